/** Whole games by seeded chance, for tests that want every corner of the box rather than one ruling. */
import { content } from '@/content';
import { at, CHARTERS, type Command, type EngineState, type GameEvent } from '@/engine';
import { draw } from '@/engine/rng';
import { engineFor, newGame } from './village';

export type Choose = (legal: readonly Command[], state: EngineState, random: (sides: number) => number) => Command;

/** Any legal decision, all alike. */
const anything: Choose = (legal, _state, random) => at(legal, random(legal.length));

/** Plays a game of the first so many charters to its end, and returns its last state with all its events. */
export function playOut(
  players: number,
  seed: number,
  choose: Choose = anything,
  visit: (state: EngineState) => void = () => {},
): { state: EngineState; events: GameEvent[] } {
  const engine = engineFor(content);
  const start = newGame(CHARTERS.slice(0, players), seed);
  const events = [...start.events];
  let state = start.state;
  let rng = seed;
  const random = (sides: number) => {
    const drawn = draw(rng, sides);
    rng = drawn.state;
    return drawn.value;
  };
  for (;;) {
    visit(state);
    const legal = engine.legalCommands(state);
    if (legal.length === 0) return { state, events };
    const outcome = engine.execute(state, choose(legal, state, random));
    if (!outcome.ok) throw new Error(outcome.reason);
    state = outcome.state;
    events.push(...outcome.events);
  }
}
