/** Constructors of constants: short words for what cards say, so that a card reads like its text. */
import type { Cost, Effect, Procedure } from '@/engine/model/effect';
import type { Good, Token } from '@/engine/model/vocabulary';

export const free: Cost = { allOf: [] };
export const pay = (what: Token, n = 1): Cost => ({ pay: what, n });
export const anyResource = (n: number, kinds: 'mixed' | 'alike' | 'distinct' = 'mixed'): Cost => ({
  payAny: 'resource',
  n,
  kinds,
});
export const both = (...allOf: Cost[]): Cost => ({ allOf });
export const eitherCost = (...oneOf: Cost[]): Cost => ({ oneOf });

export const gain = (what: Good, n = 1): Effect => ({ op: 'gain', what, n });
export const gainAny = (n: number, distinct = false): Effect => ({ op: 'gainAny', n, distinct });
export const vp = (n: number): Effect => ({ op: 'score', n });
export const regain = (n: number): Effect => ({ op: 'regain', n });
export const reputation: Effect = { op: 'reputation', n: 1 };
export const takeCard = (kind: Extract<Effect, { op: 'takeCard' }>['kind'] = 'any'): Effect => ({
  op: 'takeCard',
  kind,
});
export const minion = (which: Extract<Effect, { op: 'gainMinion' }>['minion']): Effect => ({
  op: 'gainMinion',
  minion: which,
});
export const may = (effect: Effect): Effect => ({ op: 'may', effect });
export const then = (...steps: Effect[]): Effect => ({ op: 'seq', steps });
export const run = (procedure: Procedure, points: number): Effect => ({ op: 'run', procedure, vp: points });
export const upToTimes = (upTo: number, cost: Cost, result: Effect): Effect => ({
  op: 'exchange',
  upTo,
  cost,
  gain: result,
});
