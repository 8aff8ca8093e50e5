/** What a seat holds: workers at home, influence, coins; and a well of six resources. */
import { View } from 'react-native';
import { RESOURCES } from '@/engine/model/vocabulary';
import type { SeatView } from '@/store/selectors/seats';
import { Icon } from '../art/Icon';
import { Seal, Worker } from '../art/Marks';
import { Text } from '../kit/Text';
import { RADII, SPACE } from '../kit/type';
import { useTheme } from '../kit/useTheme';

export function People({ seat, size = 34 }: { readonly seat: SeatView; readonly size?: number }) {
  const [big, small] = seat.home;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'flex-end' }}>
      <Worker charter={seat.charter} big away={!big} size={size} />
      <Worker charter={seat.charter} big={false} away={!small} size={size} />
      {seat.minions.flatMap(({ minion, n }) =>
        Array.from({ length: n }, (_, i) => <Icon key={`${minion}${i}`} name={minion} size={size * 0.7} />),
      )}
    </View>
  );
}

export function Purse({ seat, size = 22 }: { readonly seat: SeatView; readonly size?: number }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
        <Seal charter={seat.charter} size={size} />
        <Text size="counter" weight="heavy" bounded>
          {seat.held.influence}
        </Text>
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
        <Icon name="coin" size={size} />
        <Text size="counter" weight="heavy" bounded>
          {seat.held.coin}
        </Text>
      </View>
    </View>
  );
}

export function Resources({ seat, size = 18 }: { readonly seat: SeatView; readonly size?: number }) {
  const theme = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        justifyContent: 'space-between',
        backgroundColor: theme.paper2,
        borderRadius: RADII.card,
        paddingHorizontal: 6,
        paddingVertical: 2,
      }}
    >
      {RESOURCES.map((resource) => (
        <View
          key={resource}
          style={{ flexDirection: 'row', alignItems: 'center', gap: 2, opacity: seat.held[resource] === 0 ? 0.42 : 1 }}
        >
          <Icon name={resource} size={size} />
          <Text size="body" weight="heavy" bounded>
            {seat.held[resource]}
          </Text>
        </View>
      ))}
    </View>
  );
}
