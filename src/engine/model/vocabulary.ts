/**
 * The words everything else is built from: seats, charters, spaces, tokens and card numbers.
 * RULES A: six charters clockwise, six plots each, then the six buildings of the Commons.
 * Casts (`as`) are allowed here and in tests only.
 */

export const RESOURCES = ['wood', 'coal', 'grain', 'clay', 'pumpkin', 'metal'] as const;
export const GOODS = ['wood', 'coal', 'grain', 'clay', 'pumpkin', 'metal', 'coin'] as const;
export const TOKENS = ['wood', 'coal', 'grain', 'clay', 'pumpkin', 'metal', 'coin', 'influence'] as const;
export type Resource = (typeof RESOURCES)[number];
/** What the general supply holds in common; influence belongs to its charter. */
export type Good = (typeof GOODS)[number];
export type Token = (typeof TOKENS)[number];

/** Clockwise round the board (RULES A); a seat is the index of its charter here. */
export const CHARTERS = ['red', 'purple', 'green', 'yellow', 'black', 'blue'] as const;
export type Charter = (typeof CHARTERS)[number];

export type Seat = 0 | 1 | 2 | 3 | 4 | 5;
export const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5];
export type PerSeat<T> = [T, T, T, T, T, T];
export const NO_SEAT = -1;

export type CardNo = number & { readonly __card: true };
export const NO_CARD = 0 as CardNo;
export const card = (no: number): CardNo => no as CardNo;

/**
 * The card left over once a building's sticker is on the board (rule 10) is another card type than the building card it
 * was, so it has a number of its own: the printed one plus this.
 */
const CONSTRUCTED = 500;
export const constructedOf = (building: CardNo): CardNo => (building + CONSTRUCTED) as CardNo;
export const isConstructedCard = (no: CardNo): boolean => no > CONSTRUCTED;
/** The number printed on the card, whichever of the two it is. */
export const printedNo = (no: CardNo): CardNo => (no > CONSTRUCTED ? ((no - CONSTRUCTED) as CardNo) : no);

/** 0–35 are the plots, six a seat in the order L1–L6; 36–41 the Commons. */
export type SpaceId = number & { readonly __space: true };
export const NO_SPACE = -1 as SpaceId;
export const PLOTS_PER_CHARTER = 6;
export const COMMONS = ['zeppelin', 'charterstone', 'grandstand', 'treasury', 'market', 'cloudPort'] as const;
export type Commons = (typeof COMMONS)[number];
export const COMMONS_START = 36;
export const SPACE_COUNT = 42;
export const space = (id: number): SpaceId => id as SpaceId;
export const plotOf = (seat: Seat, plot: number): SpaceId => (seat * PLOTS_PER_CHARTER + plot) as SpaceId;
export const commonsSpace = (name: Commons): SpaceId => (COMMONS_START + COMMONS.indexOf(name)) as SpaceId;
/** The seat whose charter a plot lies in, or NO_SEAT for the Commons. */
export const charterOf = (id: SpaceId): Seat | typeof NO_SEAT =>
  id < COMMONS_START ? (Math.floor(id / PLOTS_PER_CHARTER) as Seat) : NO_SEAT;

/** Regular workers: two a seat, the big one first. */
export type WorkerId = number & { readonly __worker: true };
export const WORKER_COUNT = 12;
export const BIG = 0;
export const SMALL = 1;
export type WorkerSize = typeof BIG | typeof SMALL;
export const workerOf = (seat: Seat, size: WorkerSize): WorkerId => (seat * 2 + size) as WorkerId;
export const workerId = (id: number): WorkerId => id as WorkerId;
export const ownerOf = (worker: WorkerId): Seat => (worker >> 1) as Seat;
export const HOME = -1;

/** Rule 16: the six kinds of minion, six of each. */
export const MINIONS = ['cat', 'ghost', 'butler', 'golem', 'robot', 'chef'] as const;
export type Minion = (typeof MINIONS)[number];
export const NO_MINION = -1;
/** A minion's place in MINIONS, which is what the board holds. */
export const minionIndex = (minion: Minion): number => MINIONS.indexOf(minion);

/** Quota spaces are numbered row by row, six a row even where a row has fewer columns (rule 22). */
export const QUOTA_COLUMNS = 6;

/** The only unchecked read of a list: a hole is a bug in the engine. */
export function at<T>(list: readonly T[], i: number): T {
  const value = list[i];
  if (value === undefined) throw new Error(`no element ${i} in a list of ${list.length}`);
  return value;
}

export const previousSeat = (seat: Seat): Seat => ((seat + 5) % 6) as Seat;
/** The seat after this one, clockwise. */
export const nextSeat = (seat: Seat): Seat => ((seat + 1) % 6) as Seat;

export function perSeat<T>(make: (seat: Seat) => T): PerSeat<T> {
  return [make(0), make(1), make(2), make(3), make(4), make(5)];
}
