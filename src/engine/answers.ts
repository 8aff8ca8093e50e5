/** The legal answers to the frame on top of the stack, and what an answer does. The prompt is computed, never stored. */
import { pickCard, pickQuota, pickSpace } from './commands';
import { billOf, waysToPay } from './language/bills';
import { answerEffect, effectAnswersInto, gainAnyInto, gainPicked, mustAsk } from './language/effects';
import { leavesWaysOpen, payAny, payAnyInto, payCard, payCardsInto, payOptionsInto } from './language/payments';
import type { Command } from './model/command';
import type { Frame } from './model/flow';
import { card, type SpaceId } from './model/vocabulary';
import { aimAt, asksPlot, benefitOf, targetsInto } from './rules/procedures';
import { plotsInto } from './rules/procedures/construct';
import { placeStartBuilding } from './rules/setup';
import {
  answerMinionGain,
  gainMinionInto,
  gainNeedsCare,
  minionGainInto,
  payMinion,
  payMinionsInto,
} from './rules/minions';
import { emit, push, type Run } from './run';

/** Does this frame wait for somebody's choice? */
export function isQuestion(run: Run, frame: Frame): boolean {
  switch (frame.do) {
    case 'startBuilding':
    case 'payAny':
    case 'payCards':
    case 'gainAny':
    case 'payMinions':
    case 'gainMinion':
      return true;
    case 'minionGain':
      return gainNeedsCare(run, frame);
    case 'pay':
      return leavesWaysOpen(frame.cost);
    case 'effect':
      return mustAsk(frame);
    case 'procedure':
      return frame.step === 'aim' || (frame.step === 'benefit' && asksPlot(frame));
    default:
      return false;
  }
}

/** A choice with one answer is taken for the player, unless it is a yes-or-no. */
export const takesOnlyAnswer = (frame: Frame): boolean =>
  frame.do !== 'effect' || frame.effect.op === 'oneOf' || frame.effect.op === 'takeCard';

const plots: SpaceId[] = [];
const targets: number[] = [];

export function answersInto(run: Run, frame: Frame, out: Command[]): void {
  switch (frame.do) {
    case 'startBuilding':
      plots.length = 0;
      plotsInto(run, frame.seat, plots);
      for (const plot of plots) out.push(pickSpace(frame.seat, plot));
      break;
    case 'pay':
      payOptionsInto(run, frame, out);
      break;
    case 'payAny':
      payAnyInto(run, frame, out);
      break;
    case 'payCards':
      payCardsInto(run, frame, out);
      break;
    case 'gainAny':
      gainAnyInto(run, frame, out);
      break;
    case 'payMinions':
      payMinionsInto(run, frame, out);
      break;
    case 'gainMinion':
      gainMinionInto(run, frame.seat, out);
      break;
    case 'minionGain':
      minionGainInto(run, frame, out);
      break;
    case 'effect':
      effectAnswersInto(run, frame, out);
      break;
    case 'procedure':
      if (frame.step === 'aim') {
        targets.length = 0;
        targetsInto(run, frame.name, frame.seat, frame.because.space, billOf(frame.cost), targets);
        for (const target of targets)
          out.push(frame.name === 'fillQuota' ? pickQuota(frame.seat, target) : pickCard(frame.seat, card(target)));
      } else {
        plots.length = 0;
        plotsInto(run, frame.seat, plots);
        for (const plot of plots) out.push(pickSpace(frame.seat, plot));
      }
      break;
    default:
  }
}

/** Carries out a listed answer. The frame is already off the stack. */
export function answer(run: Run, frame: Frame, command: Command): void {
  switch (frame.do) {
    case 'startBuilding':
      if (command.type === 'pickSpace') placeStartBuilding(run, frame.seat, command.space);
      break;
    case 'pay':
      if (command.type === 'pickOption') {
        const way = waysToPay(frame.cost)[command.option];
        if (way !== undefined) push(run, { ...frame, cost: way });
      }
      break;
    case 'payAny':
      if (command.type === 'pickToken') payAny(run, frame, command.token);
      break;
    case 'payCards':
      if (command.type === 'pickCard') payCard(run, frame, command.card);
      break;
    case 'gainAny':
      if (command.type === 'pickToken') gainPicked(run, frame, command.token);
      break;
    case 'payMinions':
      if (command.type === 'pickMinion') payMinion(run, frame, command.minion);
      break;
    case 'gainMinion':
      if (command.type === 'pickMinion') {
        emit(run, { type: 'minionGained', seat: frame.seat, minion: command.minion, because: frame.because });
      }
      break;
    case 'minionGain':
      answerMinionGain(run, frame, command);
      break;
    case 'effect':
      answerEffect(run, frame, command);
      break;
    case 'procedure':
      if (command.type === 'pickCard') aimAt(run, frame, command.card);
      else if (command.type === 'pickQuota') aimAt(run, frame, command.quota);
      else if (command.type === 'pickSpace') benefitOf(run, frame, command.space);
      break;
    default:
      throw new Error(`a ${frame.do} frame asks nothing`);
  }
}
