// Whole games played by policies. Runs on Node and on the Hermes VM, so it knows neither.
import { createChance, type Policy } from '@/ai';
import {
  createEngine,
  perSeat,
  type Command,
  type Controller,
  type Engine,
  type EngineState,
  type PerSeat,
} from '@/engine';
import { content } from '@/content';
import { lateBox } from './lateBox';

export const engine: Engine = createEngine(content);
export const lateEngine: Engine = createEngine(lateBox);

/** The first `seats` charters from `shift` on, so that over many games every charter plays. */
export function table(seats: number, shift = 0): PerSeat<Controller> {
  return perSeat((seat) => ((seat - shift + 600) % 6 < seats ? 'human' : 'inactive'));
}

export function begin(seed: number, controllers: PerSeat<Controller>, rules = engine): EngineState {
  const outcome = rules.startGame(rules.newCampaign(seed, controllers));
  if (!outcome.ok) throw new Error(`the game did not start: ${outcome.reason}`);
  return outcome.state;
}

export interface Playout {
  readonly state: EngineState;
  readonly decisions: number;
}

/** Plays a game to its end on the fast path. A game that does not end within the bound is a bug. */
export function playOut(start: EngineState, policy: Policy, seed: number, bound = 20_000): Playout {
  const state = engine.clone(start);
  const chance = createChance(seed);
  const legal: Command[] = [];
  let decisions = 0;
  while (engine.legalInto(state, legal) > 0) {
    // A policy may list commands itself, so it gets a list of its own.
    engine.step(state, policy.choose(engine, state, legal.slice(), chance));
    decisions++;
    if (decisions > bound) throw new Error(`no end after ${bound} decisions`);
  }
  return { state, decisions };
}
