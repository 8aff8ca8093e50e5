/** Any legal command, all equally likely: the player that finds what nobody would try. */
import { at } from '@/engine';
import type { Policy } from './policy';

export const random: Policy = {
  name: 'random',
  choose: (_engine, _state, legal, chance) => at(legal, chance(legal.length)),
};
