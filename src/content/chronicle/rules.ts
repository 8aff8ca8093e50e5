/** Rules that crates unlock, and what each changes. A rule that only explains a card type changes nothing by itself. */
import type { QuotaRow, RuleDef, RuleFlags } from '@/engine/model/ruleset';
import { bonuses } from './baseRules';

const rule = (no: number, flags: Partial<RuleFlags> = {}, quota: readonly QuotaRow[] = []): RuleDef => ({
  rule: no,
  flags,
  quota,
});

/** Rule 22: the later rows have five columns. */
const laterRow = (kind: QuotaRow['kind']): QuotaRow => ({ kind, costs: [1, 2, 2, 3, 3], bonuses: bonuses.slice(0, 5) });

export const chronicle: readonly RuleDef[] = [
  rule(11),
  rule(12),
  rule(13),
  rule(16, {}, [laterRow('minion')]),
  rule(18, { overbuild: true }),
  rule(24, { income: true }),
];
