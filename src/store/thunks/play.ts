/** Playing: the only place where the live game meets `execute`. */
import type { Command, Controller, PerSeat } from '@/engine';
import type { AppThunk } from '..';
import { advanced, restored } from '../actions';
import { engine } from '../engine';
import { selectEngineState } from '../selectors/engine';
import { playersSlice } from '../slices/players';
import { sessionSlice } from '../slices/session';

export interface NewGame {
  readonly seed: number;
  readonly controllers: PerSeat<Controller>;
  readonly names: PerSeat<string>;
}

export const beginCampaign =
  ({ seed, controllers, names }: NewGame): AppThunk =>
  (dispatch) => {
    const outcome = engine.startGame(engine.newCampaign(seed, controllers));
    if (!outcome.ok) {
      dispatch(sessionSlice.actions.refused(outcome.reason));
      return;
    }
    dispatch(playersSlice.actions.named(names));
    dispatch(restored({ state: outcome.state, start: outcome.state, moves: [], undone: [] }));
  };

/** Carries out a command, or says in the session why it was refused. True if it was carried out. */
export const play =
  (command: Command, redone = false): AppThunk<boolean> =>
  (dispatch, getState) => {
    const outcome = engine.execute(selectEngineState(getState()), command);
    if (!outcome.ok) {
      dispatch(sessionSlice.actions.refused(outcome.reason));
      return false;
    }
    dispatch(advanced({ command, events: outcome.events, redone }));
    return true;
  };
