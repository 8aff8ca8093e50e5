/** The box: all that the engine is given about one edition of the game. */
import type { CrateDef, ListedCard } from './card';
import type { RuleDef, Ruleset } from './ruleset';
import type { Effect } from './effect';
import type { CardNo, Minion, PerSeat } from './vocabulary';

export interface Pieces {
  readonly coins: number;
  /** Of each of the six resources. */
  readonly resources: number;
  /** Of each charter. */
  readonly influence: number;
  /** Of each kind. */
  readonly minions: number;
}

export interface Content {
  /** Saved with every game: it names the cards and numbers that game was played with. */
  readonly version: string;
  readonly cards: readonly ListedCard[];
  readonly crates: readonly CrateDef[];
  readonly baseRules: Ruleset;
  /** Rules that are unlocked in the course of the campaign. */
  readonly chronicle: readonly RuleDef[];
  readonly pieces: Pieces;
  /** Rule 16: what each minion gains when it is placed, and when an opponent uses its building. */
  readonly minionGains: Readonly<Record<Minion, Effect>>;
  readonly startBuildings: PerSeat<CardNo>;
  readonly startPersonas: PerSeat<CardNo>;
  /** In the order of COMMONS. */
  readonly commons: readonly CardNo[];
  /** The advancement deck and the objective deck as game 1 begins. */
  readonly startDeck: readonly CardNo[];
  readonly startObjectives: readonly CardNo[];
}
