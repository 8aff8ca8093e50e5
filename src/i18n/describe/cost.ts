/** A cost in words, from the data the rules run: '2 wood and 1 coin', in the accusative. */
import type { Cost } from '@/content/text';
import type { Words } from '../createWords';
import { tokenCount } from '../names';
import { listed } from '../phrases';
import { unreachable } from '../unreachable';

export function describeCost(words: Words, cost: Cost): string {
  const { t } = words;
  if ('pay' in cost) return tokenCount(words, cost.pay, cost.n);
  if ('payAny' in cost) return t(`resources.${cost.kinds}`, { count: cost.n });
  if ('payCard' in cost) return t(`cards.${cost.payCard}`, { count: cost.n });
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

export const isFree = (cost: Cost): boolean => 'allOf' in cost && cost.allOf.every(isFree);
