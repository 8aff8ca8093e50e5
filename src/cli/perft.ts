// Perft: how many decision sequences of each length a fixed village allows. Guards the rules while they are made faster.
import { random } from '@/ai/random';
import { createChance } from '@/ai';
import type { Command, EngineState } from '@/engine';
import { begin, engine, table } from './playouts';

/** A village some way into a game: so many seats, and so many random decisions from the start. */
export interface PerftVillage {
  readonly seats: number;
  readonly seed: number;
  readonly after: number;
}

export const VILLAGES: readonly PerftVillage[] = [1, 2, 3, 4, 5, 6].flatMap((seats) => [
  { seats, seed: seats, after: seats },
  { seats, seed: seats + 10, after: 60 },
]);

export function villageOf({ seats, seed, after }: PerftVillage): EngineState {
  const state = begin(seed, table(seats));
  const chance = createChance(seed);
  const legal: Command[] = [];
  for (let i = 0; i < after && engine.legalInto(state, legal) > 0; i++) {
    engine.step(state, random.choose(engine, state, legal.slice(), chance));
  }
  return state;
}

export function perft(state: EngineState, depth: number): number {
  const legal: Command[] = [];
  engine.legalInto(state, legal);
  if (depth === 1) return legal.length;
  let n = 0;
  for (const command of legal) {
    const next = engine.clone(state);
    engine.step(next, command);
    n += perft(next, depth - 1);
  }
  return n;
}
