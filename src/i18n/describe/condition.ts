/** Amounts, what they count, and conditions in words. */
import type { Condition, Countable } from '@/engine';
import type { Words } from '../createWords';
import { tokenCount } from '../names';
import { capitalised, listed } from '../phrases';
import { unreachable } from '../unreachable';

/** '6 coins', '3 tokens on the quota track', in the accusative. */
export function describeCounted(words: Words, what: Countable, count: number): string {
  const { t } = words;
  switch (what.of) {
    case 'token':
      return tokenCount(words, what.what, count);
    case 'cards':
      return t(`cards.${what.kind}`, { count });
    case 'resources':
    case 'resourceKinds':
    case 'cardKinds':
    case 'buildings':
    case 'reputation':
    case 'quota':
    case 'objectivesScored':
    case 'minionsOnBoard':
    case 'minionKinds':
    case 'incomeBuildings':
      return t(`counted.${what.of}`, { count });
    default:
      return unreachable(what);
  }
}

/** 'for each coin you have'. */
export function describePer({ t }: Words, what: Countable): string {
  switch (what.of) {
    case 'token':
      return t(`per.${what.what}`);
    case 'cards':
      return t(`per.${what.kind}`);
    case 'resources':
    case 'resourceKinds':
    case 'cardKinds':
    case 'buildings':
    case 'reputation':
    case 'quota':
    case 'objectivesScored':
    case 'minionsOnBoard':
    case 'minionKinds':
    case 'incomeBuildings':
      return t(`per.${what.of}`);
    default:
      return unreachable(what);
  }
}

/** 'You have at least 6 coins'. */
export const describeCondition = (words: Words, condition: Condition): string =>
  capitalised(words.t('condition.have', { bounds: boundsOf(words, condition) }));

/** 'if you have at least 6 coins'. */
export const describeIf = (words: Words, condition: Condition): string =>
  words.t('condition.ifHave', { bounds: boundsOf(words, condition) });

function boundsOf(words: Words, condition: Condition): string {
  const { t } = words;
  if ('atLeast' in condition) return t('condition.atLeast', { what: describeCounted(words, ...condition.atLeast) });
  if ('atMost' in condition) return t('condition.atMost', { what: describeCounted(words, ...condition.atMost) });
  if ('not' in condition) return oppositeOf(words, condition.not);
  if ('all' in condition) {
    const bounds = condition.all.map((part) => boundsOf(words, part));
    return listed(words, bounds, 'and');
  }
  return unreachable(condition);
}

function oppositeOf(words: Words, condition: Condition): string {
  const { t } = words;
  if ('atLeast' in condition) return t('condition.lessThan', { what: describeCounted(words, ...condition.atLeast) });
  if ('atMost' in condition) return t('condition.moreThan', { what: describeCounted(words, ...condition.atMost) });
  if ('not' in condition) return boundsOf(words, condition.not);
  if ('all' in condition) return t('condition.notAll', { what: boundsOf(words, condition) });
  return unreachable(condition);
}
