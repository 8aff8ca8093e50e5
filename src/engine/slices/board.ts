/** Buildings on the 42 spaces, and where the regular workers stand. */
import type { BoardState } from '../model/state';
import {
  HOME,
  MINIONS,
  NO_MINION,
  NO_SEAT,
  NO_SPACE,
  NO_CARD,
  PLOTS_PER_CHARTER,
  SPACE_COUNT,
  WORKER_COUNT,
  at,
  minionIndex,
  plotOf,
  space,
  workerId,
  type CardNo,
  type Minion,
  type Seat,
  type SpaceId,
  type WorkerId,
} from '../model/vocabulary';
import type { SliceModule } from './sliceModule';

export const board: SliceModule<'board'> = {
  initial: () => ({
    building: new Array<CardNo>(SPACE_COUNT).fill(NO_CARD),
    income: new Array<number>(SPACE_COUNT).fill(0),
    minion: new Array<number>(SPACE_COUNT).fill(NO_MINION),
    minionOwner: new Array<number>(SPACE_COUNT).fill(NO_SEAT),
    workers: new Array<number>(WORKER_COUNT).fill(HOME),
  }),
  apply(slice, event) {
    switch (event.type) {
      case 'startBuildingPlaced':
      case 'buildingConstructed':
        slice.building[event.space] = event.card;
        break;
      case 'influencePlaced':
        if (event.on === 'income') slice.income[event.target] = at(slice.income, event.target) | (1 << event.seat);
        break;
      case 'workerPlaced':
        slice.workers[event.worker] = event.space;
        break;
      case 'workerBumped':
        slice.workers[event.worker] = HOME;
        break;
      case 'minionPlaced':
        slice.minion[event.space] = minionIndex(event.minion);
        slice.minionOwner[event.space] = event.seat;
        break;
      case 'minionPaid':
        if (event.space !== NO_SPACE) leave(slice, event.space);
        break;
      case 'workersRetrieved':
        for (const { space } of event.minions) leave(slice, space);
        slice.workers[event.seat * 2] = HOME;
        slice.workers[event.seat * 2 + 1] = HOME;
        break;
      case 'gameStarted':
        for (let i = 0; i < slice.workers.length; i++) slice.workers[i] = HOME;
        for (let i = 0; i < SPACE_COUNT; i++) {
          slice.income[i] = 0;
          leave(slice, space(i));
        }
        break;
      default:
    }
  },
  clone: (slice) => ({
    building: slice.building.slice(),
    income: slice.income.slice(),
    minion: slice.minion.slice(),
    minionOwner: slice.minionOwner.slice(),
    workers: slice.workers.slice(),
  }),
};

function leave(slice: BoardState, id: SpaceId): void {
  slice.minion[id] = NO_MINION;
  slice.minionOwner[id] = NO_SEAT;
}

/** The minion on a space, or null. */
export function minionAt(slice: BoardState, id: SpaceId): Minion | null {
  return MINIONS[at(slice.minion, id)] ?? null;
}

/** How many of a seat's minions of one kind, or of any, stand on the board. */
export function minionsOnBoard(slice: BoardState, seat: Seat, kind: number | 'any'): number {
  let n = 0;
  for (let id = 0; id < slice.minion.length; id++) {
    if (slice.minionOwner[id] === seat && (kind === 'any' || slice.minion[id] === kind)) n++;
  }
  return n;
}

export const buildingAt = (slice: BoardState, id: SpaceId): CardNo => at(slice.building, id);

/** The regular worker on a space, or null. */
export function workerAt(slice: BoardState, id: SpaceId): WorkerId | null {
  const i = slice.workers.indexOf(id);
  return i < 0 ? null : workerId(i);
}

export function workersAtHome(slice: BoardState, seat: Seat): number {
  return (slice.workers[seat * 2] === HOME ? 1 : 0) + (slice.workers[seat * 2 + 1] === HOME ? 1 : 0);
}

export function buildingsOf(slice: BoardState, seat: Seat): number {
  let n = 0;
  for (let i = 0; i < PLOTS_PER_CHARTER; i++) if (slice.building[plotOf(seat, i)] !== NO_CARD) n++;
  return n;
}

export const hasIncomeToken = (slice: BoardState, id: SpaceId, seat: Seat): boolean =>
  (at(slice.income, id) & (1 << seat)) !== 0;

export function incomeBuildingsOf(slice: BoardState, seat: Seat): number {
  let n = 0;
  for (let id = 0; id < slice.income.length; id++) if ((at(slice.income, id) & (1 << seat)) !== 0) n++;
  return n;
}

/** Does anything stand on or beside the building? Then it cannot be built over (rule 18). */
export const carriesToken = (slice: BoardState, id: SpaceId): boolean =>
  at(slice.income, id) !== 0 || slice.minion[id] !== NO_MINION || slice.workers.includes(id);
