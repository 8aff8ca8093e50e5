/** What a card does, in words made from the data it runs on; '' for a kind that says it elsewhere. */
import type { Cost, FriendCard, GuestCard, ItemCard } from '@/engine';
import type { Words } from '../createWords';
import { districtName, NO_TABLE, type Table } from '../names';
import { describeCost } from './cost';
import { describeEffect } from './effect';

/** Rule 12: '2 wood and 1 metal: gain 5 VP'. */
export function describeItem(words: Words, { resources, benefit }: ItemCard): string {
  const { wood = 0, coal = 0, grain = 0, clay = 0, pumpkin = 0, metal = 0 } = resources;
  const parts: readonly Cost[] = [
    { pay: 'wood', n: wood },
    { pay: 'coal', n: coal },
    { pay: 'grain', n: grain },
    { pay: 'clay', n: clay },
    { pay: 'pumpkin', n: pumpkin },
    { pay: 'metal', n: metal },
  ];
  const cost = describeCost(words, { allOf: parts.filter((part) => 'n' in part && part.n > 0) });
  return `${cost}: ${describeEffect(words, benefit)}`;
}

/** Rule 11: both benefits on each income, or one of them where many play. */
export const describeGuest = (words: Words, { benefits }: GuestCard, both: boolean): string =>
  describeEffect(words, {
    op: 'income',
    effect: both ? { op: 'seq', steps: benefits } : { op: 'oneOf', options: benefits },
  });

/** Rule 13. */
export function describeFriend(words: Words, { charter, triggers }: FriendCard, table: Table = NO_TABLE): string {
  const district = districtName(words, charter, table);
  return words.t(triggers[0]?.on.event === 'tokensGained' ? 'friend.coin' : 'friend.vp', { district });
}
