import { content } from '@/content';
import { card, RESOURCES, SEATS, type BuildingCard, type CardDef, type Minion } from '@/engine';

const cards = content.cards;
const numbers = new Set<number>(cards.map((def) => def.no));
const of = <K extends CardDef['kind']>(kind: K) =>
  cards.filter((def): def is Extract<(typeof cards)[number], { kind: K }> => def.kind === kind);
const buildings = of('building');
const starts = buildings.filter((def) => content.startBuildings.includes(def.no));
const later = buildings.filter((def) => !starts.includes(def));

/** RULES A: the number ranges of each charter's building cards and the crates its cards carry. */
const FAMILIES = [
  { resource: 'clay', startCrate: 4, cards: [73, 87], crates: [31, 38] },
  { resource: 'pumpkin', startCrate: 1, cards: [22, 42], crates: [7, 14] },
  { resource: 'wood', startCrate: 3, cards: [58, 72], crates: [23, 30] },
  { resource: 'grain', startCrate: 6, cards: [109, 123], crates: [47, 54] },
  { resource: 'coal', startCrate: 2, cards: [43, 57], crates: [15, 22] },
  { resource: 'metal', startCrate: 5, cards: [88, 108], crates: [39, 46] },
] as const;

describe('Card numbers', () => {
  test('no two cards share one', () => {
    expect(numbers.size).toBe(cards.length);
  });

  test('constructed cards get numbers of their own', () => {
    expect(Math.max(...numbers)).toBeLessThan(500);
  });

  test('the box of game 1 is as RULES F counts it', () => {
    expect(of('assistant').map((def) => def.no)).toEqual([206, 207, 208, 209, 210, 211, 212, 213]);
    expect(of('objective').map((def) => def.no)).toEqual([214, 215, 216, 217, 218, 220, 221, 222, 228, 310]);
    expect(content.startDeck).toEqual(of('assistant').map((def) => def.no));
    expect(content.startObjectives).toEqual([214, 215, 216, 217, 218]);
    expect(content.startPersonas).toEqual([200, 201, 202, 203, 204, 205]);
  });

  test('pieces are as RULES A counts them', () => {
    expect(content.pieces).toEqual({ coins: 36, resources: 12, influence: 12, minions: 6 });
  });

  test('every number the box refers to is a card of it', () => {
    const named = [
      ...content.startBuildings,
      ...content.startPersonas,
      ...content.commons,
      ...content.startDeck,
      ...content.startObjectives,
      ...content.crates.flatMap((crate) => [
        ...crate.buildings,
        ...crate.advancement,
        ...crate.objectives,
        crate.persona,
      ]),
    ];
    expect(named.filter((no) => !numbers.has(no))).toEqual([]);
  });

  test('a charter’s buildings and their crates are in its own ranges', () => {
    for (const def of later) {
      const family = FAMILIES[def.charter];
      expect(def.no).toBeGreaterThanOrEqual(family.cards[0]);
      expect(def.no).toBeLessThanOrEqual(family.cards[1]);
      if (def.crate === 0) continue;
      expect(def.crate).toBeGreaterThanOrEqual(family.crates[0]);
      expect(def.crate).toBeLessThanOrEqual(family.crates[1]);
    }
  });
});

/** RULES E, as far as game 1's chains reach: crate, building card it is on (0 for a start building), what is inside. */
const CRATES: [crate: number, on: number, buildings: number[], persona: number][] = [
  [1, 6, [22, 23], 219],
  [7, 22, [25], 223],
  [8, 23, [35], 229],
  [2, 9, [43, 44], 233],
  [15, 43, [45], 235],
  [16, 44, [52], 255],
  [3, 7, [58, 59], 258],
  [23, 58, [61], 271],
  [24, 59, [67], 276],
  [4, 5, [73, 74], 280],
  [31, 73, [76], 293],
  [32, 74, [82], 298],
  [5, 10, [88, 89], 303],
  [39, 88, [91], 304],
  [40, 89, [103], 311],
  [6, 8, [109, 110], 314],
  [47, 109, [112], 327],
  [48, 110, [118], 333],
];

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** RULES E, "also unlocks"; rules 9, 14 and 21 come with the cards they are about. */
const UNLOCKS: Record<number, { rules?: number[]; minion?: Minion; advancement?: number[]; objectives?: number[] }> = {
  7: { objectives: [220, 221, 222] },
  8: { rules: [16], minion: 'cat', objectives: [228] },
  15: { rules: [16], minion: 'ghost' },
  23: { rules: [12], advancement: from(259, 270) },
  24: { rules: [18] },
  31: { rules: [11], advancement: from(281, 292) },
  32: { rules: [16], minion: 'golem' },
  40: { rules: [16], minion: 'robot', objectives: [310] },
  47: { rules: [13], advancement: from(315, 326) },
  48: { rules: [16], minion: 'chef' },
};

describe('Crates (RULES E)', () => {
  test('each is on the building card the rules name', () => {
    const carried = buildings.filter((def) => def.crate !== 0).map((def) => [def.crate, Number(def.no)]);
    const byCrate = (a: readonly number[], b: readonly number[]) => (a[0] ?? 0) - (b[0] ?? 0);
    expect(carried.sort(byCrate)).toEqual(CRATES.map(([crate, on]) => [crate, on]).sort(byCrate));
  });

  test.each(CRATES)('crate %i, on card %i, holds what the rules list', (no, _on, inside, persona) => {
    const crate = content.crates.find((def) => def.no === no);
    expect(crate).toMatchObject({ buildings: inside, persona });
  });

  test.each(content.crates.map((crate) => [crate.no, crate] as const))(
    'crate %i unlocks what the rules list',
    (no, crate) => {
      const { rules = [], minion = null, advancement = [], objectives = [] } = UNLOCKS[no] ?? {};
      expect(crate).toMatchObject({ rules, minion, advancement, objectives });
    },
  );

  test('every rule that a crate teaches is in the Chronicle of the box, once', () => {
    const known = content.chronicle.map((def) => def.rule);
    expect(content.crates.flatMap((crate) => crate.rules).filter((rule) => !known.includes(rule))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
  });

  test('there are no others', () => {
    expect(content.crates).toHaveLength(CRATES.length);
  });

  test('each building but the start buildings comes out of exactly one', () => {
    const out = content.crates.flatMap((crate) => crate.buildings).sort((a, b) => a - b);
    expect(out).toEqual(later.map((def) => def.no).sort((a, b) => a - b));
  });

  test('each persona but the start personas comes out of exactly one, and into its own family', () => {
    const out = content.crates.map((crate) => crate.persona).sort((a, b) => a - b);
    const inBox = of('persona').filter((def) => !content.startPersonas.includes(def.no));
    expect(out).toEqual(inBox.map((def) => def.no).sort((a, b) => a - b));
    for (const crate of content.crates) {
      const families = new Set([
        ...crate.buildings.map((no) => buildings.find((def) => def.no === no)?.charter),
        inBox.find((def) => def.no === crate.persona)?.charter,
      ]);
      expect(families.size).toBe(1);
    }
  });
});

describe('Building cards (RULES A and G)', () => {
  const total = (def: BuildingCard) => RESOURCES.reduce((sum, resource) => sum + (def.construction[resource] ?? 0), 0);

  test.each(SEATS)('the start building of seat %i is free, gives 1 of its resource and counts nothing', (seat) => {
    const def = starts.find((start) => start.charter === seat);
    expect(def).toMatchObject({
      no: 5 + seat,
      cost: { allOf: [] },
      benefit: { op: 'gain', what: FAMILIES[seat].resource, n: 1 },
      value: 0,
      crate: FAMILIES[seat].startCrate,
      construction: {},
    });
  });

  test('values climb 3, 6 along each chain', () => {
    for (const def of later) {
      const from = content.crates.find((crate) => crate.buildings.includes(def.no));
      const root = starts.some((start) => start.crate === from?.no);
      expect([def.no, def.value]).toEqual([def.no, root ? 3 : 6]);
    }
  });

  test.each(later.map((def) => [Number(def.no), def] as const))(
    'card %i is built of exactly 4 resources, its own among them',
    (_no, def) => {
      expect(total(def)).toBe(4);
      expect(def.construction[FAMILIES[def.charter].resource] ?? 0).toBeGreaterThan(0);
    },
  );

  test('a charter has two buildings of each step', () => {
    for (const seat of SEATS) {
      const values = later.filter((def) => def.charter === seat).map((def) => def.value);
      expect(values.sort()).toEqual([3, 3, 6, 6]);
    }
  });
});

describe('The Commons (rule 17)', () => {
  test('are six, in the order of the board, and belong to no charter', () => {
    expect(content.commons).toEqual([11, 12, 13, 14, 15, 16].map(card));
  });
});

/** No two of these say the same. */
const allDiffer = (faces: readonly unknown[]) =>
  new Set(faces.map((face) => JSON.stringify(face))).size === faces.length;

describe('Items, guests, friends and minions (RULES F3, F6 and F7)', () => {
  test('are twelve items, each of exactly 3 resources, no two alike', () => {
    const items = of('item');
    expect(items.map((def) => def.no)).toEqual(from(259, 270));
    for (const { resources } of items) {
      expect(RESOURCES.reduce((sum, resource) => sum + (resources[resource] ?? 0), 0)).toBe(3);
    }
    expect(allDiffer(items.map((def) => def.resources))).toBe(true);
    expect(allDiffer(items.map((def) => def.benefit))).toBe(true);
  });

  test('are twelve guests of two different benefits, no two alike', () => {
    const guests = of('guest');
    expect(guests.map((def) => def.no)).toEqual(from(281, 292));
    for (const { benefits } of guests) expect(allDiffer(benefits)).toBe(true);
    expect(allDiffer(guests.map((def) => def.benefits.map((benefit) => JSON.stringify(benefit)).sort()))).toBe(true);
  });

  test('the Monk gives 1 VP and a pumpkin', () => {
    const monk = of('guest').find((def) => def.no === 281);
    expect(monk?.benefits).toEqual([
      { op: 'score', n: 1 },
      { op: 'gain', what: 'pumpkin', n: 1 },
    ]);
  });

  test('two friends a charter: coins and VP', () => {
    const charters = (event: string) =>
      of('friend')
        .filter((def) => def.triggers[0]?.on.event === event)
        .map((def) => [Number(def.no), def.charter]);
    const [RED, PURPLE, GREEN, YELLOW, BLACK, BLUE] = SEATS;
    expect(charters('tokensGained')).toEqual([
      [315, YELLOW],
      [317, BLUE],
      [319, RED],
      [321, PURPLE],
      [322, BLACK],
      [325, GREEN],
    ]);
    expect(charters('scored')).toEqual([
      [316, RED],
      [318, YELLOW],
      [320, BLUE],
      [323, PURPLE],
      [324, BLACK],
      [326, GREEN],
    ]);
  });

  test('each friend has one trigger, once a use, in its own charter, of 1 coin or 1 VP', () => {
    for (const { triggers, charter } of of('friend')) {
      expect(triggers).toHaveLength(1);
      expect(triggers[0]).toMatchObject({ on: { inCharter: charter }, oncePerUse: true, window: 'afterBenefit' });
      const coins = triggers[0]?.on.event === 'tokensGained';
      expect(triggers[0]?.effect).toEqual(coins ? { op: 'gain', what: 'coin', n: 1 } : { op: 'score', n: 1 });
    }
  });

  test('six minions gain what the rules list', () => {
    expect(content.minionGains).toEqual({
      cat: { op: 'score', n: 1 },
      ghost: { op: 'reputation', n: 1 },
      butler: { op: 'gain', what: 'coin', n: 1 },
      golem: { op: 'gainAny', n: 1, distinct: false },
      robot: { op: 'takeCard', kind: 'any' },
      chef: { op: 'may', effect: { op: 'regain', n: 1 } },
    });
  });

  test('the row of minions costs 1 2 2 3 3 and carries the bonuses of the other rows', () => {
    const row = content.chronicle.find((def) => def.rule === 16)?.quota;
    expect(row).toMatchObject([{ kind: 'minion', costs: [1, 2, 2, 3, 3] }]);
    expect(row?.[0]?.bonuses).toEqual(content.baseRules.quota[0]?.bonuses.slice(0, 5));
  });
});
