/** Running a procedure: choose a target, pay everything, take the benefit. */
import type { Bill } from '../../language/bills';
import type { Procedure } from '../../model/effect';
import type { Seat, SpaceId } from '../../model/vocabulary';
import { push, type Run } from '../../run';
import { construct } from './construct';
import { fillQuota } from './fillQuota';
import { joinIncome } from './joinIncome';
import type { ProcedureFrame, ProcedureModule } from './procedure';
import { scoreObjective } from './scoreObjective';
import { unlockCrate } from './unlockCrate';

const procedures: Record<Procedure, ProcedureModule> = {
  construct,
  unlockCrate,
  scoreObjective,
  fillQuota,
  joinIncome,
};

const found: number[] = [];

/** Rule 15: these four need a valid target that can be paid for before a worker may come. */
export function hasTarget(run: Run, procedure: Procedure, seat: Seat, from: SpaceId, bill: Bill): boolean {
  found.length = 0;
  procedures[procedure].targets(run, seat, from, bill, found, 1);
  return found.length > 0;
}

export function targetsInto(
  run: Run,
  procedure: Procedure,
  seat: Seat,
  from: SpaceId,
  bill: Bill,
  out: number[],
): void {
  procedures[procedure].targets(run, seat, from, bill, out, Infinity);
}

export function aimAt(run: Run, frame: ProcedureFrame, target: number): void {
  push(run, { ...frame, step: 'pay', target });
}

/** The cost in full before any benefit (rule 15), the influence that is placed included. */
export function payFor(run: Run, frame: ProcedureFrame): void {
  const procedure = procedures[frame.name];
  const { seat, because } = frame;
  push(run, { ...frame, step: 'benefit' });
  procedure.place(run, seat, frame.target, because);
  push(run, { do: 'pay', seat, cost: { allOf: [frame.cost, procedure.costOf(run, frame.target)] }, because });
}

export const asksPlot = (frame: ProcedureFrame): boolean => procedures[frame.name].asksPlot;

export function benefitOf(run: Run, frame: ProcedureFrame, plot: SpaceId): void {
  procedures[frame.name].benefit(run, frame, plot);
}
