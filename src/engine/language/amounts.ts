/** How many: amounts and what they count. */
import type { Box } from '../box';
import type { Amount, Condition, Countable } from '../model/effect';
import type { EngineState } from '../model/state';
import { ADVANCEMENT_KINDS } from '../model/card';
import { MINIONS, type Seat } from '../model/vocabulary';
import { buildingsOf, incomeBuildingsOf, minionsOnBoard } from '../slices/board';
import { resourceKindsOf, resourcesOf } from '../slices/supply';
import { quotaOf, reputationOf } from '../slices/tracks';
import { unreachable } from '../unreachable';
import { countCards } from './bills';

export function count(box: Box, state: EngineState, seat: Seat, what: Countable): number {
  switch (what.of) {
    case 'token':
      return state.supply.held[seat][what.what];
    case 'resources':
      return resourcesOf(state.supply, seat);
    case 'resourceKinds':
      return resourceKindsOf(state.supply, seat);
    case 'cards':
      return countCards(state.cards, box.cards, seat, what.kind);
    case 'cardKinds':
      return ADVANCEMENT_KINDS.filter((kind) => countCards(state.cards, box.cards, seat, kind) > 0).length;
    case 'buildings':
      return buildingsOf(state.board, seat);
    case 'reputation':
      return reputationOf(state.tracks, seat);
    case 'quota':
      return quotaOf(state.tracks, seat);
    case 'minionsOnBoard':
      return minionsOnBoard(state.board, seat, 'any');
    case 'minionKinds':
      return minionKindsOf(state, seat);
    case 'incomeBuildings':
      return incomeBuildingsOf(state.board, seat);
    case 'objectivesScored':
      return state.objectives.scored[seat].length;
    default:
      return unreachable(what);
  }
}

/** On the board they still count as their owner's. */
function minionKindsOf(state: EngineState, seat: Seat): number {
  let n = 0;
  for (let i = 0; i < MINIONS.length; i++) {
    if ((state.supply.minions[seat][i] ?? 0) > 0 || minionsOnBoard(state.board, seat, i) > 0) n++;
  }
  return n;
}

export function amountOf(box: Box, state: EngineState, seat: Seat, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  return Math.min(amount.upTo, amount.each * count(box, state, seat, amount.per));
}

export function holds(box: Box, state: EngineState, seat: Seat, condition: Condition): boolean {
  if ('atLeast' in condition) return count(box, state, seat, condition.atLeast[0]) >= condition.atLeast[1];
  if ('atMost' in condition) return count(box, state, seat, condition.atMost[0]) <= condition.atMost[1];
  if ('not' in condition) return !holds(box, state, seat, condition.not);
  return condition.all.every((part) => holds(box, state, seat, part));
}

/** How far a seat is with a plain condition: what it has, and what is asked for. Null where that is not one number. */
export function measure(box: Box, state: EngineState, seat: Seat, condition: Condition): Measure | null {
  if ('atLeast' in condition)
    return { have: count(box, state, seat, condition.atLeast[0]), need: condition.atLeast[1] };
  if ('atMost' in condition) return { have: count(box, state, seat, condition.atMost[0]), need: condition.atMost[1] };
  return null;
}

export interface Measure {
  readonly have: number;
  readonly need: number;
}
