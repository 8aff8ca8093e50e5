/** RULES F6: two friends a charter, one for its coins and one for its VP. */
import type { FriendCard } from '@/engine/model/card';
import { card, type Seat } from '@/engine/model/vocabulary';
import { gain, vp } from './say';

const forCoins = (no: number, charter: Seat): FriendCard => ({
  no: card(no),
  kind: 'friend',
  charter,
  triggers: [
    {
      on: { event: 'tokensGained', token: 'coin', inCharter: charter },
      effect: gain('coin'),
      window: 'afterBenefit',
      oncePerUse: true,
    },
  ],
});
const forVp = (no: number, charter: Seat): FriendCard => ({
  no: card(no),
  kind: 'friend',
  charter,
  triggers: [{ on: { event: 'scored', inCharter: charter }, effect: vp(1), window: 'afterBenefit', oncePerUse: true }],
});

const [RED, PURPLE, GREEN, YELLOW, BLACK, BLUE] = [0, 1, 2, 3, 4, 5] as const;

export const friends: readonly FriendCard[] = [
  forCoins(315, YELLOW),
  forVp(316, RED),
  forCoins(317, BLUE),
  forVp(318, YELLOW),
  forCoins(319, RED),
  forVp(320, BLUE),
  forCoins(321, PURPLE),
  forCoins(322, BLACK),
  forVp(323, PURPLE),
  forVp(324, BLACK),
  forCoins(325, GREEN),
  forVp(326, GREEN),
];
