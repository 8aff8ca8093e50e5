import { View } from 'react-native';
import type { SeatView } from '@/store/selectors/seats';
import { Emblem, Medal } from '../art/Marks';
import { SPACE } from '../kit/type';
import { useTheme } from '../kit/useTheme';
import { HandRow } from './HandRow';
import { People, Purse, Resources } from './SupplyRow';

/** What the deciding player holds, pinned under the map. */
export function OwnSupply({ seat }: { readonly seat: SeatView }) {
  const theme = useTheme();
  return (
    <View
      style={{
        backgroundColor: theme.panel,
        borderTopWidth: 4,
        borderColor: theme.charters[seat.charter].colour,
        paddingHorizontal: SPACE.s,
        paddingVertical: 3,
        gap: 3,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
        <Emblem charter={seat.charter} size={30} />
        <People seat={seat} size={34} />
        <Purse seat={seat} size={22} />
        <Medal n={seat.vp} size={36} />
        <HandRow hand={seat.hand} size={20} />
      </View>
      <Resources seat={seat} size={20} />
    </View>
  );
}
