import { content as theBox } from '@/content';
import type { Charter, Cost, Effect } from '@/engine';
import { village } from '../support/village';
import { FREE, invented, tinyContent } from '../support/tinyContent';

const coin: Effect = { op: 'gain', what: 'coin', n: 1 };
const box = (effect: Effect = coin, cost: Cost = FREE) =>
  tinyContent({
    cards: [
      invented({ no: 20, cost, benefit: { op: 'income', effect } }),
      invented({ no: 21, benefit: { op: 'income', effect: { op: 'score', n: 2 } } }),
    ],
  });
const table = (seats: Charter[] = ['red', 'green'], content = box()) =>
  village({ seats, content }).learned(24).built('red', 20).built('green', 21);
/** The next seat begins its turn without influence, and so moves progress onto an income space (rules 6 and 25). */
const dueFor = (who: Charter, seats?: Charter[], content?: ReturnType<typeof box>) =>
  table(seats, content).progressAt(13).holds(who, { influence: 0 });

describe('Income buildings (rule 24)', () => {
  test('one influence stays beside the building, and nothing is gained yet', () => {
    const game = table().plays('R place R2');
    expect([game.incomeOn('R2'), game.held('red', 'influence'), game.spent('red')]).toEqual([['red'], 11, 0]);
    expect(game.held('red', 'coin')).toBe(0);
  });

  test('its own cost is paid besides', () => {
    const game = table(['red', 'green'], box(coin, { pay: 'influence', n: 2 })).holds('red', { influence: 2 });
    game.refuses('R place R2').holds('red', { influence: 3 }).plays('R place R2');
    expect([game.held('red', 'influence'), game.spent('red')]).toEqual([0, 11]);
  });

  test('what else the building gives it gives at once, and the rest with every income', () => {
    const steps: Effect[] = [
      { op: 'income', effect: coin },
      { op: 'score', n: 3 },
    ];
    const content = tinyContent({ cards: [invented({ no: 20, benefit: { op: 'seq', steps } })] });
    const game = village({ seats: ['red', 'green'], content })
      .learned(24)
      .built('red', 20);
    game.progressAt(13).holds('green', { influence: 0 }).plays('R place R2');
    expect([game.vp('red'), game.held('red', 'coin')]).toEqual([3, 1]);
  });

  test('not without influence', () => {
    table().holds('red', { influence: 0 }).refuses('R place R2');
  });

  test('at most one token of yours a building', () => {
    table().incomeToken('red', 'R2').refuses('R place R2').offers('R place G2');
  });

  test('others may join the same building', () => {
    const game = table().plays('R place R2', 'G place R2');
    expect(game.incomeOn('R2')).toEqual(['red', 'green']);
  });
});

describe('Income (rule 24)', () => {
  test('each player gets the benefit of every income building that holds their token', () => {
    const game = dueFor('green').incomeToken('red', 'R2').incomeToken('red', 'G2').incomeToken('green', 'R2');
    game.holds('green', { influence: 0 }).plays('R place R1');
    expect([game.held('red', 'coin'), game.vp('red'), game.held('green', 'coin'), game.vp('green')]).toEqual([
      1, 2, 1, 0,
    ]);
  });

  test('the one who caused it first, then counter-clockwise', () => {
    const game = dueFor('purple', ['red', 'purple', 'green', 'yellow']);
    for (const who of ['red', 'purple', 'green', 'yellow'] as const) game.incomeToken(who, 'R2');
    game.holds('purple', { influence: 0 }).plays('R place R1');
    expect(game.eventsOf('incomeBegan')).toMatchObject([{ seat: 1 }]);
    const order = game.eventsOf('tokensGained').filter((event) => event.because.rule === 24);
    expect(order.map((event) => event.seat)).toEqual([1, 0, 3, 2]);
  });

  test('a choice is asked of whose income it is', () => {
    const game = dueFor('green', undefined, box({ op: 'gainAny', n: 1, distinct: false }));
    game.incomeToken('red', 'R2').plays('R place R1');
    expect(game.prompt()).toMatchObject({ seat: 0, ask: 'token' });
    game.plays('R token wood');
    expect([game.held('red', 'wood'), game.held('green', 'wood'), game.active()]).toEqual([2, 0, 'green']);
  });

  test('only on the income spaces', () => {
    const game = dueFor('green').progressAt(12).incomeToken('red', 'R2').plays('R place R1');
    expect([game.progress(), game.held('red', 'coin')]).toEqual([13, 0]);
  });

  test('inert before rule 24 is learned', () => {
    const game = village({ content: box() }).built('red', 20).incomeToken('red', 'R2').progressAt(13);
    game.holds('green', { influence: 0 }).plays('R place R1');
    expect([game.progress(), game.held('red', 'coin')]).toEqual([14, 0]);
    expect(game.eventTypes()).not.toContain('incomeBegan');
  });

  test('an empty pile gives nothing, and later players in order go without first', () => {
    const game = dueFor('green')
      .incomeToken('green', 'R2')
      .incomeToken('red', 'R2')
      .holds('green', { coin: 35, influence: 0 });
    game.plays('R place R1');
    expect([game.held('green', 'coin'), game.held('red', 'coin')]).toEqual([36, 0]);
  });

  test('those without a token get nothing', () => {
    const game = dueFor('green').incomeToken('red', 'R2');
    game.plays('R place R1');
    expect([game.held('green', 'coin'), game.vp('green')]).toEqual([0, 0]);
  });
});

describe('Income of an idle village (rules 24 and 25)', () => {
  const idle = (content = box()) =>
    table(['red', 'green'], content)
      .progressAt(13)
      .incomeToken('red', 'R2')
      .incomeToken('green', 'R2')
      .turnOf('green')
      .roundIs(theBox.baseRules.idleRounds);

  test('comes to all, the first player first', () => {
    const game = idle().plays('G place G1');
    expect(game.eventsOf('incomeBegan')).toMatchObject([{ seat: -1 }]);
    const order = game.eventsOf('tokensGained').filter((event) => event.because.rule === 24);
    expect(order.map((event) => event.seat)).toEqual([0, 2]);
  });

  test('is over before the next turn begins', () => {
    const types = idle().plays('G place G1').eventTypes();
    expect(types.lastIndexOf('tokensGained')).toBeLessThan(types.indexOf('turnBegan'));
  });

  test('may bring back the influence that rule 6 asks for', () => {
    const game = idle(box({ op: 'regain', n: 1 }))
      .holds('red', { influence: 0 })
      .plays('G place G1');
    expect([game.held('red', 'influence'), game.progress()]).toEqual([1, 14]);
  });
});
