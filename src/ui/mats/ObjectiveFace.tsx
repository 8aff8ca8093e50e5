import { Pressable, View } from 'react-native';
import { cardLine, cardName, playerName, type Words } from '@/i18n';
import { CHARTERS, type CardNo, type Seat } from '@/engine/model/vocabulary';
import { useAppSelector } from '@/store';
import { cardDef } from '@/store/box';
import { selectSeats } from '@/store/selectors/seats';
import { Icon } from '../art/Icon';
import { Seal } from '../art/Marks';
import { EffectGlyphs } from '../effects/EffectGlyphs';
import { Text } from '../kit/Text';
import { RADII } from '../kit/type';
import { useTheme } from '../kit/useTheme';
import { useTableWords } from '../table/useTableWords';
import { conditionGlyphs } from './cardGlyphs';

interface Props {
  readonly no: CardNo;
  readonly width: number;
  readonly height: number;
  readonly legal?: boolean;
  readonly selected?: boolean;
  readonly onPress?: () => void;
}

/** An objective with a place for every player's token: filled once they have scored it. */
export function ObjectiveFace({ no, width, height, legal = false, selected = false, onPress }: Props) {
  const theme = useTheme();
  const { words, table } = useTableWords();
  const seats = useAppSelector(selectSeats);
  const scored = useAppSelector((root) => root.objectives.scored);
  const by = seats.filter(({ seat }) => scored[seat].includes(no)).map(({ seat }) => seat);
  const def = cardDef(no);
  return (
    <Pressable
      role={onPress === undefined ? 'img' : 'button'}
      aria-label={spoken(words, no, by, (seat) => playerName(words, seat, table))}
      aria-selected={selected}
      disabled={onPress === undefined}
      {...(onPress !== undefined && { onPress })}
      {...(legal && { testID: 'choice' })}
      style={{
        width,
        height,
        borderRadius: RADII.card,
        borderWidth: selected ? 3 : legal ? 2.5 : 1.3,
        borderColor: legal || selected ? theme.glow : theme.outline,
        backgroundColor: theme.paper,
        overflow: 'hidden',
        transform: [{ translateY: selected ? -4 : 0 }],
      }}
    >
      <View
        style={{
          height: 22,
          backgroundColor: '#2A7A5C',
          flexDirection: 'row',
          alignItems: 'center',
          gap: 4,
          paddingHorizontal: 3,
        }}
      >
        <Icon name="objective" size={17} />
        <Text size="caption" weight="bold" colour="#FFF6E2" numberOfLines={1} bounded style={{ flexShrink: 1 }}>
          {words.t('cardBand.objective')}
        </Text>
      </View>
      <View style={{ flex: 1, alignItems: 'center', justifyContent: 'space-between', padding: 5 }}>
        <Text size="small" weight="bold" align="center" numberOfLines={2} bounded>
          {cardName(words, no)}
        </Text>
        <EffectGlyphs glyphs={def.kind === 'objective' ? conditionGlyphs(def.condition) : []} size={20} />
        <View style={{ flexDirection: 'row', gap: 2 }}>
          {seats.map(({ seat }) => (
            <Seal
              key={seat}
              charter={CHARTERS[seat]}
              size={Math.min(20, (width - 14) / seats.length)}
              empty={!by.includes(seat)}
            />
          ))}
        </View>
      </View>
    </Pressable>
  );
}

function spoken(words: Words, no: CardNo, by: readonly Seat[], player: (seat: Seat) => string): string {
  return [cardName(words, no), cardLine(words, no), ...by.map(player)].join(words.t('list.comma'));
}
