/** The rules in force: the base rules and whatever the campaign has learned, folded into one Ruleset (law 8). */
import type { Content } from '../model/content';
import type { Cost } from '../model/effect';
import type { QuotaRow, Ruleset } from '../model/ruleset';
import type { CampaignState } from '../model/state';
import { QUOTA_COLUMNS, at } from '../model/vocabulary';
import { billOf, type Bill } from '../language/bills';
import { unreachable } from '../unreachable';

export interface Rules extends Ruleset {
  /** By quota space: the goods, and the goods with the influence placed there. Undefined where a row has no such column. */
  readonly quotaCosts: readonly (Cost | undefined)[];
  readonly quotaBills: readonly (Bill | undefined)[];
}

export function goodsOf(row: QuotaRow, n: number): Cost {
  switch (row.kind) {
    case 'resource':
      return { payAny: 'resource', n, kinds: 'mixed' };
    case 'coin':
      return { pay: 'coin', n };
    case 'minion':
      return { payMinion: n };
    case 'card':
      return { payCard: 'any', n };
    default:
      return unreachable(row.kind);
  }
}

/** The base rules with each unlocked rule laid over them, in the order in which they were unlocked. */
function learned(content: Content, chronicle: CampaignState['chronicle']): Ruleset {
  let ruleset = content.baseRules;
  for (const { rule } of chronicle) {
    const def = content.chronicle.find((known) => known.rule === rule);
    if (def === undefined) continue;
    ruleset = { ...ruleset, flags: { ...ruleset.flags, ...def.flags }, quota: [...ruleset.quota, ...def.quota] };
  }
  return ruleset;
}

export function compileRuleset(content: Content, chronicle: CampaignState['chronicle']): Rules {
  const ruleset = learned(content, chronicle);
  const quotaCosts: (Cost | undefined)[] = [];
  const quotaBills: (Bill | undefined)[] = [];
  ruleset.quota.forEach((row, r) => {
    row.costs.forEach((n, column) => {
      const goods = goodsOf(row, n);
      quotaCosts[r * QUOTA_COLUMNS + column] = goods;
      quotaBills[r * QUOTA_COLUMNS + column] = billOf({ allOf: [{ pay: 'influence', n: 1 }, goods] });
    });
  });
  return { ...ruleset, quotaCosts, quotaBills };
}

export const quotaRowOf = (rules: Rules, quota: number): QuotaRow => at(rules.quota, Math.floor(quota / QUOTA_COLUMNS));
