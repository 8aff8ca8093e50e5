/** What outlives a game: chests, the Index, the Archive, opened crates, results. */
import type { CampaignState } from '../model/state';
import { at, perSeat, SEATS, type Seat } from '../model/vocabulary';
import { remove, type SliceModule } from './sliceModule';

export const campaign: SliceModule<'campaign'> = {
  initial: () => ({
    gameNo: 0,
    controllers: perSeat(() => 'inactive' as const),
    chests: perSeat(() => []),
    cratesOpened: [],
    chronicle: [],
    index: [],
    archive: [],
    results: [],
  }),
  apply(slice, event) {
    switch (event.type) {
      case 'gameStarted':
        slice.gameNo = event.gameNo;
        break;
      case 'crateOpened':
        slice.cratesOpened.push(event.crate);
        break;
      case 'ruleLearned':
        slice.chronicle.push({ rule: event.rule, gameNo: event.gameNo });
        break;
      case 'cardMoved':
        if (event.from === 'index') remove(slice.index, event.card);
        else if (event.from === 'archive') remove(slice.archive, event.card);
        else if (event.from === 'chest') remove(at(slice.chests, event.seat), event.card);
        if (event.to === 'index') slice.index.push(event.card);
        else if (event.to === 'archive') slice.archive.push(event.card);
        else if (event.to === 'chest') at(slice.chests, event.seat).push(event.card);
        break;
      case 'gameEnded':
        slice.results.push({ gameNo: event.gameNo, vp: event.vp, winners: event.winners });
        break;
      default:
    }
  },
  clone: (slice) => ({
    gameNo: slice.gameNo,
    controllers: slice.controllers,
    chests: perSeat((seat) => slice.chests[seat].slice()),
    cratesOpened: slice.cratesOpened.slice(),
    chronicle: slice.chronicle.slice(),
    index: slice.index.slice(),
    archive: slice.archive.slice(),
    results: slice.results.slice(),
  }),
};

export const isActive = (slice: CampaignState, seat: Seat): boolean => slice.controllers[seat] !== 'inactive';

/** Automas count as players (rule 4). */
export function playerCount(slice: CampaignState): number {
  let n = 0;
  for (const seat of SEATS) if (isActive(slice, seat)) n++;
  return n;
}
