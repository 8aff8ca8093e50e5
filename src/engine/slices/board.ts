/** Buildings on the 42 spaces, and where the regular workers stand. */
import type { BoardState } from '../model/state';
import {
  HOME,
  NO_CARD,
  PLOTS_PER_CHARTER,
  SPACE_COUNT,
  WORKER_COUNT,
  at,
  plotOf,
  workerId,
  type CardNo,
  type Seat,
  type SpaceId,
  type WorkerId,
} from '../model/vocabulary';
import type { SliceModule } from './sliceModule';

export const board: SliceModule<'board'> = {
  initial: () => ({
    building: new Array<CardNo>(SPACE_COUNT).fill(NO_CARD),
    workers: new Array<number>(WORKER_COUNT).fill(HOME),
  }),
  apply(slice, event) {
    switch (event.type) {
      case 'startBuildingPlaced':
      case 'buildingConstructed':
        slice.building[event.space] = event.card;
        break;
      case 'workerPlaced':
        slice.workers[event.worker] = event.space;
        break;
      case 'workerBumped':
        slice.workers[event.worker] = HOME;
        break;
      case 'workersRetrieved':
        slice.workers[event.seat * 2] = HOME;
        slice.workers[event.seat * 2 + 1] = HOME;
        break;
      case 'gameStarted':
        for (let i = 0; i < slice.workers.length; i++) slice.workers[i] = HOME;
        break;
      default:
    }
  },
  clone: (slice) => ({ building: slice.building.slice(), workers: slice.workers.slice() }),
};

export const buildingAt = (slice: BoardState, id: SpaceId): CardNo => at(slice.building, id);

/** The regular worker on a space, or null. */
export function workerAt(slice: BoardState, id: SpaceId): WorkerId | null {
  const i = slice.workers.indexOf(id);
  return i < 0 ? null : workerId(i);
}

export function workersAtHome(slice: BoardState, seat: Seat): number {
  return (slice.workers[seat * 2] === HOME ? 1 : 0) + (slice.workers[seat * 2 + 1] === HOME ? 1 : 0);
}

export function hasEmptyPlot(slice: BoardState, seat: Seat): boolean {
  for (let i = 0; i < PLOTS_PER_CHARTER; i++) if (slice.building[plotOf(seat, i)] === NO_CARD) return true;
  return false;
}

export function buildingsOf(slice: BoardState, seat: Seat): number {
  let n = 0;
  for (let i = 0; i < PLOTS_PER_CHARTER; i++) if (slice.building[plotOf(seat, i)] !== NO_CARD) n++;
  return n;
}
