/** Whose turn, and the pending work. Written by the resolver itself and published in `settled` (law 3's one exception). */
import type { SliceModule } from './sliceModule';

export const flow: SliceModule<'flow'> = {
  initial: () => ({
    phase: 'between',
    active: 0,
    first: 0,
    round: 0,
    progressRound: 0,
    stack: [],
    waiting: [],
    fresh: [],
    parts: false,
  }),
  apply(slice, event) {
    if (event.type === 'settled') Object.assign(slice, flow.clone(event.flow));
  },
  // Frames and waiting triggers are never written to once made, so the lists alone are copied.
  clone: (slice) => ({
    phase: slice.phase,
    active: slice.active,
    first: slice.first,
    round: slice.round,
    progressRound: slice.progressRound,
    stack: slice.stack.slice(),
    waiting: slice.waiting.slice(),
    fresh: slice.fresh.slice(),
    parts: slice.parts,
  }),
};
