/** RULES F7: twelve guests with two benefits each. The Monk is a fact; the figures of the others are ours. */
import type { GuestCard } from '@/engine/model/card';
import type { Effect } from '@/engine/model/effect';
import { card } from '@/engine/model/vocabulary';
import { gain, gainAny, regain, reputation, vp } from './say';

const guest = (no: number, first: Effect, second: Effect): GuestCard => ({
  no: card(no),
  kind: 'guest',
  benefits: [first, second],
});

export const guests: readonly GuestCard[] = [
  guest(281, vp(1), gain('pumpkin')),
  guest(282, vp(1), gain('wood')),
  guest(283, vp(1), gain('coal')),
  guest(284, vp(1), gain('grain')),
  guest(285, vp(1), gain('clay')),
  guest(286, vp(1), gain('metal')),
  guest(287, vp(1), gain('coin')),
  guest(288, gain('coin'), gainAny(1)),
  guest(289, gain('coin'), regain(1)),
  guest(290, vp(1), regain(1)),
  guest(291, gainAny(1), reputation),
  guest(292, regain(1), reputation),
];
