/**
 * Chance, reproducibly: one 32-bit state per named stream, so that a shuffle never depends on what else was rolled.
 * The outcome and the next state travel in events (law 7); nothing here keeps anything.
 */
import { STREAMS, type RngState } from './model/state';

/** A draw: the value, and the state to go on from. Reused by the caller's loop, so read it at once. */
export interface Draw {
  value: number;
  state: number;
}

/** A counter mixed by xor-shift and multiplication: every 32-bit state occurs once in its cycle. */
export function draw(state: number, sides: number): Draw {
  const next = (state + 0x9e3779b9) | 0;
  let x = next ^ (next >>> 16);
  x = Math.imul(x, 0x21f0aaad);
  x ^= x >>> 15;
  x = Math.imul(x, 0x735a2d97);
  x ^= x >>> 15;
  return { value: Math.floor(((x >>> 0) / 0x100000000) * sides), state: next };
}

/** A new list in random order, and the state to go on from. */
export function shuffle<T>(list: readonly T[], state: number): { order: T[]; state: number } {
  const order = list.slice();
  let rng = state;
  for (let i = order.length - 1; i > 0; i--) {
    const drawn = draw(rng, i + 1);
    rng = drawn.state;
    const j = drawn.value;
    const swapped = order[i] as T;
    order[i] = order[j] as T;
    order[j] = swapped;
  }
  return { order, state: rng };
}

export function seedStreams(seed: number): RngState {
  const streams = { setup: 0, advancement: 0, objective: 0, die: 0, automa: 0 };
  for (let i = 0; i < STREAMS.length; i++) {
    const stream = STREAMS[i];
    if (stream !== undefined) streams[stream] = draw((seed | 0) + Math.imul(i + 1, 0x632be5ab), 0x100000000).value | 0;
  }
  return streams;
}
