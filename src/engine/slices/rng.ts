/** The generators' states. A draw is written only by the event that carries its outcome. */
import type { SliceModule } from './sliceModule';

export const rng: SliceModule<'rng'> = {
  initial: () => ({ setup: 0, advancement: 0, objective: 0, die: 0, automa: 0 }),
  apply(slice, event) {
    if (event.type === 'dieRolled') slice.die = event.rng;
    else if (event.type === 'deckShuffled') slice[event.deck] = event.rng;
  },
  clone: (slice) => ({
    setup: slice.setup,
    advancement: slice.advancement,
    objective: slice.objective,
    die: slice.die,
    automa: slice.automa,
  }),
};
