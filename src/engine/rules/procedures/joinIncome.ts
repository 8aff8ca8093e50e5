/**
 * Rule 24, income buildings.
 * - Using one costs 1 influence, which stays beside it; at most one of yours a building.
 * - Its benefit comes with every income from then on: see `rules/income.ts`.
 */
import { FREE, billOf, canPay } from '../../language/bills';
import { emit } from '../../run';
import { hasIncomeToken } from '../../slices/board';
import type { ProcedureModule } from './procedure';

const ONE_INFLUENCE = billOf({ pay: 'influence', n: 1 });

export const joinIncome: ProcedureModule = {
  targets(run, seat, from, bill, out) {
    const { state, box } = run;
    if (hasIncomeToken(state.board, from, seat)) return;
    if (canPay(state, box.cards, seat, bill, ONE_INFLUENCE)) out.push(from);
  },
  costOf: () => FREE,
  place(run, seat, target, why) {
    emit(run, { type: 'influencePlaced', seat, on: 'income', target, because: why });
  },
  asksPlot: false,
  benefit() {},
};
