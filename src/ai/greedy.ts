/**
 * Looks one decision ahead and, within a turn, follows the best answer down to the end of that turn.
 * A decent yardstick for balance, not an opponent: it plans nothing across turns.
 */
import type { Command, Engine, EngineState, Seat } from '@/engine';
import { RESOURCES, at } from '@/engine';
import type { Policy } from './policy';

/** What a position is worth to a seat: VP first, then what VP are made of. Weights by hand, checked in self-play. */
function worth(engine: Engine, state: EngineState, seat: Seat): number {
  const held = state.supply.held[seat];
  let value = engine.standing(state)[seat] * 10;
  let kinds = 0;
  for (const resource of RESOURCES) {
    value += 5 * Math.min(held[resource], 3) + Math.max(held[resource] - 3, 0);
    if (held[resource] > 0) kinds++;
  }
  value += 6 * Math.min(held.coin, 6) + 3 * kinds;
  // Influence is the clock of a game: hoarded early it is worth something, late it should have been spent.
  value += Math.max(0, 8 - state.flow.round / 4) * held.influence;
  for (const no of state.cards.hand[seat]) value += no > 500 ? 22 : no < 200 ? 18 : 12;
  if (state.board.workers[seat * 2] === -1) value += 4;
  if (state.board.workers[seat * 2 + 1] === -1) value += 4;
  return value;
}

const scratch: Command[] = [];

function valueOf(engine: Engine, state: EngineState, command: Command, seat: Seat, depth: number): number {
  const next = engine.clone(state);
  engine.step(next, command);
  if (depth === 0 || next.flow.stack.length === 0 || engine.promptOf(next)?.seat !== seat)
    return worth(engine, next, seat);
  let best = -Infinity;
  engine.legalInto(next, scratch);
  for (const answer of scratch.slice()) best = Math.max(best, valueOf(engine, next, answer, seat, depth - 1));
  return best;
}

export const greedy: Policy = {
  name: 'greedy',
  choose(engine, state, legal, chance) {
    const first = at(legal, 0);
    if (legal.length === 1) return first;
    // What lies hidden is guessed once a decision, the same for all commands compared.
    const guess = engine.determinize(state, first.seat, chance(0x7fffffff));
    let best = first;
    let most = -Infinity;
    for (const command of legal) {
      if (command.type === 'takeInParts') continue;
      // A crumb of chance breaks ties, so that no charter gains by standing first in the list.
      const value = valueOf(engine, guess, command, first.seat, 2) + chance(1000) / 1000;
      if (value > most) {
        most = value;
        best = command;
      }
    }
    return best;
  },
};
