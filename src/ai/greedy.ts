/**
 * Looks one decision ahead and, within a turn, follows the best answer down to the end of that turn.
 * A decent yardstick for balance, not an opponent: it plans nothing across turns.
 */
import type { Command, Engine, EngineState, Seat } from '@/engine';
import { HOME, RESOURCES, at, isConstructedCard } from '@/engine';
import type { Policy } from './policy';

/** What a position is worth to a seat: VP first, then what VP are made of. Weights by hand, checked in self-play. */
function worth(engine: Engine, state: EngineState, seat: Seat): number {
  const held = state.supply.held[seat];
  let value = engine.standing(state)[seat] * 10;
  for (const resource of RESOURCES) value += 4 * Math.min(held[resource], 3) + Math.max(held[resource] - 3, 0);
  value += 5 * Math.min(held.coin, 6) + Math.max(held.coin - 6, 0);
  // Influence is the clock of a game: early it is worth something, late it should have been spent.
  value += Math.max(0, 12 - state.flow.round / 3) * held.influence;
  value += plans(engine, state, seat);
  if (state.board.workers[seat * 2] === HOME) value += 4;
  if (state.board.workers[seat * 2 + 1] === HOME) value += 4;
  return value;
}

/** How near the seat is to building, opening a crate and scoring an objective: without it nobody would save up. */
function plans(engine: Engine, state: EngineState, seat: Seat): number {
  const held = state.supply.held[seat];
  let value = 0;
  let building = 0;
  let crate = 0;
  for (const no of state.cards.hand[seat]) {
    if (isConstructedCard(no)) {
      value += 15;
      if (held.influence >= 2) crate = 5 * Math.min(held.coin, 4);
      continue;
    }
    value += 10;
    const def = engine.content.cards.find((known) => known.no === no);
    if (def === undefined || def.kind !== 'building' || held.influence < 3) continue;
    let ready = 0;
    for (const resource of RESOURCES) ready += Math.min(held[resource], def.construction[resource] ?? 0);
    building = Math.max(building, 9 * ready);
  }
  if (held.influence > 0) {
    for (const no of state.objectives.row) {
      if (state.objectives.scored[seat].includes(no)) continue;
      const check = engine.objectiveFor(state, seat, no);
      if (check?.fulfilled === true) value += 30;
      else if (check?.measure) value += 20 * Math.min(1, check.measure.have / check.measure.need);
    }
  }
  return value + building + crate;
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
