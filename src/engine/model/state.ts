/** The whole game as plain JSON, one key per subsystem. Only `slices/` write it (law 3). */
import type { Frame, Waiting } from './flow';
import type { CardNo, Good, PerSeat, Seat, Token } from './vocabulary';

export type Controller = 'human' | 'ai' | 'automa' | 'inactive';

export interface GameResult {
  readonly gameNo: number;
  readonly vp: PerSeat<number>;
  readonly winners: readonly Seat[];
}

export interface CampaignState {
  gameNo: number;
  controllers: PerSeat<Controller>;
  chests: PerSeat<CardNo[]>;
  cratesOpened: number[];
  /** The rules unlocked so far, and the game in which each was. */
  chronicle: { readonly rule: number; readonly gameNo: number }[];
  /** Cards still in the box, and cards done with. */
  index: CardNo[];
  archive: CardNo[];
  results: GameResult[];
}

export interface BoardState {
  /** The building on each space, NO_CARD where there is none. */
  building: CardNo[];
  /** Whose tokens stand beside an income building: a bit a seat. */
  income: number[];
  /** The minion on each space, NO_MINION for none, and whose it is. */
  minion: number[];
  minionOwner: number[];
  /** Where each regular worker is: a space, or HOME. */
  workers: number[];
}

export interface SupplyState {
  held: PerSeat<Record<Token, number>>;
  /** Influence paid to the general supply, which effects may give back. */
  spent: PerSeat<number>;
  bank: Record<Good, number>;
  /** By kind, in the order of MINIONS: at home with each seat, and in the general supply. */
  minions: PerSeat<number[]>;
  minionBank: number[];
}

export interface TracksState {
  vp: PerSeat<number>;
  /** The tokens on the reputation track, in the order they were placed. */
  reputation: Seat[];
  /** The seat on each quota space, or NO_SEAT. */
  quota: number[];
  progress: number;
}

export interface ObjectivesState {
  /** The last card is the top one, here and in every deck. */
  deck: CardNo[];
  row: CardNo[];
  scored: PerSeat<CardNo[]>;
}

export interface CardsState {
  deck: CardNo[];
  mat: CardNo[];
  discard: CardNo[];
  hand: PerSeat<CardNo[]>;
}

export const PHASES = ['between', 'setup', 'turns', 'lastRound', 'ending', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface FlowState {
  phase: Phase;
  active: Seat;
  first: Seat;
  round: number;
  /** The round in which the progress token last moved. */
  progressRound: number;
  /** The last frame is on top. */
  stack: Frame[];
  waiting: Waiting[];
  /** Cards gained in this action, or by this item: they do not act on the action that gained them (rule 8). */
  fresh: CardNo[];
  /** The active seat asked to take this turn's benefit part by part (rule 15). */
  parts: boolean;
}

export const STREAMS = ['setup', 'advancement', 'objective', 'die', 'automa'] as const;
export type Stream = (typeof STREAMS)[number];
export type RngState = Record<Stream, number>;

export interface EngineState {
  campaign: CampaignState;
  board: BoardState;
  supply: SupplyState;
  tracks: TracksState;
  objectives: ObjectivesState;
  cards: CardsState;
  flow: FlowState;
  rng: RngState;
}
export type SliceName = keyof EngineState;
