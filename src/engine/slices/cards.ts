/** Advancement cards: deck, mat, discard pile, and every seat's open supply (rule 7). */
import { at, perSeat } from '../model/vocabulary';
import { remove, type SliceModule } from './sliceModule';

export const cards: SliceModule<'cards'> = {
  initial: () => ({ deck: [], mat: [], discard: [], hand: perSeat(() => []) }),
  apply(slice, event) {
    switch (event.type) {
      case 'deckShuffled':
        if (event.deck === 'advancement') {
          // Whatever was discarded is in the new order.
          slice.deck = event.order.slice();
          slice.discard = [];
        }
        break;
      case 'cardMoved':
        switch (event.from) {
          case 'deck':
            remove(slice.deck, event.card);
            break;
          case 'mat':
            remove(slice.mat, event.card);
            break;
          case 'discard':
            remove(slice.discard, event.card);
            break;
          case 'hand':
            remove(at(slice.hand, event.seat), event.card);
            break;
          default:
        }
        switch (event.to) {
          case 'deck':
            slice.deck.push(event.card);
            break;
          case 'mat':
            slice.mat.push(event.card);
            break;
          case 'discard':
            slice.discard.push(event.card);
            break;
          case 'hand':
            at(slice.hand, event.seat).push(event.card);
            break;
          default:
        }
        break;
      default:
    }
  },
  clone: (slice) => ({
    deck: slice.deck.slice(),
    mat: slice.mat.slice(),
    discard: slice.discard.slice(),
    hand: [
      slice.hand[0].slice(),
      slice.hand[1].slice(),
      slice.hand[2].slice(),
      slice.hand[3].slice(),
      slice.hand[4].slice(),
      slice.hand[5].slice(),
    ],
  }),
};
