// What is measured on both machines: V8 here, and the Hermes VM from a bundle of this file. Pure but for the clock.
import { random } from '@/ai/random';
import { hash, type Command } from '@/engine';
import { begin, engine, playOut, table } from './playouts';

export interface ProbeResult {
  readonly decisionsPerSecond: number;
  readonly clonesPerSecond: number;
  /** Plain arithmetic on the same machine in the same minute, to divide by. */
  readonly referencePerSecond: number;
  readonly hashes: readonly string[];
}

/** A loop of integer arithmetic and array writes: how fast this machine is at the moment. */
function reference(milliseconds: number, now: () => number): number {
  const cells = new Array<number>(64).fill(0);
  const start = now();
  let n = 0;
  while (now() - start < milliseconds) {
    for (let i = 0; i < 10_000; i++) cells[i & 63] = (Math.imul(cells[(i + 7) & 63] ?? 0, 31) + i) | 0;
    n += 10_000;
  }
  return (n / (now() - start)) * 1000;
}

/** Random play, the legal list built at every decision. */
function decide(milliseconds: number, now: () => number): number {
  const start = now();
  let decisions = 0;
  for (let game = 0; now() - start < milliseconds; game++) decisions += rush(game);
  return (decisions / (now() - start)) * 1000;
}

const legal: Command[] = [];

/** One game of four with the cheapest possible choice, so that the engine is timed and not the policy. */
function rush(game: number): number {
  const state = begin(game, table(4, game % 6));
  let pick = (game * 2654435761) >>> 0;
  let decisions = 0;
  for (let n = engine.legalInto(state, legal); n > 0; n = engine.legalInto(state, legal)) {
    pick = (Math.imul(pick, 1664525) + 1013904223) >>> 0;
    const command = legal[(pick >>> 8) % n];
    if (command === undefined) break;
    engine.step(state, command);
    decisions++;
  }
  return decisions;
}

function copy(milliseconds: number, now: () => number): number {
  const state = playOut(begin(1, table(4)), random, 1).state;
  const start = now();
  let n = 0;
  while (now() - start < milliseconds) {
    for (let i = 0; i < 100; i++) engine.clone(state);
    n += 100;
  }
  return (n / (now() - start)) * 1000;
}

/** The final states of so many games over one to six seats, as hashes. */
export function hashesOf(games: number): string[] {
  const hashes: string[] = [];
  for (let game = 0; game < games; game++) {
    hashes.push(hash(playOut(begin(game, table(1 + (game % 6), game % 5)), random, game).state));
  }
  return hashes;
}

export function probe(milliseconds: number, games: number, now: () => number): ProbeResult {
  decide(milliseconds / 4, now);
  return {
    decisionsPerSecond: Math.round(decide(milliseconds, now)),
    clonesPerSecond: Math.round(copy(milliseconds / 4, now)),
    referencePerSecond: Math.round(reference(milliseconds / 4, now)),
    hashes: hashesOf(games),
  };
}
