/** Objective cards: the deck, the row on the mat, and who has scored which in this game (rule 20). */
import { card, perSeat } from '../model/vocabulary';
import { remove, type SliceModule } from './sliceModule';

export const objectives: SliceModule<'objectives'> = {
  initial: () => ({ deck: [], row: [], scored: perSeat(() => []) }),
  apply(slice, event) {
    switch (event.type) {
      case 'gameStarted':
        slice.scored = perSeat(() => []);
        break;
      case 'deckShuffled':
        if (event.deck === 'objective') slice.deck = event.order.slice();
        break;
      case 'cardMoved':
        if (event.from === 'objectiveDeck') remove(slice.deck, event.card);
        else if (event.from === 'objectiveRow') remove(slice.row, event.card);
        if (event.to === 'objectiveDeck') slice.deck.push(event.card);
        else if (event.to === 'objectiveRow') slice.row.push(event.card);
        break;
      case 'influencePlaced':
        if (event.on === 'objective') slice.scored[event.seat].push(card(event.target));
        break;
      default:
    }
  },
  clone: (slice) => ({
    deck: slice.deck.slice(),
    row: slice.row.slice(),
    scored: [
      slice.scored[0].slice(),
      slice.scored[1].slice(),
      slice.scored[2].slice(),
      slice.scored[3].slice(),
      slice.scored[4].slice(),
      slice.scored[5].slice(),
    ],
  }),
};
