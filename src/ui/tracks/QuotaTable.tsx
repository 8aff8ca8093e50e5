/** The quota dock: a row for each kind of goods, six spaces each, with the bonus over its column. */
import { Pressable, View } from 'react-native';
import { playerName, quotaSpaceName } from '@/i18n';
import type { Effect } from '@/engine/model/effect';
import { CHARTERS, QUOTA_COLUMNS, SEATS } from '@/engine/model/vocabulary';
import { useAppSelector } from '@/store';
import { selectRules } from '@/store/selectors/engine';
import { Icon } from '../art/Icon';
import { Medal, Seal } from '../art/Marks';
import { quotaIcon } from '../effects/glyphs';
import { Text } from '../kit/Text';
import { RADII } from '../kit/type';
import { useTheme } from '../kit/useTheme';
import { useTableWords } from '../table/useTableWords';

interface Props {
  readonly cell: number;
  readonly dests: ReadonlySet<number>;
  readonly selected: number | null;
  /** Without it the table is only looked at. */
  readonly onPick?: (quota: number) => void;
}

function Bonus({ bonus, size }: { readonly bonus: Effect | null; readonly size: number }) {
  if (bonus === null) return null;
  if (bonus.op === 'score') return <Medal n={typeof bonus.n === 'number' ? bonus.n : 0} size={size} />;
  return <Icon name="reputation" size={size} />;
}

export function QuotaTable({ cell, dests, selected, onPick }: Props) {
  const theme = useTheme();
  const { words, table } = useTableWords();
  const quota = useAppSelector((root) => root.tracks.quota);
  const rules = useAppSelector(selectRules);
  const gap = Math.max(2, cell * 0.09);
  const box = { width: cell, height: cell, alignItems: 'center', justifyContent: 'center' } as const;
  return (
    <View
      style={{
        backgroundColor: '#A8764A',
        borderWidth: 1.5,
        borderColor: theme.outline,
        borderRadius: RADII.card,
        padding: gap * 2,
        gap,
      }}
    >
      <View aria-hidden style={{ flexDirection: 'row', gap, height: cell * 0.8 }}>
        <View style={{ width: cell }} />
        {Array.from({ length: QUOTA_COLUMNS }, (_, column) => (
          <View key={column} style={[box, { height: cell * 0.8 }]}>
            <Bonus bonus={rules.quota[0]?.bonuses[column] ?? null} size={cell * 0.8} />
          </View>
        ))}
      </View>
      {rules.quota.map(({ kind, costs }, row) => (
        <View key={kind} style={{ flexDirection: 'row', gap }}>
          <View aria-hidden style={box}>
            <Icon name={quotaIcon[kind]} size={cell * 0.82} />
          </View>
          {costs.map((n, column) => {
            const id = row * QUOTA_COLUMNS + column;
            const owner = SEATS.find((seat) => seat === quota[id]);
            const legal = dests.has(id);
            const name = quotaSpaceName(words, id);
            const spoken = owner === undefined ? `${name}: ${n}` : `${name}: ${playerName(words, owner, table)}`;
            return (
              <Pressable
                key={column}
                role={onPick === undefined ? 'img' : 'button'}
                aria-label={spoken}
                aria-disabled={!legal}
                aria-selected={id === selected}
                disabled={!legal || onPick === undefined}
                {...(onPick !== undefined && { onPress: () => onPick(id) })}
                {...(legal && onPick !== undefined && { testID: 'choice' })}
                style={[
                  box,
                  {
                    borderRadius: RADII.cell,
                    backgroundColor: id === selected ? theme.glow : theme.plaque,
                    borderWidth: legal ? 2.5 : 1,
                    borderColor: legal ? theme.glow : theme.outline,
                    opacity: onPick !== undefined && !legal && owner === undefined ? 0.55 : 1,
                  },
                ]}
              >
                {owner === undefined ? (
                  <Text size={cell > 30 ? 'button' : 'caption'} weight="bold" colour={theme.onPlaque} bounded>
                    {n}
                  </Text>
                ) : (
                  <Seal charter={CHARTERS[owner]} size={cell * 0.86} />
                )}
              </Pressable>
            );
          })}
        </View>
      ))}
    </View>
  );
}
