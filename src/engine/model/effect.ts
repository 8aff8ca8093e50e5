/**
 * The language of costs and benefits: plain JSON, interpreted in `language/`, drawn as icons by the screen.
 * A new op names a rule, never a card.
 */
import type { CardKind } from './card';
import type { Good, Minion, Resource, Token } from './vocabulary';

/** A number, or so many for each of something the actor has. */
export type Amount = number | { readonly per: Countable; readonly each: number; readonly upTo: number };

export type Cost =
  | { readonly pay: Token; readonly n: number }
  /** Resources of the payer's choice; `alike`: all of one kind; `distinct`: no two alike. */
  | { readonly payAny: 'resource'; readonly n: number; readonly kinds: 'mixed' | 'alike' | 'distinct' }
  /** Advancement cards of the payer's choice, to the discard pile. */
  | { readonly payCard: CardKind | 'any'; readonly n: number }
  /** Minions of the payer's choice, at home or on the board (rule 16). */
  | { readonly payMinion: number }
  | { readonly allOf: readonly Cost[] }
  | { readonly oneOf: readonly Cost[] };

export type Effect =
  | { readonly op: 'gain'; readonly what: Good; readonly n: Amount }
  | { readonly op: 'gainAny'; readonly n: number; readonly distinct: boolean }
  | { readonly op: 'score'; readonly n: Amount }
  /** Takes paid influence back from the general supply (rule 6). */
  | { readonly op: 'regain'; readonly n: number }
  /** Influence onto the reputation track (rule 23): uses a token, so it is always asked. */
  | { readonly op: 'reputation'; readonly n: number }
  /** A face-up card from the advancement mat (rule 7). */
  | { readonly op: 'takeCard'; readonly kind: CardKind | 'any' }
  | { readonly op: 'gainMinion'; readonly minion: Minion | 'any' }
  | { readonly op: 'progress' }
  | { readonly op: 'seq'; readonly steps: readonly Effect[] }
  | { readonly op: 'oneOf'; readonly options: readonly Effect[] }
  | { readonly op: 'may'; readonly effect: Effect }
  | { readonly op: 'when'; readonly if: Condition; readonly then: Effect }
  /** Pay and gain, up to so many times; asked each time. */
  | { readonly op: 'exchange'; readonly cost: Cost; readonly gain: Effect; readonly upTo: number }
  /** Rule 24: one of your influence tokens stays beside the building; each income then gives you the effect. */
  | { readonly op: 'income'; readonly effect: Effect }
  /** A procedure of the rulebook, with the VP this building gives for it. */
  | { readonly op: 'run'; readonly procedure: Procedure; readonly vp: number };

export const PROCEDURES = ['construct', 'unlockCrate', 'scoreObjective', 'fillQuota', 'joinIncome'] as const;
export type Procedure = (typeof PROCEDURES)[number];

/** What can be counted of the actor's. */
export type Countable =
  | { readonly of: 'token'; readonly what: Token }
  | { readonly of: 'resources' }
  | { readonly of: 'resourceKinds' }
  | { readonly of: 'cards'; readonly kind: CardKind | 'any' }
  | { readonly of: 'cardKinds' }
  | { readonly of: 'buildings' }
  | { readonly of: 'reputation' }
  | { readonly of: 'quota' }
  | { readonly of: 'objectivesScored' }
  | { readonly of: 'minionsOnBoard' }
  | { readonly of: 'minionKinds' }
  /** Income buildings that hold the seat's token. */
  | { readonly of: 'incomeBuildings' };

export type Condition =
  | { readonly atLeast: readonly [Countable, number] }
  | { readonly atMost: readonly [Countable, number] }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] };

export type Resources = Readonly<Partial<Record<Resource, number>>>;
