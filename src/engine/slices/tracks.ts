/** The four tracks: victory points, reputation, quota, progress. */
import type { TracksState } from '../model/state';
import { NO_SEAT, type Seat } from '../model/vocabulary';
import type { SliceModule } from './sliceModule';

export const tracks: SliceModule<'tracks'> = {
  initial: () => ({ vp: [0, 0, 0, 0, 0, 0], reputation: [], quota: [], progress: 0 }),
  apply(slice, event) {
    switch (event.type) {
      case 'gameStarted':
        slice.vp = [0, 0, 0, 0, 0, 0];
        slice.reputation = [];
        slice.quota = new Array<number>(event.quotaSpaces).fill(NO_SEAT);
        slice.progress = event.progress;
        break;
      case 'ruleLearned':
        while (slice.quota.length < event.quotaSpaces) slice.quota.push(NO_SEAT);
        break;
      case 'scored':
        slice.vp[event.seat] += event.n;
        break;
      case 'progressed':
        slice.progress = event.to;
        break;
      case 'influencePlaced':
        if (event.on === 'reputation') slice.reputation.push(event.seat);
        else if (event.on === 'quota') slice.quota[event.target] = event.seat;
        break;
      default:
    }
  },
  clone: (slice) => ({
    vp: [slice.vp[0], slice.vp[1], slice.vp[2], slice.vp[3], slice.vp[4], slice.vp[5]],
    reputation: slice.reputation.slice(),
    quota: slice.quota.slice(),
    progress: slice.progress,
  }),
};

const count = (list: readonly number[], seat: Seat): number => {
  let n = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === seat) n++;
  return n;
};

export const reputationOf = (slice: TracksState, seat: Seat): number => count(slice.reputation, seat);
export const quotaOf = (slice: TracksState, seat: Seat): number => count(slice.quota, seat);
