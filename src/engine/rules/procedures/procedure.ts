/** What the four procedures of rules 18, 19, 20 and 22 have in common: a target, its own cost, and what it brings. */
import type { Bill } from '../../language/bills';
import type { Cost } from '../../model/effect';
import type { Because, Frame } from '../../model/flow';
import type { Seat, SpaceId } from '../../model/vocabulary';
import type { Run } from '../../run';

export type ProcedureFrame = Extract<Frame, { do: 'procedure' }>;

export interface ProcedureModule {
  /** Run from the building on `from`: collects up to `limit` targets that are valid now and whose cost can be paid together with `bill`. */
  targets(run: Run, seat: Seat, from: SpaceId, bill: Bill, out: number[], limit: number): void;
  /** What the target costs besides the building; influence that is placed is not paid. */
  costOf(run: Run, target: number): Cost;
  /** Places the influence that belongs on the target; it is cost and placement in one (rule 6). */
  place(run: Run, seat: Seat, target: number, because: Because): void;
  /** The actor chooses a plot before the benefit. */
  readonly asksPlot: boolean;
  /** The benefit once all is paid; `plot` is NO_SPACE where none is asked for. The frame is already off the stack. */
  benefit(run: Run, frame: ProcedureFrame, plot: SpaceId): void;
}
