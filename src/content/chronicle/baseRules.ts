/** The numbers of the rules as game 1 knows them. [ours] in RULES means tuned by simulation. */
import type { Effect } from '@/engine/model/effect';
import type { QuotaRow, Ruleset } from '@/engine/model/ruleset';
import { reputation, vp } from '../cards/say';

/** Rule 22: bonuses by column; the +1 VP is part of the benefit, the reputation asks by itself. */
export const bonuses: readonly (Effect | null)[] = [null, vp(1), null, vp(1), reputation, null];
const quotaRow = (kind: QuotaRow['kind']): QuotaRow => ({ kind, costs: [1, 2, 2, 3, 3, 3], bonuses });

export const baseRules: Ruleset = {
  flags: { income: false, overbuild: false },
  progressStart: [0, 15, 13, 11, 8, 5, 2],
  progressEnd: 24,
  reputationAt: [4, 8, 12, 16, 20],
  incomeAt: [6, 10, 14, 18, 22],
  reputationSpaces: [0, 5, 6, 7, 9, 10, 12],
  reputationVp: [10, 7, 4],
  quota: [quotaRow('resource'), quotaRow('coin'), quotaRow('card')],
  matSize: 5,
  objectiveRow: 3,
  startCoins: 4,
  guestsGiveBothUpTo: 3,
  // Ours: longer than any pause of purposeful play; a lone player needs a dozen turns to earn and open a second crate.
  idleRounds: 20,
  endSteps: ['reputation', 'winners'],
};
