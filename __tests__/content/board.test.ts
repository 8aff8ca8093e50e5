import { content } from '@/content';
import { charters } from '@/content/board/charters';
import { CHARTERS } from '@/engine';

/** RULES A, copied row by row from the page: x and name of each hex. */
const TABLE: Record<(typeof CHARTERS)[number], readonly (readonly [x: number, plot: string])[][]> = {
  red: [
    [[4, 'L2']],
    [
      [1, 'L1'],
      [3, 'L3'],
    ],
    [
      [0, 'L4'],
      [2, 'L5'],
      [4, 'L6'],
    ],
  ],
  purple: [
    [
      [1, 'L2'],
      [3, 'L4'],
      [5, 'L6'],
    ],
    [
      [0, 'L5'],
      [2, 'L3'],
      [4, 'L1'],
    ],
    [],
  ],
  green: [
    [
      [0, 'L1'],
      [2, 'L2'],
      [4, 'L3'],
    ],
    [
      [1, 'L5'],
      [3, 'L4'],
      [5, 'L6'],
    ],
    [],
  ],
  yellow: [
    [
      [0, 'L3'],
      [2, 'L1'],
      [4, 'L2'],
    ],
    [
      [1, 'L5'],
      [3, 'L6'],
    ],
    [[2, 'L4']],
  ],
  black: [
    [
      [1, 'L3'],
      [3, 'L4'],
    ],
    [
      [0, 'L6'],
      [2, 'L5'],
      [4, 'L2'],
    ],
    [[3, 'L1']],
  ],
  blue: [
    [
      [1, 'L4'],
      [3, 'L5'],
      [5, 'L1'],
    ],
    [
      [0, 'L3'],
      [4, 'L2'],
    ],
    [[5, 'L6']],
  ],
};

describe('The 36 plots (RULES A)', () => {
  describe.each(CHARTERS.map((name, seat) => [name, seat] as const))('%s', (name, seat) => {
    const plots = charters[seat as 0]?.plots ?? [];

    test('has its six hexes where the table puts them', () => {
      const expected = TABLE[name].flatMap((hexes, row) => hexes.map(([x, plot]) => `${plot} x${x} row ${row}`)).sort();
      expect(plots.map(({ x, row }, i) => `L${i + 1} x${x} row ${row}`).sort()).toEqual(expected);
    });

    test('has no hex twice, and rows offset by half a hex', () => {
      expect(new Set(plots.map(({ x, row }) => `${x} ${row}`)).size).toBe(6);
      for (const row of [0, 1, 2]) {
        const parities = new Set(plots.filter((plot) => plot.row === row).map((plot) => plot.x % 2));
        expect(parities.size).toBeLessThanOrEqual(1);
      }
    });
  });

  test('each charter has the resource the table gives it', () => {
    expect(charters.map((charter) => charter.resource)).toEqual(['clay', 'pumpkin', 'wood', 'grain', 'coal', 'metal']);
  });
});

describe('The tracks (rules 22, 23, 25)', () => {
  const { baseRules } = content;

  test('progress: starts, end, reputation and income spaces', () => {
    expect(baseRules.progressStart.slice(1)).toEqual([15, 13, 11, 8, 5, 2]);
    expect(baseRules.progressEnd).toBe(24);
    expect(baseRules.reputationAt).toEqual([4, 8, 12, 16, 20]);
    expect(baseRules.incomeAt).toEqual([6, 10, 14, 18, 22]);
    expect(baseRules.flags.income).toBe(false);
  });

  test('reputation: open spaces and VP', () => {
    expect(baseRules.reputationSpaces.slice(1)).toEqual([5, 6, 7, 9, 10, 12]);
    expect(baseRules.reputationVp).toEqual([10, 7, 4]);
  });

  test('quota: three rows of six columns in game 1', () => {
    expect(baseRules.quota.map((row) => row.kind)).toEqual(['resource', 'coin', 'card']);
    for (const row of baseRules.quota) {
      expect(row.costs).toEqual([1, 2, 2, 3, 3, 3]);
      expect(row.bonuses.map((bonus) => bonus?.op ?? null)).toEqual([null, 'score', null, 'score', 'reputation', null]);
    }
  });

  test('setup: five cards, three objectives, $4', () => {
    expect([baseRules.matSize, baseRules.objectiveRow, baseRules.startCoins]).toEqual([5, 3, 4]);
  });
});
