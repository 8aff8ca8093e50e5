/** A decision is one pick (law 4). The screen dispatches the very objects that `legalCommands` gave it (law 5). */
import type { CardNo, Minion, Resource, Seat, SpaceId, WorkerSize } from './vocabulary';

export type Command =
  | { readonly type: 'placeWorker'; readonly seat: Seat; readonly space: SpaceId; readonly worker: WorkerSize }
  /** Rule 16: an extra worker, on an unoccupied building of one's own charter. */
  | { readonly type: 'placeMinion'; readonly seat: Seat; readonly space: SpaceId; readonly minion: Minion }
  | { readonly type: 'retrieveWorkers'; readonly seat: Seat }
  /** Rule 15: take this turn's benefit part by part. A decision before the placement, not a turn. */
  | { readonly type: 'takeInParts'; readonly seat: Seat }
  /** Rule 12: an item, on one's turn besides the action. */
  | { readonly type: 'useCard'; readonly seat: Seat; readonly card: CardNo }
  | { readonly type: 'pickToken'; readonly seat: Seat; readonly token: Resource }
  | { readonly type: 'pickCard'; readonly seat: Seat; readonly card: CardNo }
  | { readonly type: 'pickSpace'; readonly seat: Seat; readonly space: SpaceId }
  | { readonly type: 'pickQuota'; readonly seat: Seat; readonly quota: number }
  | { readonly type: 'pickMinion'; readonly seat: Seat; readonly minion: Minion }
  | { readonly type: 'pickOption'; readonly seat: Seat; readonly option: number }
  | { readonly type: 'decline'; readonly seat: Seat };
