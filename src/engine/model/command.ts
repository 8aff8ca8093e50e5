/** A decision is one pick (law 4). The screen dispatches the very objects that `legalCommands` gave it (law 5). */
import type { CardNo, Resource, Seat, SpaceId, WorkerSize } from './vocabulary';

export type Command =
  | { readonly type: 'placeWorker'; readonly seat: Seat; readonly space: SpaceId; readonly worker: WorkerSize }
  | { readonly type: 'retrieveWorkers'; readonly seat: Seat }
  /** Rule 15: take this turn's benefit part by part. A decision before the placement, not a turn. */
  | { readonly type: 'takeInParts'; readonly seat: Seat }
  | { readonly type: 'pickToken'; readonly seat: Seat; readonly token: Resource }
  | { readonly type: 'pickCard'; readonly seat: Seat; readonly card: CardNo }
  | { readonly type: 'pickSpace'; readonly seat: Seat; readonly space: SpaceId }
  | { readonly type: 'pickQuota'; readonly seat: Seat; readonly quota: number }
  | { readonly type: 'pickOption'; readonly seat: Seat; readonly option: number }
  | { readonly type: 'decline'; readonly seat: Seat };
