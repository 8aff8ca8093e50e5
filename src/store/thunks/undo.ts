/** Undo and redo: fold the events up to an earlier move; play an undone command again. Chance stays as it was. */
import type { AppThunk } from '..';
import { restored } from '../actions';
import { engine } from '../engine';
import { selectUndoable } from '../selectors/table';
import { play } from './play';

/** Takes back the last `steps` moves if the rules of undo allow it, or if the whole table agreed. True if it did. */
export const undo =
  (steps = 1, agreed = false): AppThunk<boolean> =>
  (dispatch, getState) => {
    const root = getState();
    const { start, moves, undone } = root.session;
    const most = agreed ? moves.length : selectUndoable(root);
    if (start === null || steps < 1 || steps > most) return false;
    const kept = moves.slice(0, moves.length - steps);
    const back = moves.slice(moves.length - steps).reverse();
    const state = engine.evolve(
      start,
      kept.flatMap((move) => move.events),
    );
    dispatch(restored({ state, start, moves: kept, undone: [...undone, ...back.map((move) => move.command)] }));
    return true;
  };

export const redo = (): AppThunk<boolean> => (dispatch, getState) => {
  const { undone } = getState().session;
  const command = undone[undone.length - 1];
  return command === undefined ? false : dispatch(play(command, true));
};
