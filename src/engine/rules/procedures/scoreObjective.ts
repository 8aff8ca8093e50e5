/**
 * Rule 20, score an objective.
 * - An objective on the mat that you fulfil at this moment, before you pay; each player scores each once a game.
 * - 1 influence is placed on it and stays there (rule 6).
 * - VP as the building says, progress +1.
 */
import { FREE, billOf, canPay } from '../../language/bills';
import { holds } from '../../language/amounts';
import { card } from '../../model/vocabulary';
import { because, emit, push } from '../../run';
import type { ProcedureModule } from './procedure';

const ONE_INFLUENCE = billOf({ pay: 'influence', n: 1 });

export const scoreObjective: ProcedureModule = {
  targets(run, seat, _from, bill, out, limit) {
    const { state, box } = run;
    if (!canPay(state, box.cards, seat, bill, ONE_INFLUENCE)) return;
    const { row, scored } = state.objectives;
    for (let i = 0; i < row.length && out.length < limit; i++) {
      const no = row[i];
      if (no === undefined || scored[seat].includes(no)) continue;
      const def = box.cards[no];
      if (def !== undefined && def.kind === 'objective' && holds(box, state, seat, def.condition)) out.push(no);
    }
  },
  costOf: () => FREE,
  place(run, seat, target, why) {
    emit(run, { type: 'influencePlaced', seat, on: 'objective', target, because: why });
  },
  asksPlot: false,
  benefit(run, frame) {
    const { seat, vp, parts } = frame;
    const why = because(20, card(frame.target), frame.because.space);
    push(run, { do: 'effect', seat, effect: { op: 'progress' }, parts: false, because: why });
    push(run, { do: 'effect', seat, effect: { op: 'score', n: vp }, parts, because: why });
  },
};
