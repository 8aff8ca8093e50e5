/**
 * Rule 22, the quota track.
 * - Any free space: 1 influence is placed there, and that space's goods of the row's kind are paid; a mix is fine.
 * - VP as the building says, and the space's bonus: +1 VP, or 1 reputation if you like.
 * - One token a space. It does not move progress.
 */
import { FREE, canPay } from '../../language/bills';
import { NO_SEAT, QUOTA_COLUMNS } from '../../model/vocabulary';
import { because, emit, push } from '../../run';
import { quotaRowOf } from '../chronicle';
import type { ProcedureModule } from './procedure';

export const fillQuota: ProcedureModule = {
  targets(run, seat, _from, bill, out, limit) {
    const { state, box, rules } = run;
    const { quota } = state.tracks;
    for (let i = 0; i < quota.length && out.length < limit; i++) {
      const goods = rules.quotaBills[i];
      if (goods === undefined || quota[i] !== NO_SEAT) continue;
      if (canPay(state, box.cards, seat, bill, goods)) out.push(i);
    }
  },
  costOf: (run, target) => run.rules.quotaCosts[target] ?? FREE,
  place(run, seat, target, why) {
    emit(run, { type: 'influencePlaced', seat, on: 'quota', target, because: why });
  },
  asksPlot: false,
  benefit(run, frame) {
    const { seat, vp, parts } = frame;
    const why = because(22, frame.because.card, frame.because.space);
    const bonus = quotaRowOf(run.rules, frame.target).bonuses[frame.target % QUOTA_COLUMNS] ?? null;
    if (bonus !== null) push(run, { do: 'effect', seat, effect: bonus, parts, because: why });
    push(run, { do: 'effect', seat, effect: { op: 'score', n: vp }, parts, because: why });
  },
};
