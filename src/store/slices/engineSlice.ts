/** A store slice is the engine's slice: the same applier runs on raw states in search and on Immer drafts here. */
import { createSlice, type Draft } from '@reduxjs/toolkit';
import type { EngineState, GameEvent, SliceName } from '@/engine';
import { advanced, restored } from '../actions';

interface Applier<State> {
  initial(): State;
  apply(slice: State, event: GameEvent): void;
}

export function engineSlice<S extends SliceName>(name: S, applier: Applier<EngineState[S]>) {
  return createSlice({
    name,
    initialState: applier.initial(),
    reducers: {},
    extraReducers: (on) =>
      on
        .addCase(advanced, (slice, { payload }) => {
          // A draft of plain JSON behaves as the JSON itself; the applier never keeps it.
          for (const event of payload.events) applier.apply(slice as EngineState[S], event);
        })
        .addCase(restored, (_, { payload }) => payload.state[name] as Draft<EngineState[S]>),
  });
}
