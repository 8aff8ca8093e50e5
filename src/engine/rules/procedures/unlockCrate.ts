/**
 * Rule 19, open a crate.
 * - The crate of a constructed building card in your supply, however you came by it.
 * - Its building cards go to your supply, its persona to your chest, whole card types into their deck (RULES E).
 * - VP as the building says, progress +1; the card is archived.
 */
import { FREE, canPay, EMPTY_BILL } from '../../language/bills';
import { crateOf } from '../../box';
import { NO_CARD, NO_SEAT, card } from '../../model/vocabulary';
import { because, emit, push } from '../../run';
import { shuffleObjectives } from '../objectiveDeck';
import type { ProcedureModule } from './procedure';

export const unlockCrate: ProcedureModule = {
  targets(run, seat, bill, out, limit) {
    const { state, box } = run;
    if (!canPay(state.supply, state.cards, box.cards, seat, bill, EMPTY_BILL)) return;
    const hand = state.cards.hand[seat];
    for (let i = 0; i < hand.length && out.length < limit; i++) {
      const no = hand[i];
      if (no !== undefined && crateOf(box, no) !== null) out.push(no);
    }
  },
  costOf: () => FREE,
  place() {},
  asksPlot: false,
  benefit(run, frame) {
    const { seat, vp, parts } = frame;
    const no = card(frame.target);
    const crate = crateOf(run.box, no);
    if (crate === null) throw new Error(`card ${no} carries no crate`);
    const why = because(19, no, frame.because.space);
    emit(run, { type: 'crateOpened', seat, crate: crate.no, card: no, reveals: true });
    emit(run, { type: 'cardMoved', card: no, from: 'hand', to: 'archive', seat, reveals: false });
    for (const building of crate.buildings) {
      emit(run, { type: 'cardMoved', card: building, from: 'index', to: 'hand', seat, reveals: true });
    }
    if (crate.persona !== NO_CARD) {
      emit(run, { type: 'cardMoved', card: crate.persona, from: 'index', to: 'chest', seat, reveals: true });
    }
    for (const objective of crate.objectives) {
      emit(run, {
        type: 'cardMoved',
        card: objective,
        from: 'index',
        to: 'objectiveDeck',
        seat: NO_SEAT,
        reveals: true,
      });
    }
    if (crate.objectives.length > 0) shuffleObjectives(run);
    push(run, { do: 'effect', seat, effect: { op: 'progress' }, parts: false, because: why });
    push(run, { do: 'effect', seat, effect: { op: 'score', n: vp }, parts, because: why });
  },
};
