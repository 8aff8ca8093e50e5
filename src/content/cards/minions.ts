/** RULES F3: what a minion gains when it is placed, and when an opponent uses its building. */
import type { Effect } from '@/engine/model/effect';
import type { Minion } from '@/engine/model/vocabulary';
import { gain, gainAny, may, regain, reputation, takeCard, vp } from './say';

export const minionGains: Readonly<Record<Minion, Effect>> = {
  cat: vp(1),
  ghost: reputation,
  butler: gain('coin'),
  golem: gainAny(1),
  robot: takeCard(),
  chef: may(regain(1)),
};
