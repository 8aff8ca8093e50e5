/** Who sits where: names as people typed them. Plain data of any script; the engine never sees it. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { perSeat, type PerSeat } from '@/engine';

export const NAME_LENGTH = 24;

export const playersSlice = createSlice({
  name: 'players',
  initialState: { names: perSeat(() => '') },
  reducers: {
    named(players, { payload }: PayloadAction<PerSeat<string>>) {
      players.names = perSeat((seat) => payload[seat].trim().slice(0, NAME_LENGTH));
    },
  },
});
