/** Makers of commands. Each distinct command is made once and kept, so that listing them in search allocates nothing. */
import type { Command } from './model/command';
import {
  BIG,
  MINIONS,
  at,
  minionIndex,
  type Minion,
  SMALL,
  perSeat,
  type CardNo,
  type Resource,
  type Seat,
  type SpaceId,
  type WorkerSize,
} from './model/vocabulary';

function keeping<P>(make: (seat: Seat, pick: P) => Command): (seat: Seat, pick: P) => Command {
  const kept = perSeat(() => new Map<P, Command>());
  return (seat, pick) => {
    const known = kept[seat].get(pick);
    if (known !== undefined) return known;
    const made = Object.freeze(make(seat, pick));
    kept[seat].set(pick, made);
    return made;
  };
}

const placeBig = keeping<SpaceId>((seat, space) => ({ type: 'placeWorker', seat, space, worker: BIG }));
const placeSmall = keeping<SpaceId>((seat, space) => ({ type: 'placeWorker', seat, space, worker: SMALL }));
const retrieves = keeping<null>((seat) => ({ type: 'retrieveWorkers', seat }));
const parts = keeping<null>((seat) => ({ type: 'takeInParts', seat }));
const declines = keeping<null>((seat) => ({ type: 'decline', seat }));

export const place = (seat: Seat, space: SpaceId, worker: WorkerSize): Command =>
  worker === BIG ? placeBig(seat, space) : placeSmall(seat, space);
export const retrieve = (seat: Seat): Command => retrieves(seat, null);
export const takeInParts = (seat: Seat): Command => parts(seat, null);
const minionTables = MINIONS.map((minion) =>
  keeping<SpaceId>((seat, space) => ({ type: 'placeMinion', seat, space, minion })),
);
export const placeMinion = (seat: Seat, space: SpaceId, minion: Minion): Command =>
  at(minionTables, minionIndex(minion))(seat, space);
export const pickMinion = keeping<Minion>((seat, minion) => ({ type: 'pickMinion', seat, minion }));
export const useCard = keeping<CardNo>((seat, card) => ({ type: 'useCard', seat, card }));
export const pickToken = keeping<Resource>((seat, token) => ({ type: 'pickToken', seat, token }));
export const pickCard = keeping<CardNo>((seat, card) => ({ type: 'pickCard', seat, card }));
export const pickSpace = keeping<SpaceId>((seat, space) => ({ type: 'pickSpace', seat, space }));
export const pickQuota = keeping<number>((seat, quota) => ({ type: 'pickQuota', seat, quota }));
export const pickOption = keeping<number>((seat, option) => ({ type: 'pickOption', seat, option }));
export const decline = (seat: Seat): Command => declines(seat, null);
