/** Costs and benefits as rows of icons, read from the very data the rules run, so that a picture cannot lie. */
import type { CardKind } from '@/engine/model/card';
import type { Amount, Cost, Countable, Effect, Procedure } from '@/engine/model/effect';
import type { QuotaKind } from '@/engine/model/ruleset';
import type { IconName } from '../art/icons';

export type Glyph =
  | { readonly is: 'icon'; readonly icon: IconName; readonly n: number }
  /** A mark between icons: or, for each, in exchange for, perhaps. */
  | { readonly is: 'sign'; readonly sign: '/' | ':' | '?' | 'gains' };

const one = (icon: IconName, n = 1): Glyph => ({ is: 'icon', icon, n });
const sign = (mark: Extract<Glyph, { is: 'sign' }>['sign']): Glyph => ({ is: 'sign', sign: mark });

const joined = (lists: readonly (readonly Glyph[])[], mark: Glyph): Glyph[] =>
  lists.flatMap((list, i) => (i === 0 ? list : [mark, ...list]));

export const cardIcon = (kind: CardKind | 'any'): IconName => {
  switch (kind) {
    case 'assistant':
      return 'assistant';
    case 'building':
      return 'plan';
    case 'constructed':
      return 'deed';
    case 'item':
    case 'guest':
    case 'friend':
      return kind;
    case 'objective':
      return 'objective';
    default:
      return 'card';
  }
};

export const quotaIcon: Readonly<Record<QuotaKind, IconName>> = {
  resource: 'any',
  coin: 'coin',
  card: 'card',
  minion: 'minion',
};

export function costGlyphs(cost: Cost): Glyph[] {
  if ('pay' in cost) return [one(cost.pay, cost.n)];
  if ('payAny' in cost) return [one('any', cost.n)];
  if ('payCard' in cost) return [one(cardIcon(cost.payCard), cost.n)];
  if ('payMinion' in cost) return [one('minion', cost.payMinion)];
  if ('allOf' in cost) return cost.allOf.flatMap(costGlyphs);
  return joined(cost.oneOf.map(costGlyphs), sign('/'));
}

export function countIcon(what: Countable): IconName {
  switch (what.of) {
    case 'token':
      return what.what;
    case 'resources':
    case 'resourceKinds':
      return 'any';
    case 'cards':
      return cardIcon(what.kind);
    case 'cardKinds':
      return 'card';
    case 'buildings':
      return 'value';
    case 'reputation':
      return 'reputation';
    case 'quota':
      return 'quota';
    case 'objectivesScored':
      return 'objective';
    case 'minionsOnBoard':
    case 'minionKinds':
      return 'minion';
    case 'incomeBuildings':
      return 'income';
  }
}

const some = (icon: IconName, amount: Amount): Glyph[] =>
  typeof amount === 'number' ? [one(icon, amount)] : [one(icon, amount.each), sign(':'), one(countIcon(amount.per))];

/** What a procedure's target asks for besides the building's cost, and what it brings besides its VP. */
const PROCEDURE: Readonly<Record<Procedure, { cost: readonly Glyph[]; brings: readonly Glyph[] }>> = {
  construct: { cost: [one('plan')], brings: [one('construct')] },
  unlockCrate: { cost: [], brings: [one('crate')] },
  scoreObjective: { cost: [one('influence')], brings: [one('objective')] },
  fillQuota: { cost: [one('influence'), one('quota')], brings: [] },
  joinIncome: { cost: [one('influence')], brings: [one('income')] },
};

export function effectGlyphs(effect: Effect): Glyph[] {
  switch (effect.op) {
    case 'gain':
      return some(effect.what, effect.n);
    case 'gainAny':
      return [one('any', effect.n)];
    case 'score':
      return some('vp', effect.n);
    case 'regain':
      return [one('regain', effect.n)];
    case 'reputation':
      return [one('reputation', effect.n)];
    case 'takeCard':
      return [one(cardIcon(effect.kind))];
    case 'progress':
      return [one('progress')];
    case 'gainMinion':
      return [one(effect.minion === 'any' ? 'minion' : effect.minion)];
    case 'income':
      return [one('income'), sign(':'), ...effectGlyphs(effect.effect)];
    case 'seq':
      return effect.steps.flatMap(effectGlyphs);
    case 'oneOf':
      return joined(effect.options.map(effectGlyphs), sign('/'));
    case 'may':
      return effectGlyphs(effect.effect);
    case 'when':
      return [...effectGlyphs(effect.then), sign('?')];
    case 'exchange':
      return [...costGlyphs(effect.cost), sign('gains'), ...effectGlyphs(effect.gain)];
    case 'run': {
      const { brings } = PROCEDURE[effect.procedure];
      return effect.vp > 0 ? [...brings, one('vp', effect.vp)] : [...brings];
    }
  }
}

function procedureIn(effect: Effect): Procedure | null {
  if (effect.op === 'run') return effect.procedure;
  if (effect.op === 'income') return 'joinIncome';
  if (effect.op !== 'seq') return null;
  for (const step of effect.steps) if (step.op === 'run') return step.procedure;
  return null;
}

/** All that using a building costs, its procedure's target included. */
export function priceGlyphs(cost: Cost, benefit: Effect): Glyph[] {
  const procedure = procedureIn(benefit);
  return [...costGlyphs(cost), ...(procedure === null ? [] : PROCEDURE[procedure].cost)];
}

/** The icon a building is known by: the first thing it gives. */
export function firstIcon(benefit: Effect): IconName {
  for (const glyph of effectGlyphs(benefit)) if (glyph.is === 'icon') return glyph.icon;
  return 'card';
}
