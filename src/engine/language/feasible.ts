/** Could this effect do anything now? Asked before a `may`, an option or an exchange is offered. */
import type { Effect } from '../model/effect';
import { MINIONS, NO_SPACE, RESOURCES, type Seat } from '../model/vocabulary';
import { hasTarget } from '../rules/procedures';
import { mayPlaceReputation } from '../rules/reputationTrack';
import type { Run } from '../run';
import { unreachable } from '../unreachable';
import { amountOf, holds } from './amounts';
import { EMPTY_BILL, billOf, canPay } from './bills';

export function feasible(run: Run, seat: Seat, effect: Effect): boolean {
  const { state, box, rules } = run;
  switch (effect.op) {
    case 'gain':
      return state.supply.bank[effect.what] > 0 && amountOf(box, state, seat, effect.n) > 0;
    case 'gainAny':
      return RESOURCES.some((resource) => state.supply.bank[resource] > 0);
    case 'score':
      return amountOf(box, state, seat, effect.n) > 0;
    case 'regain':
      return state.supply.spent[seat] > 0;
    case 'reputation':
      return mayPlaceReputation(run, seat);
    case 'takeCard':
      return state.cards.mat.some((no) => effect.kind === 'any' || box.cards[no]?.kind === effect.kind);
    case 'gainMinion':
      return MINIONS.some(
        (minion, i) => (effect.minion === 'any' || effect.minion === minion) && (state.supply.minionBank[i] ?? 0) > 0,
      );
    case 'progress':
      return state.tracks.progress < rules.progressEnd;
    case 'seq':
      return effect.steps.some((step) => feasible(run, seat, step));
    case 'oneOf':
      return effect.options.some((option) => feasible(run, seat, option));
    case 'may':
      return feasible(run, seat, effect.effect);
    case 'when':
      return holds(box, state, seat, effect.if) && feasible(run, seat, effect.then);
    case 'exchange':
      return effect.upTo > 0 && canPay(state, box.cards, seat, billOf(effect.cost), EMPTY_BILL);
    case 'income':
      return false;
    case 'run':
      return hasTarget(run, effect.procedure, seat, NO_SPACE, EMPTY_BILL);
    default:
      return unreachable(effect);
  }
}
