/**
 * What a seat may know. Only this file knows what is secret: the order of the decks and the generators. All else is open.
 */
import type { EngineState } from './model/state';
import type { CardNo } from './model/vocabulary';
import { clone, slices } from './slices';
import { seedStreams, shuffle } from './rng';

const ascending = (a: CardNo, b: CardNo): number => a - b;

/** The state with secrets blanked: two states that differ only in secrets have equal views. */
export function viewFor(state: EngineState): EngineState {
  const view = clone(state);
  view.cards.deck.sort(ascending);
  view.objectives.deck.sort(ascending);
  view.rng = slices.rng.initial();
  return view;
}

/** A state that the view allows, with the secrets filled in at random: what search plays on. */
export function determinize(state: EngineState, seed: number): EngineState {
  const guess = viewFor(state);
  const streams = seedStreams(seed);
  guess.rng = streams;
  guess.cards.deck = shuffle(guess.cards.deck, streams.advancement).order;
  guess.objectives.deck = shuffle(guess.objectives.deck, streams.objective).order;
  return guess;
}
