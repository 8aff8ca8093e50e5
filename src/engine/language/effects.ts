/**
 * Carrying out one effect. `runEffect` does what needs no choice; `effectAnswersInto` and `answerEffect` do the rest.
 * Rule 15: a benefit gives what it can; what cannot be given is lost and said so. A part that uses an influence token or
 * says "may" is always asked; in a turn taken part by part, every part is.
 */
import type { Command } from '../model/command';
import type { Effect } from '../model/effect';
import { NO_TARGET, type Frame } from '../model/flow';
import { RESOURCES, type Resource } from '../model/vocabulary';
import { decline, pickCard, pickOption, pickToken } from '../commands';
import { takeFromMat } from '../rules/advancementMat';
import { advanceProgress } from '../rules/progress';
import { placeReputation } from '../rules/reputationTrack';
import { emit, push, type Run } from '../run';
import { amountOf, holds } from './amounts';
import { FREE } from './bills';
import { feasible } from './feasible';

export type EffectFrame = Extract<Frame, { do: 'effect' }>;
type GainAnyFrame = Extract<Frame, { do: 'gainAny' }>;

/** Effects that ask before they act. */
export const asks = (effect: Effect): boolean =>
  effect.op === 'may' ||
  effect.op === 'reputation' ||
  effect.op === 'oneOf' ||
  effect.op === 'exchange' ||
  effect.op === 'takeCard';

/** Parts a player may leave out of a benefit; the others ask by themselves or only hold parts. */
const isPart = (effect: Effect): boolean =>
  effect.op === 'gain' ||
  effect.op === 'gainAny' ||
  effect.op === 'score' ||
  effect.op === 'regain' ||
  effect.op === 'gainMinion' ||
  effect.op === 'takeCard';

/** True if the frame must be asked about before it can run. */
export const mustAsk = (frame: EffectFrame): boolean => (frame.parts && isPart(frame.effect)) || asks(frame.effect);

function lose(run: Run, frame: EffectFrame): void {
  emit(run, { type: 'benefitLost', seat: frame.seat, because: frame.because });
}

/** Runs an effect that asks nothing. The frame is already off the stack. */
export function runEffect(run: Run, frame: EffectFrame): void {
  const { effect, seat, because, parts } = frame;
  const { state, box } = run;
  switch (effect.op) {
    case 'gain': {
      const n = Math.min(amountOf(box, state, seat, effect.n), state.supply.bank[effect.what]);
      if (n > 0) emit(run, { type: 'tokensGained', seat, token: effect.what, n, because });
      else lose(run, frame);
      break;
    }
    case 'gainAny': {
      const n = Math.min(effect.n, bankable(run, effect.distinct, 0));
      if (n > 0) push(run, { do: 'gainAny', seat, n, distinct: effect.distinct, from: 0, because });
      else lose(run, frame);
      break;
    }
    case 'score': {
      const n = amountOf(box, state, seat, effect.n);
      if (n > 0) emit(run, { type: 'scored', seat, n, because });
      else lose(run, frame);
      break;
    }
    case 'regain': {
      const n = Math.min(effect.n, state.supply.spent[seat]);
      if (n > 0) emit(run, { type: 'influenceRegained', seat, n, because });
      else lose(run, frame);
      break;
    }
    case 'gainMinion':
      if (!feasible(run, seat, effect)) lose(run, frame);
      else if (effect.minion === 'any') push(run, { do: 'gainMinion', seat, because });
      else emit(run, { type: 'minionGained', seat, minion: effect.minion, because });
      break;
    case 'progress':
      advanceProgress(run, seat, because);
      break;
    case 'seq':
      for (let i = effect.steps.length - 1; i >= 0; i--) {
        const step = effect.steps[i];
        if (step !== undefined) push(run, { do: 'effect', seat, effect: step, parts, because });
      }
      break;
    case 'when':
      if (holds(box, state, seat, effect.if)) push(run, { do: 'effect', seat, effect: effect.then, parts, because });
      else lose(run, frame);
      break;
    case 'run':
      push(run, {
        do: 'procedure',
        name: effect.procedure,
        step: 'aim',
        seat,
        target: NO_TARGET,
        cost: FREE,
        vp: effect.vp,
        parts,
        because,
      });
      break;
    default:
      throw new Error(`${effect.op} asks before it runs`);
  }
}

export function effectAnswersInto(run: Run, frame: EffectFrame, out: Command[]): void {
  const { effect, seat } = frame;
  if (!feasible(run, seat, effect)) return;
  if (effect.op === 'oneOf') {
    for (let i = 0; i < effect.options.length; i++) {
      const option = effect.options[i];
      if (option !== undefined && feasible(run, seat, option)) out.push(pickOption(seat, i));
    }
    if (frame.parts) out.push(decline(seat));
    return;
  }
  if (effect.op === 'takeCard') {
    for (const no of run.state.cards.mat) {
      if (effect.kind === 'any' || run.box.cards[no]?.kind === effect.kind) out.push(pickCard(seat, no));
    }
    if (frame.parts) out.push(decline(seat));
    return;
  }
  out.push(pickOption(seat, 0), decline(seat));
}

/** The frame is already off the stack; a refusal needs nothing more. */
export function answerEffect(run: Run, frame: EffectFrame, command: Command): void {
  const { effect, seat, because, parts } = frame;
  if (command.type === 'decline') return;
  if (effect.op === 'takeCard' && command.type === 'pickCard') {
    takeFromMat(run, seat, command.card);
  } else if (effect.op === 'oneOf' && command.type === 'pickOption') {
    const chosen = effect.options[command.option];
    if (chosen !== undefined) push(run, { do: 'effect', seat, effect: chosen, parts: false, because });
  } else if (effect.op === 'may') {
    push(run, { do: 'effect', seat, effect: effect.effect, parts: false, because });
  } else if (effect.op === 'reputation') {
    if (effect.n > 1) push(run, { ...frame, effect: { op: 'reputation', n: effect.n - 1 } });
    placeReputation(run, seat, because);
  } else if (effect.op === 'exchange') {
    if (effect.upTo > 1) push(run, { ...frame, effect: { ...effect, upTo: effect.upTo - 1 } });
    push(run, { do: 'effect', seat, effect: effect.gain, parts, because });
    push(run, { do: 'pay', seat, cost: effect.cost, because });
  } else {
    push(run, { ...frame, parts: false });
  }
}

/** How many resources the general supply can still give from a place in RESOURCES on. */
function bankable(run: Run, distinct: boolean, from: number): number {
  let n = 0;
  for (let i = from; i < RESOURCES.length; i++) {
    const resource = RESOURCES[i];
    if (resource === undefined) continue;
    const there = run.state.supply.bank[resource];
    n += distinct ? Math.min(there, 1) : there;
  }
  return n;
}

export function gainAnyInto(run: Run, frame: GainAnyFrame, out: Command[]): void {
  for (let i = frame.from; i < RESOURCES.length; i++) {
    const resource = RESOURCES[i];
    if (resource === undefined || run.state.supply.bank[resource] === 0) continue;
    if (bankable(run, frame.distinct, i) >= frame.n) out.push(pickToken(frame.seat, resource));
  }
}

export function gainPicked(run: Run, frame: GainAnyFrame, resource: Resource): void {
  const i = RESOURCES.indexOf(resource);
  if (frame.n > 1) push(run, { ...frame, n: frame.n - 1, from: frame.distinct ? i + 1 : i });
  emit(run, { type: 'tokensGained', seat: frame.seat, token: resource, n: 1, because: frame.because });
}
