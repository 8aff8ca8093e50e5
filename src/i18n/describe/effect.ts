/**
 * A benefit in words, from the data the rules run.
 * - What is gained side by side is said in one breath: 'Gain 1 coin and 1 VP'.
 * - What a player may leave out is a clause of its own: 'Gain 4 VP; you may gain 1 reputation'.
 */
import type { Amount, Effect } from '@/engine';
import type { Words } from '../createWords';
import { minionCount, tokenCount } from '../names';
import { capitalised, listed } from '../phrases';
import { unreachable } from '../unreachable';
import { describeIf, describePer } from './condition';
import { describeCost } from './cost';

/** 'Gain 2 coins'. */
export const describeEffect = (words: Words, effect: Effect): string => capitalised(sayEffect(words, effect));

/** 'You may gain 2 coins'. */
export const describeMay = (words: Words, effect: Effect): string =>
  capitalised(sayMay(words, effect.op === 'may' ? effect.effect : effect));

/** After 'you gain': '2 coins', or null where the effect is more than gaining. */
function gainOf(words: Words, effect: Effect): string | null {
  const { t } = words;
  switch (effect.op) {
    case 'gain':
      return amountOf(words, effect.n, (n) => tokenCount(words, effect.what, n));
    case 'gainAny':
      return t(`resources.${effect.distinct ? 'distinct' : 'mixed'}`, { count: effect.n });
    case 'score':
      return amountOf(words, effect.n, (n) => t('amount.vp', { n }));
    case 'gainMinion':
      return minionCount(words, effect.minion, 1);
    default:
      return null;
  }
}

function amountOf(words: Words, amount: Amount, say: (n: number) => string): string {
  if (typeof amount === 'number') return say(amount);
  const { per, each, upTo } = amount;
  return words.t('amount.capped', { each: say(each), per: describePer(words, per), most: say(upTo) });
}

/** What is to be done, step by step, and clauses that cannot be joined with 'and'. */
interface Saying {
  gains: string[];
  readonly steps: string[];
  readonly clauses: string[];
}

function sayEffect(words: Words, effect: Effect): string {
  return put(words, effect, 'do');
}

function sayMay(words: Words, effect: Effect): string {
  const { t } = words;
  if (effect.op === 'reputation') return sayEffect(words, effect);
  if (isPlain(effect)) return t('effect.youMay', { what: put(words, effect, 'may') });
  return t('effect.optional', { what: sayEffect(words, effect) });
}

/** Nothing in it but steps that can follow 'you may'. */
function isPlain(effect: Effect): boolean {
  switch (effect.op) {
    case 'seq':
      return effect.steps.every(isPlain);
    case 'reputation':
    case 'oneOf':
    case 'may':
    case 'when':
    case 'exchange':
    case 'income':
      return false;
    default:
      return true;
  }
}

function put(words: Words, effect: Effect, form: 'do' | 'may'): string {
  const saying: Saying = { gains: [], steps: [], clauses: [] };
  add(words, effect, form, saying);
  closeGains(words, form, saying);
  const steps = saying.steps.length === 0 ? [] : [listed(words, saying.steps, 'and')];
  return [...steps, ...saying.clauses].join(words.t('list.clause'));
}

function closeGains(words: Words, form: 'do' | 'may', saying: Saying): void {
  if (saying.gains.length === 0) return;
  saying.steps.push(words.t(`${form}.gain`, { what: listed(words, saying.gains, 'and') }));
  saying.gains = [];
}

function add(words: Words, effect: Effect, form: 'do' | 'may', saying: Saying): void {
  const { t } = words;
  const step = (said: string): void => {
    closeGains(words, form, saying);
    saying.steps.push(said);
  };
  const gain = gainOf(words, effect);
  switch (effect.op) {
    case 'gain':
    case 'gainAny':
    case 'score':
    case 'gainMinion':
      if (gain !== null) saying.gains.push(gain);
      break;
    case 'regain':
      step(t(`${form}.regain`, { what: tokenCount(words, 'influence', effect.n) }));
      break;
    case 'takeCard':
      step(t(`${form}.takeCard`, { what: t(`cards.${effect.kind}`, { count: 1 }) }));
      break;
    case 'progress':
      step(t(`${form}.progress`));
      break;
    case 'run':
      step(t(`${form}.${effect.procedure}`));
      if (effect.vp > 0) saying.gains.push(t('amount.vp', { n: effect.vp }));
      break;
    case 'seq':
      for (const part of effect.steps) add(words, part, form, saying);
      break;
    case 'reputation':
      saying.clauses.push(
        t('effect.youMay', { what: t('may.gain', { what: t('effect.reputation', { count: effect.n }) }) }),
      );
      break;
    case 'may':
      saying.clauses.push(sayMay(words, effect.effect));
      break;
    case 'oneOf': {
      const options = effect.options.map((option) => sayEffect(words, option));
      saying.clauses.push(listed(words, options, 'or'));
      break;
    }
    case 'when':
      saying.clauses.push(t('effect.when', { if: describeIf(words, effect.if), then: sayEffect(words, effect.then) }));
      break;
    case 'income':
      saying.clauses.push(t('effect.income', { what: sayEffect(words, effect.effect) }));
      break;
    case 'exchange':
      saying.clauses.push(
        t('effect.exchange', {
          count: effect.upTo,
          cost: describeCost(words, effect.cost),
          gain: sayEffect(words, effect.gain),
        }),
      );
      break;
    default:
      unreachable(effect);
  }
}

/** One round of an exchange: 'Pay 1 grain: gain 2 VP'. */
export const describeRound = (words: Words, effect: Extract<Effect, { op: 'exchange' }>): string =>
  capitalised(
    words.t('effect.payAndGain', { cost: describeCost(words, effect.cost), gain: sayEffect(words, effect.gain) }),
  );
