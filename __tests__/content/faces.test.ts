/** What buildings cost and give, compared with one another and with what the engine can pay exactly. */
import { content } from '@/content';
import type { BuildingCard, Cost, Effect } from '@/engine';
import { PROCEDURES } from '@/engine/model/effect';

const faces = content.cards.filter((def) => def.kind === 'building' || def.kind === 'commons');
const buildings = content.cards.filter((def): def is BuildingCard => def.kind === 'building');

type Bag = Record<string, number>;

/** A cost as a bag of what is asked for; none of the box leaves ways open, which the test says first. */
function costBag(cost: Cost, bag: Bag = {}): Bag {
  const add = (key: string, n: number) => (bag[key] = (bag[key] ?? 0) + n);
  if ('pay' in cost) add(cost.pay, cost.n);
  else if ('payAny' in cost) add(`any ${cost.kinds}`, cost.n);
  else if ('payCard' in cost) add(`card ${cost.payCard}`, cost.n);
  else if ('payMinion' in cost) add('minion', cost.payMinion);
  else if ('allOf' in cost) for (const part of cost.allOf) costBag(part, bag);
  else throw new Error('a cost with ways has no single bag');
  return bag;
}

/** A benefit as a bag of gains, each gain named by all that it says but its number. */
function gainBag(effect: Effect, bag: Bag = {}): Bag {
  if (effect.op === 'seq') for (const step of effect.steps) gainBag(step, bag);
  else if (effect.op === 'run') {
    // A procedure costs something of its own and needs a target: its VP are not to be had like plain ones.
    const key = `${effect.procedure} vp`;
    bag[key] = (bag[key] ?? 0) + effect.vp;
  } else if (effect.op === 'score' && typeof effect.n === 'number') bag.vp = (bag.vp ?? 0) + effect.n;
  else {
    const n = 'n' in effect && typeof effect.n === 'number' ? effect.n : 1;
    const key = JSON.stringify({ ...effect, n: undefined });
    bag[key] = (bag[key] ?? 0) + n;
  }
  return bag;
}

const atMost = (a: Bag, b: Bag) => Object.keys(a).every((key) => (a[key] ?? 0) <= (b[key] ?? 0));
const costsNoMore = (a: BuildingCard, b: BuildingCard) => {
  const mine = costBag(a.cost);
  const theirs = costBag(b.cost);
  if (atMost(mine, theirs)) return true;
  // Any resource is easier to pay than a certain one.
  const loose: Bag = { ...theirs };
  for (const key of ['wood', 'coal', 'grain', 'clay', 'pumpkin', 'metal']) {
    loose['any mixed'] = (loose['any mixed'] ?? 0) + (loose[key] ?? 0);
    delete loose[key];
  }
  return atMost(mine, loose);
};
const givesNoLess = (a: BuildingCard, b: BuildingCard) => atMost(gainBag(b.benefit), gainBag(a.benefit));

const pairs = buildings.flatMap((a) =>
  buildings.filter((b) => b !== a && b.value === a.value).map((b) => [a, b] as const),
);

describe('Building faces', () => {
  test('no two are alike in cost and benefit', () => {
    const said = buildings.map((def) => JSON.stringify([costBag(def.cost), gainBag(def.benefit)]));
    expect(new Set(said).size).toBe(buildings.length);
  });

  test('none costs no more and gives no less than another of the same value', () => {
    const better = pairs
      .filter(([a, b]) => costsNoMore(a, b) && givesNoLess(a, b))
      .map(([a, b]) => `${a.no} beats ${b.no}`);
    expect(better).toEqual([]);
  });

  test('the comparison itself sees a better building', () => {
    const [one] = buildings.filter((def) => def.value === 3);
    if (one === undefined) throw new Error('no building of value 3');
    const richer: BuildingCard = { ...one, benefit: { op: 'seq', steps: [one.benefit, { op: 'score', n: 1 }] } };
    const cheaper: BuildingCard = { ...one, cost: { payAny: 'resource', n: 1, kinds: 'mixed' } };
    expect(costsNoMore(richer, one) && givesNoLess(richer, one)).toBe(true);
    expect(costsNoMore(cheaper, one) && givesNoLess(cheaper, one)).toBe(true);
    expect(givesNoLess(one, richer)).toBe(false);
  });
});

function walkCosts(cost: Cost, visit: (part: Cost) => void): void {
  visit(cost);
  if ('allOf' in cost) for (const part of cost.allOf) walkCosts(part, visit);
  if ('oneOf' in cost) for (const part of cost.oneOf) walkCosts(part, visit);
}
function walkEffects(effect: Effect, visit: (part: Effect) => void): void {
  visit(effect);
  if (effect.op === 'seq') for (const step of effect.steps) walkEffects(step, visit);
  else if (effect.op === 'oneOf') for (const option of effect.options) walkEffects(option, visit);
  else if (effect.op === 'may') walkEffects(effect.effect, visit);
  else if (effect.op === 'when') walkEffects(effect.then, visit);
  else if (effect.op === 'exchange') walkEffects(effect.gain, visit);
}
const partsOf = (cost: Cost): Cost[] => {
  const parts: Cost[] = [];
  walkCosts(cost, (part) => parts.push(part));
  return parts;
};
const effectsOf = (effect: Effect): Effect[] => {
  const parts: Effect[] = [];
  walkEffects(effect, (part) => parts.push(part));
  return parts;
};

describe('What the engine can pay exactly', () => {
  const costs = faces.flatMap((def) => [
    [def.no, def.cost] as const,
    ...effectsOf(def.benefit).flatMap((part) => (part.op === 'exchange' ? [[def.no, part.cost] as const] : [])),
  ]);

  test.each(costs)('a cost of card %i has at most one group of choice that is not mixed', (_no, cost) => {
    const groups = partsOf(cost).filter((part) => 'payAny' in part && part.kinds !== 'mixed');
    expect(groups.length).toBeLessThanOrEqual(1);
  });

  test.each(costs)('a cost of card %i asks for at most one kind of card', (_no, cost) => {
    const kinds = new Set(partsOf(cost).flatMap((part) => ('payCard' in part ? [part.payCard] : [])));
    expect(kinds.size).toBeLessThanOrEqual(1);
  });

  test.each(costs)('every number in a cost of card %i is a whole one above nothing', (_no, cost) => {
    for (const part of partsOf(cost)) {
      if ('n' in part) expect(Number.isInteger(part.n) && part.n > 0).toBe(true);
      if ('oneOf' in part) expect(part.oneOf.length).toBeGreaterThan(1);
    }
  });
});

describe('Procedures', () => {
  test('are five: construct, open a crate, score an objective, fill quota, join an income', () => {
    expect(PROCEDURES).toEqual(['construct', 'unlockCrate', 'scoreObjective', 'fillQuota', 'joinIncome']);
  });

  test.each(faces.map((def) => [Number(def.no), def] as const))(
    'card %i runs one only as its first step',
    (_no, def) => {
      const runs = effectsOf(def.benefit).filter((part) => part.op === 'run');
      const first = def.benefit.op === 'seq' ? def.benefit.steps[0] : def.benefit;
      expect(runs.length).toBeLessThanOrEqual(1);
      if (runs.length === 1) expect(first).toBe(runs[0]);
    },
  );

  test.each(faces.map((def) => [Number(def.no), def] as const))('card %i with one has no card cost', (_no, def) => {
    const runs = effectsOf(def.benefit).some((part) => part.op === 'run');
    const paysCards = partsOf(def.cost).some((part) => 'payCard' in part);
    expect(runs && paysCards).toBe(false);
  });

  test('each but joining an income is run by the Commons and by no more than one building of a charter', () => {
    for (const procedure of PROCEDURES.filter((name) => name !== 'joinIncome')) {
      const runs = faces.filter((def) =>
        effectsOf(def.benefit).some((part) => part.op === 'run' && part.procedure === procedure),
      );
      expect(runs.map((def) => def.kind).sort()).toEqual(['building', 'commons']);
    }
  });
});
