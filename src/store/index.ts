/** The store: the engine's slices, the session, and typed hooks. No rules here. */
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { boardSlice } from './slices/board';
import { campaignSlice } from './slices/campaign';
import { cardsSlice } from './slices/cards';
import { flowSlice } from './slices/flow';
import { objectivesSlice } from './slices/objectives';
import { playersSlice } from './slices/players';
import { rngSlice } from './slices/rng';
import { sessionSlice } from './slices/session';
import { supplySlice } from './slices/supply';
import { tracksSlice } from './slices/tracks';

const reducer = combineReducers({
  campaign: campaignSlice.reducer,
  board: boardSlice.reducer,
  supply: supplySlice.reducer,
  tracks: tracksSlice.reducer,
  objectives: objectivesSlice.reducer,
  cards: cardsSlice.reducer,
  flow: flowSlice.reducer,
  rng: rngSlice.reducer,
  session: sessionSlice.reducer,
  players: playersSlice.reducer,
});

export function makeStore() {
  return configureStore({
    reducer,
    // The property tests prove that engine states are plain JSON and never written to; walking them on every move is slow.
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<typeof reducer>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = (dispatch: AppDispatch, getState: () => RootState) => Result;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
