/** What may be decided now: the one list for the screen, the opponents and the check of a command (law 5). */
import { answersInto } from './answers';
import { waysToPay } from './language/bills';
import type { Command } from './model/command';
import type { Cost, Effect } from './model/effect';
import type { Ask, Because, Frame, Prompt, Purpose } from './model/flow';
import { at } from './model/vocabulary';
import { turnCommandsInto } from './rules/turn';
import type { Run } from './run';

export function legalInto(run: Run, out: Command[]): void {
  const { flow } = run.state;
  if (flow.stack.length > 0) answersInto(run, at(flow.stack, flow.stack.length - 1), out);
  else if (flow.phase === 'turns' || flow.phase === 'lastRound') turnCommandsInto(run, out);
}

const NO_COSTS: readonly Cost[] = [];

/** Who must decide what, or null where nobody must. */
export function promptOf(run: Run): Prompt | null {
  const { flow } = run.state;
  if (flow.stack.length === 0) {
    if (flow.phase !== 'turns' && flow.phase !== 'lastRound') return null;
    return {
      seat: flow.active,
      ask: 'turn',
      purpose: 'turn',
      because: null,
      mayDecline: false,
      effect: null,
      costs: NO_COSTS,
    };
  }
  const frame = at(flow.stack, flow.stack.length - 1);
  const seat = 'seat' in frame ? frame.seat : flow.active;
  const because: Because | null = 'because' in frame ? frame.because : null;
  const answers: Command[] = [];
  answersInto(run, frame, answers);
  const mayDecline = answers.some((command) => command.type === 'decline');
  const effect = effectOf(run, frame);
  const costs = frame.do === 'pay' ? waysToPay(frame.cost) : NO_COSTS;
  return { seat, ...question(run, frame), because, mayDecline, effect, costs };
}

/** What a minion gains is asked about like any other effect. */
function effectOf(run: Run, frame: Frame): Effect | null {
  if (frame.do === 'minionGain') return run.box.content.minionGains[frame.minion];
  return frame.do === 'effect' ? frame.effect : null;
}

function question(run: Run, frame: Frame): { ask: Ask; purpose: Purpose } {
  switch (frame.do) {
    case 'startBuilding':
      return { ask: 'space', purpose: 'startBuilding' };
    case 'pay':
      return { ask: 'option', purpose: 'payOption' };
    case 'payAny':
      return { ask: 'token', purpose: 'payResource' };
    case 'payCards':
      return { ask: 'card', purpose: 'payCard' };
    case 'payMinions':
      return { ask: 'minion', purpose: 'payMinion' };
    case 'gainMinion':
      return { ask: 'minion', purpose: 'gainMinion' };
    case 'minionGain':
      if (run.box.content.minionGains[frame.minion].op === 'gainAny') return { ask: 'token', purpose: 'gainResource' };
      return aboutEffect(run.box.content.minionGains[frame.minion]);
    case 'gainAny':
      return { ask: 'token', purpose: 'gainResource' };
    case 'procedure':
      if (frame.step === 'benefit') return { ask: 'space', purpose: 'constructPlot' };
      if (frame.name === 'fillQuota') return { ask: 'quota', purpose: 'quota' };
      if (frame.name === 'construct') return { ask: 'card', purpose: 'constructCard' };
      return { ask: 'card', purpose: frame.name === 'unlockCrate' ? 'crate' : 'objective' };
    case 'effect':
      return aboutEffect(frame.effect);
    default:
      throw new Error(`a ${frame.do} frame asks nothing`);
  }
}

function aboutEffect(effect: Effect): { ask: Ask; purpose: Purpose } {
  switch (effect.op) {
    case 'takeCard':
      return { ask: 'card', purpose: 'takeCard' };
    case 'reputation':
      return { ask: 'option', purpose: 'reputation' };
    case 'exchange':
      return { ask: 'option', purpose: 'exchange' };
    case 'oneOf':
      return { ask: 'option', purpose: 'oneOf' };
    default:
      return { ask: 'option', purpose: 'may' };
  }
}
