/**
 * Rule 7, the advancement mat.
 * - Cards are gained from the face-up ones; the gap is filled at once from the deck.
 * - The discard pile is shuffled into the deck when the deck is empty.
 * - A gap that cannot be filled waits until a card can be had.
 */
import { NO_SEAT, at, type CardNo, type Seat } from '../model/vocabulary';
import { shuffle } from '../rng';
import { emit, type Run } from '../run';

export function refillMat(run: Run): void {
  const { state, rules } = run;
  while (state.cards.mat.length < rules.matSize) {
    if (state.cards.deck.length === 0) {
      if (state.cards.discard.length === 0) return;
      shuffleAdvancement(run);
    }
    const top = at(state.cards.deck, state.cards.deck.length - 1);
    emit(run, { type: 'cardMoved', card: top, from: 'deck', to: 'mat', seat: NO_SEAT, reveals: true });
  }
}

/** Deck and discards together in a new order. */
export function shuffleAdvancement(run: Run): void {
  const { cards, rng } = run.state;
  // Sorted first, so that the order depends on the generator and not on how the piles came to lie.
  const all = cards.deck.concat(cards.discard).sort((a, b) => a - b);
  const { order, state } = shuffle(all, rng.advancement);
  emit(run, { type: 'deckShuffled', deck: 'advancement', order, rng: state, reveals: true });
}

export function takeFromMat(run: Run, seat: Seat, card: CardNo): void {
  emit(run, { type: 'cardMoved', card, from: 'mat', to: 'hand', seat, reveals: false });
  run.state.flow.fresh.push(card);
  refillMat(run);
}

export function discardCard(run: Run, seat: Seat, card: CardNo): void {
  emit(run, { type: 'cardMoved', card, from: 'hand', to: 'discard', seat, reveals: false });
  refillMat(run);
}
