/**
 * Rule 18, construct a building.
 * - A building card of your supply, on an empty plot of your own charter.
 * - Its printed resources are paid on top of the cost of the building that lets you construct.
 * - Once overbuilding is unlocked: also over any building of yours that carries no token, never a start building.
 * - VP as that building says, progress +1.
 * - The card left over is a constructed building card (rule 10): with a crate it stays in your supply, else it is archived.
 */
import { FREE, canPay } from '../../language/bills';
import { constructionOf, crateOf, printedCost } from '../../box';
import {
  NO_CARD,
  NO_SEAT,
  PLOTS_PER_CHARTER,
  card,
  constructedOf,
  plotOf,
  type Seat,
  type SpaceId,
} from '../../model/vocabulary';
import { because, emit, push, type Run } from '../../run';
import { buildingAt, carriesToken } from '../../slices/board';
import type { ProcedureModule } from './procedure';

export const construct: ProcedureModule = {
  targets(run, seat, from, bill, out, limit) {
    const { state, box } = run;
    if (!hasPlot(run, seat, from)) return;
    const hand = state.cards.hand[seat];
    for (let i = 0; i < hand.length && out.length < limit; i++) {
      const no = hand[i];
      if (no === undefined || box.cards[no]?.kind !== 'building') continue;
      if (canPay(state, box.cards, seat, bill, constructionOf(box, no))) out.push(no);
    }
  },
  costOf(run, target) {
    const def = run.box.cards[target];
    return def !== undefined && def.kind === 'building' ? printedCost(def.construction) : FREE;
  },
  place() {},
  asksPlot: true,
  benefit(run, frame, plot) {
    const { seat, vp, parts } = frame;
    const no = card(frame.target);
    const left = constructedOf(no);
    const why = because(18, no, frame.because.space);
    const under = buildingAt(run.state.board, plot);
    emit(run, { type: 'buildingConstructed', seat, space: plot, card: no });
    emit(run, { type: 'cardMoved', card: no, from: 'hand', to: 'board', seat, reveals: false });
    if (under !== NO_CARD) {
      emit(run, { type: 'cardMoved', card: under, from: 'board', to: 'archive', seat: NO_SEAT, reveals: false });
    }
    const keeps = crateOf(run.box, left) !== null;
    emit(run, {
      type: 'cardMoved',
      card: left,
      from: 'sticker',
      to: keeps ? 'hand' : 'archive',
      seat: keeps ? seat : NO_SEAT,
      reveals: false,
    });
    push(run, { do: 'effect', seat, effect: { op: 'progress' }, parts: false, because: why });
    push(run, { do: 'effect', seat, effect: { op: 'score', n: vp }, parts, because: why });
  },
};

/** May a building be constructed here? */
function isOpen(run: Run, plot: SpaceId): boolean {
  const { board } = run.state;
  const there = buildingAt(board, plot);
  if (there === NO_CARD) return true;
  return run.rules.flags.overbuild && !run.box.content.startBuildings.includes(there) && !carriesToken(board, plot);
}

/** The plots of a charter that a building may be constructed on. */
export function plotsInto(run: Run, seat: Seat, out: SpaceId[]): void {
  for (let i = 0; i < PLOTS_PER_CHARTER; i++) if (isOpen(run, plotOf(seat, i))) out.push(plotOf(seat, i));
}

/** The building that is used for it is not open: whoever comes to use it stands there. */
function hasPlot(run: Run, seat: Seat, from: SpaceId): boolean {
  for (let i = 0; i < PLOTS_PER_CHARTER; i++) {
    const plot = plotOf(seat, i);
    if (plot !== from && isOpen(run, plot)) return true;
  }
  return false;
}
