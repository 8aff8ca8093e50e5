/** The box: all that the engine is given about one edition of the game. */
import type { CrateDef, ListedCard } from './card';
import type { Ruleset } from './ruleset';
import type { CardNo, PerSeat } from './vocabulary';

export interface Pieces {
  readonly coins: number;
  /** Of each of the six resources. */
  readonly resources: number;
  /** Of each charter. */
  readonly influence: number;
}

export interface Content {
  /** Saved with every game: it names the cards and numbers that game was played with. */
  readonly version: string;
  readonly cards: readonly ListedCard[];
  readonly crates: readonly CrateDef[];
  readonly baseRules: Ruleset;
  readonly pieces: Pieces;
  readonly startBuildings: PerSeat<CardNo>;
  readonly startPersonas: PerSeat<CardNo>;
  /** In the order of COMMONS. */
  readonly commons: readonly CardNo[];
  /** The advancement deck and the objective deck as game 1 begins. */
  readonly startDeck: readonly CardNo[];
  readonly startObjectives: readonly CardNo[];
}
