/** A cost in words, from the data the rules run: '2 wood and 1 coin', in the accusative. */
import type { Cost, Effect } from '@/engine';
import type { Words } from '../createWords';
import { minionCount, tokenCount } from '../names';
import { listed } from '../phrases';
import { unreachable } from '../unreachable';

export function describeCost(words: Words, cost: Cost): string {
  const { t } = words;
  if ('pay' in cost) return tokenCount(words, cost.pay, cost.n);
  if ('payAny' in cost) return t(`resources.${cost.kinds}`, { count: cost.n });
  if ('payCard' in cost) return t(`cards.${cost.payCard}`, { count: cost.n });
  if ('payMinion' in cost) return minionCount(words, 'any', cost.payMinion);
  if ('oneOf' in cost) {
    const ways = cost.oneOf.map((way) => describeCost(words, way));
    return listed(words, ways, 'or');
  }
  if ('allOf' in cost) {
    const parts = cost.allOf.filter((part) => !isFree(part));
    if (parts.length === 0) return t('table.free');
    return listed(
      words,
      parts.map((part) => {
        const said = describeCost(words, part);
        return 'oneOf' in part && parts.length > 1 ? t('cost.group', { cost: said }) : said;
      }),
      'and',
    );
  }
  return unreachable(cost);
}

/**
 * All that using a building takes: its own cost, and what the target of its procedure costs besides. The Grandstand's own
 * cost is nothing, and yet it takes an influence token.
 */
export function describeUseCost(words: Words, face: { readonly cost: Cost; readonly benefit: Effect }): string {
  const steps = face.benefit.op === 'seq' ? face.benefit.steps : [face.benefit];
  const parts = isFree(face.cost) ? [] : [describeCost(words, face.cost)];
  for (const step of steps) {
    if (step.op === 'income') parts.push(words.t('cost.joinIncome'));
    if (step.op === 'run' && step.procedure !== 'unlockCrate') parts.push(words.t(`cost.${step.procedure}`));
  }
  return parts.length === 0 ? words.t('table.free') : parts.join(words.t('list.plus'));
}

export const isFree = (cost: Cost): boolean => 'allOf' in cost && cost.allOf.every(isFree);
