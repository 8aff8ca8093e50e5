/** What the table shows: destinations, score lines, what can be taken back. Derived, never stored. */
import { createSelector } from '@reduxjs/toolkit';
import { MINIONS, scoreLines, undoable, type Command, type Minion, type SpaceId } from '@/engine';
import type { RootState } from '..';
import { selectLegal } from './engine';

/** What is in hand on a turn: a regular worker, or one kind of minion. */
export type Piece = 'worker' | Minion;

type Destinations = ReadonlyMap<SpaceId, Command>;

/** The command that a tap on a space stands for, by the piece in hand and by space; plots asked for go with any piece. */
const selectPlaces = createSelector([selectLegal], (legal): ReadonlyMap<Piece, Destinations> => {
  const places = new Map<Piece, Map<SpaceId, Command>>();
  for (const command of legal) {
    if (command.type !== 'placeWorker' && command.type !== 'pickSpace' && command.type !== 'placeMinion') continue;
    const piece = command.type === 'placeMinion' ? command.minion : 'worker';
    const known = places.get(piece) ?? new Map<SpaceId, Command>();
    places.set(piece, known.set(command.space, command));
  }
  return places;
});

const NOWHERE: Destinations = new Map();

export const selectDestinations = (root: RootState, piece: Piece = 'worker'): Destinations =>
  selectPlaces(root).get(piece) ?? NOWHERE;

/** The pieces that can be placed now, the regular worker first. */
export const selectPieces = createSelector([selectPlaces], (places): readonly Piece[] =>
  (['worker', ...MINIONS] as const).filter((piece) => places.has(piece)),
);

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
