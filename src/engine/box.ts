/** The content, made ready for quick reading: cards by number, bills summed up, procedures found. Built once an engine. */
import type { CardDef, CrateDef, Trigger } from './model/card';
import type { Content } from './model/content';
import type { Cost, Effect, Procedure, Resources } from './model/effect';
import { constructedOf, RESOURCES, type CardNo } from './model/vocabulary';
import type { CampaignState } from './model/state';
import { billOf, type Bill } from './language/bills';
import { compileRuleset, type Rules } from './rules/chronicle';

/** What a worker finds on a space. */
export interface Face {
  readonly no: CardNo;
  readonly cost: Cost;
  readonly bill: Bill;
  /** The procedure the benefit begins with, which needs a valid target before a worker may come (rule 15). */
  readonly procedure: Procedure | null;
  readonly vp: number;
  /** Rule 24: what it gives with every income to those who have a token beside it; null for no income building. */
  readonly income: Effect | null;
  /** The benefit without that procedure; null where nothing else is left. */
  readonly rest: Effect | null;
}

export interface Box {
  readonly content: Content;
  readonly cards: readonly (CardDef | undefined)[];
  readonly faces: readonly (Face | undefined)[];
  readonly crates: readonly (CrateDef | undefined)[];
  /** Printed resource costs of building cards, as bills. */
  readonly constructions: readonly (Bill | undefined)[];
  /** The rules in force in a campaign; remembered as long as nothing new is learned. */
  rulesOf(campaign: CampaignState): Rules;
}

const NO_TRIGGERS: readonly Trigger[] = [];

export function triggersOf(box: Box, no: CardNo): readonly Trigger[] {
  const def = box.cards[no];
  return def !== undefined && (def.kind === 'assistant' || def.kind === 'friend') ? def.triggers : NO_TRIGGERS;
}

export function cardOf(box: Box, no: CardNo): CardDef {
  const def = box.cards[no];
  if (def === undefined) throw new Error(`no card ${no} in this box`);
  return def;
}

export function faceOf(box: Box, no: CardNo): Face {
  const face = box.faces[no];
  if (face === undefined) throw new Error(`card ${no} is no building`);
  return face;
}

export function constructionOf(box: Box, no: CardNo): Bill {
  const bill = box.constructions[no];
  if (bill === undefined) throw new Error(`card ${no} cannot be constructed`);
  return bill;
}

/** The crate on a constructed building card, or null: it was opened, or there is none in this box. */
export function crateOf(box: Box, no: CardNo): CrateDef | null {
  const def = box.cards[no];
  if (def === undefined || def.kind !== 'constructed' || def.crate === 0) return null;
  return box.crates[def.crate] ?? null;
}

const procedureOf = (first: Effect | null): Procedure | null =>
  first === null ? null : first.op === 'run' ? first.procedure : first.op === 'income' ? 'joinIncome' : null;

function makeFace(no: CardNo, cost: Cost, benefit: Effect): Face {
  const steps: readonly Effect[] = benefit.op === 'seq' ? benefit.steps : [benefit];
  const first = steps[0];
  const run = first !== undefined && (first.op === 'run' || first.op === 'income') ? first : null;
  const others = run === null ? steps : steps.slice(1);
  const rest: Effect | null =
    others.length === 0 ? null : others.length === 1 ? (others[0] ?? null) : { op: 'seq', steps: others };
  return {
    no,
    cost,
    bill: billOf(cost),
    procedure: procedureOf(run),
    vp: run?.op === 'run' ? run.vp : 0,
    income: run?.op === 'income' ? run.effect : null,
    rest,
  };
}

export function openBox(content: Content): Box {
  const cards: (CardDef | undefined)[] = [];
  const faces: (Face | undefined)[] = [];
  const constructions: (Bill | undefined)[] = [];
  const crates: (CrateDef | undefined)[] = [];
  for (const crate of content.crates) crates[crate.no] = crate;
  for (const def of content.cards) {
    if (cards[def.no] !== undefined) throw new Error(`two cards have the number ${def.no}`);
    cards[def.no] = def;
    if (def.kind === 'building' || def.kind === 'commons') faces[def.no] = makeFace(def.no, def.cost, def.benefit);
    if (def.kind === 'building') {
      const no = constructedOf(def.no);
      cards[no] = { no, kind: 'constructed', building: def.no, crate: def.crate };
      constructions[def.no] = billOf(printedCost(def.construction));
    }
  }
  return { content, cards, faces, crates, constructions, rulesOf: rememberRules(content) };
}

function rememberRules(content: Content): (campaign: CampaignState) => Rules {
  let known: CampaignState['chronicle'] | null = null;
  let rules = compileRuleset(content, []);
  return ({ chronicle }) => {
    if (chronicle !== known) {
      known = chronicle;
      rules = compileRuleset(content, chronicle);
    }
    return rules;
  };
}

/** The resources printed on a building card, as a cost. */
export function printedCost(resources: Resources): Cost {
  const allOf: Cost[] = [];
  for (const resource of RESOURCES) {
    const n = resources[resource] ?? 0;
    if (n > 0) allOf.push({ pay: resource, n });
  }
  return { allOf };
}
