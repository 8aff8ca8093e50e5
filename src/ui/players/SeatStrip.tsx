import { View } from 'react-native';
import type { Seat } from '@/engine/model/vocabulary';
import type { SeatView } from '@/store/selectors/seats';
import { Emblem, Medal } from '../art/Marks';
import { Text } from '../kit/Text';
import { RADII } from '../kit/type';
import { useTheme } from '../kit/useTheme';
import { useTableWords } from '../table/useTableWords';

/** Everybody at a glance; from five up only emblem and points. */
export function SeatStrip({ seats, active }: { readonly seats: readonly SeatView[]; readonly active: Seat }) {
  const theme = useTheme();
  const { words, player } = useTableWords();
  return (
    <View style={{ flexDirection: 'row', gap: 4, padding: 4, backgroundColor: theme.paper2, height: 42 }}>
      {seats.map(({ seat, charter, vp }) => {
        const name = player(seat);
        const spoken = seat === active ? words.t('a11y.activePlayer', { player: name }) : name;
        return (
          <View
            key={seat}
            accessible
            role="img"
            aria-label={`${spoken}${words.t('list.comma')}${words.t('table.vpOf', { n: vp })}`}
            style={{
              flex: 1,
              flexDirection: 'row',
              alignItems: 'center',
              justifyContent: 'center',
              gap: 4,
              borderRadius: RADII.card,
              borderWidth: seat === active ? 2.5 : 1,
              borderColor: seat === active ? theme.glow : theme.line,
              backgroundColor: theme.charters[charter].tint,
              paddingHorizontal: 4,
            }}
          >
            <Emblem charter={charter} size={24} />
            {seats.length < 5 ? (
              <View style={{ flexShrink: 1 }}>
                <Text size="caption" weight="bold" numberOfLines={1} bounded>
                  {name}
                </Text>
                <Text size="body" weight="heavy" bounded style={{ lineHeight: 17 }}>
                  {words.t('table.vpOf', { n: vp })}
                </Text>
              </View>
            ) : (
              <Medal n={vp} size={30} />
            )}
          </View>
        );
      })}
    </View>
  );
}
