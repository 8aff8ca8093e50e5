/** The Chronicle, compiled: every number and permission a rule reads. Rule code asks it, never the game number (law 8). */
import type { Effect } from './effect';

export const QUOTA_KINDS = ['resource', 'coin', 'card', 'minion'] as const;
export type QuotaKind = (typeof QUOTA_KINDS)[number];

export interface QuotaRow {
  readonly kind: QuotaKind;
  /** Goods a space of each column costs. */
  readonly costs: readonly number[];
  /** What a space of each column adds to the benefit; null for nothing. */
  readonly bonuses: readonly (Effect | null)[];
}

/** What can be switched on by a rule of the Chronicle. */
export interface RuleFlags {
  /** Rule 24. */
  readonly income: boolean;
  /** Rule 18, second part. */
  readonly overbuild: boolean;
}

/** What one rule of the Chronicle changes once it is unlocked. */
export interface RuleDef {
  /** Its number in the Chronicle. */
  readonly rule: number;
  readonly flags: Partial<RuleFlags>;
  /** Rows that join the quota track. */
  readonly quota: readonly QuotaRow[];
}

export type EndStep = 'reputation' | 'winners';

export interface Ruleset {
  readonly flags: RuleFlags;
  /** Index = number of players; 0 is unused. */
  readonly progressStart: readonly number[];
  readonly progressEnd: number;
  readonly reputationAt: readonly number[];
  readonly incomeAt: readonly number[];
  /** Index = number of players; 0 is unused. */
  readonly reputationSpaces: readonly number[];
  /** VP for most, second most, third most tokens. */
  readonly reputationVp: readonly number[];
  readonly quota: readonly QuotaRow[];
  readonly matSize: number;
  readonly objectiveRow: number;
  readonly startCoins: number;
  /** Rule 11: guests give both benefits with up to so many players. */
  readonly guestsGiveBothUpTo: number;
  /** After so many rounds without progress the token moves by itself, so that every game ends. */
  readonly idleRounds: number;
  readonly endSteps: readonly EndStep[];
}
