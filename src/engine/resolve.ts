/** The life of a command: it begins a turn or answers the top frame, then frames run until somebody must choose. */
import { answer, answersInto, isQuestion, takesOnlyAnswer } from './answers';
import { runEffect } from './language/effects';
import { payExact } from './language/payments';
import { release } from './language/triggers';
import type { Command } from './model/command';
import type { Frame } from './model/flow';
import type { EndStep } from './model/ruleset';
import { NO_SPACE, at } from './model/vocabulary';
import { discardCard } from './rules/advancementMat';
import { scoreReputation } from './rules/ending/reputation';
import { endGame } from './rules/ending/winners';
import { takeIncome } from './rules/income';
import { useItem } from './rules/items';
import { payMinionOwner, takeMinionGain } from './rules/minions';
import { benefitOf, payFor } from './rules/procedures';
import { beginTurn, endTurn, placeMinion, placeWorker, retrieveWorkers } from './rules/turn';
import { emit, type Run } from './run';
import { unreachable } from './unreachable';

const endSteps: Record<EndStep, (run: Run) => void> = { reputation: scoreReputation, winners: endGame };

/** Carries out a legal command on a state of one's own. */
export function step(run: Run, command: Command): void {
  const frame = run.state.flow.stack.pop();
  if (frame !== undefined) answer(run, frame, command);
  else begin(run, command);
  settle(run);
}

function begin(run: Run, command: Command): void {
  // What an item gained before the action may act on the action (rule 8).
  run.state.flow.fresh = [];
  switch (command.type) {
    case 'placeWorker':
      placeWorker(run, command.seat, command.space, command.worker);
      break;
    case 'placeMinion':
      placeMinion(run, command.seat, command.space, command.minion);
      break;
    case 'retrieveWorkers':
      retrieveWorkers(run, command.seat);
      break;
    case 'useCard':
      useItem(run, command.seat, command.card);
      break;
    case 'takeInParts':
      run.state.flow.parts = true;
      break;
    default:
      throw new Error(`${command.type} begins no turn`);
  }
}

const answers: Command[] = [];

export function settle(run: Run): void {
  const { stack } = run.state.flow;
  while (stack.length > 0) {
    const frame = at(stack, stack.length - 1);
    if (!isQuestion(run, frame)) {
      stack.pop();
      runFrame(run, frame);
      continue;
    }
    answers.length = 0;
    answersInto(run, frame, answers);
    if (answers.length === 0) {
      stack.pop();
      if ('because' in frame) emit(run, { type: 'benefitLost', seat: frame.seat, because: frame.because });
    } else if (answers.length === 1 && takesOnlyAnswer(frame)) {
      stack.pop();
      answer(run, frame, at(answers, 0));
    } else {
      return;
    }
  }
}

/** Runs a frame that asks nothing. It is already off the stack. */
function runFrame(run: Run, frame: Frame): void {
  switch (frame.do) {
    case 'beginTurn':
      beginTurn(run);
      break;
    case 'pay':
      payExact(run, frame);
      break;
    case 'effect':
      runEffect(run, frame);
      break;
    case 'procedure':
      if (frame.step === 'pay') payFor(run, frame);
      else benefitOf(run, frame, NO_SPACE);
      break;
    case 'used':
      payMinionOwner(run, frame.seat, frame.space);
      emit(run, { type: 'buildingUsed', seat: frame.seat, space: frame.space, card: frame.card });
      break;
    case 'discard':
      discardCard(run, frame.seat, frame.card);
      break;
    case 'income':
      takeIncome(run, frame.seat);
      break;
    case 'minionGain':
      takeMinionGain(run, frame);
      break;
    case 'release':
      release(run, frame.window);
      break;
    case 'endTurn':
      endTurn(run);
      break;
    case 'endStep':
      endSteps[frame.step](run);
      break;
    case 'startBuilding':
    case 'payAny':
    case 'payCards':
    case 'gainAny':
    case 'payMinions':
    case 'gainMinion':
      throw new Error(`a ${frame.do} frame must be answered`);
    default:
      unreachable(frame);
  }
}
