/** What the table shows: destinations, score lines, what can be taken back. Derived, never stored. */
import { createSelector } from '@reduxjs/toolkit';
import { scoreLines, undoable, type Command, type SpaceId } from '@/engine';
import type { RootState } from '..';
import { selectLegal } from './engine';

/** The command that a tap on a space stands for, by space. */
export const selectDestinations = createSelector([selectLegal], (legal): ReadonlyMap<SpaceId, Command> => {
  const destinations = new Map<SpaceId, Command>();
  for (const command of legal) {
    if (command.type === 'placeWorker' || command.type === 'pickSpace') destinations.set(command.space, command);
  }
  return destinations;
});

const selectMoves = (root: RootState) => root.session.moves;

export const selectEvents = createSelector([selectMoves], (moves) => moves.flatMap((move) => move.events));
export const selectScoreLines = createSelector([selectEvents], (events) => scoreLines(events));
/** How many moves the seat that moved last may take back by itself. */
export const selectUndoable = createSelector([selectMoves], (moves) => undoable(moves));
export const selectUndone = (root: RootState) => root.session.undone;
/** The last thing a worker did, for the outline on the board. */
export const selectLastPlacement = createSelector([selectMoves], (moves): SpaceId | null => {
  for (let i = moves.length - 1; i >= 0; i--) {
    const command = moves[i]?.command;
    if (command?.type === 'placeWorker') return command.space;
  }
  return null;
});
