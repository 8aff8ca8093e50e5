import { village } from '../support/village';

const COSTS = [1, 2, 2, 3, 3, 3];
const BONUS_VP = [0, 1, 0, 1, 0, 0];
const columns = COSTS.map((cost, i) => [i + 1, cost, BONUS_VP[i] ?? 0] as const);
const FIVE_ON_MAT = [206, 207, 208, 209, 210];

describe('The quota track (rule 22)', () => {
  describe.each(columns)('column %i', (column, cost, bonus) => {
    const ends = column === 5 ? ['R decline'] : [];

    test(`costs ${cost} coins in the row of coins`, () => {
      const game = village()
        .holds('red', { coin: 4 })
        .plays('R place cloudPort', `R quota coin ${column}`, ...ends);
      expect([game.held('red', 'coin'), game.vp('red')]).toEqual([4 - cost, 3 + bonus]);
    });

    test(`costs ${cost} resources in the row of resources`, () => {
      const game = village()
        .holds('red', { clay: 4 })
        .plays('R place cloudPort', `R quota resource ${column}`, ...ends);
      expect([game.held('red', 'clay'), game.vp('red')]).toEqual([4 - cost, 3 + bonus]);
    });

    test(`costs ${cost} advancement cards in the row of cards`, () => {
      const cards = [211, 212, 213].slice(0, cost);
      const game = village()
        .onMat(...FIVE_ON_MAT)
        .card('red', ...cards)
        .holds('red', { coin: 1 });
      game.plays('R place cloudPort', `R quota card ${column}`, ...ends);
      expect([game.hand('red'), game.discardPile(), game.vp('red')]).toEqual([[], cards, 3 + bonus]);
    });

    test('one short is not offered', () => {
      const game = village()
        .holds('red', { coin: cost - 1, clay: 2 })
        .plays('R place cloudPort');
      game.refuses(`R quota coin ${column}`).plays('R quota resource 1');
    });
  });

  test('a mix of resources will do', () => {
    const game = village()
      .holds('red', { wood: 1, clay: 1, metal: 1 })
      .plays('R place cloudPort', 'R quota resource 4');
    expect([game.held('red', 'wood'), game.held('red', 'clay'), game.held('red', 'metal')]).toEqual([0, 0, 0]);
  });

  test('kinds cannot be mixed with one another', () => {
    village()
      .holds('red', { coin: 1, clay: 1 })
      .card('red', 206)
      .quotaTokens('green', 'coin 1', 'resource 1', 'card 1')
      .refuses('R place cloudPort');
  });

  test('cards of all types count, constructed ones and plans included', () => {
    const game = village()
      .onMat(...FIVE_ON_MAT)
      .card('red', 211, 73, 'c5')
      .plays('R place cloudPort', 'R quota card 4');
    expect(game.discardPile().sort()).toEqual([211, 73, 'c5']);
  });

  test('column 5 lets one place a reputation', () => {
    const game = village().holds('red', { coin: 3 }).plays('R place cloudPort', 'R quota coin 5', 'R option 1');
    expect([game.reputation('red'), game.held('red', 'influence'), game.vp('red')]).toEqual([1, 10, 3]);
  });

  test('the reputation of column 5 is lost if the last influence went on the quota', () => {
    const game = village().holds('red', { coin: 3, influence: 1 }).plays('R place cloudPort', 'R quota coin 5');
    expect([game.reputation('red'), game.quota('red')]).toEqual([0, 1]);
  });

  test('the reputation of column 5 is lost if that track is full', () => {
    const game = village().reputationTokens('green', 6).holds('red', { coin: 3 });
    expect(game.plays('R place cloudPort', 'R quota coin 5').reputation('red')).toBe(0);
  });

  test('one token a space: a taken one is not offered, whoever took it', () => {
    const game = village().holds('red', { coin: 3 }).quotaTokens('green', 'coin 3').quotaTokens('red', 'coin 4');
    game.plays('R place cloudPort').offersOnly('R quota coin 1', 'R quota coin 2', 'R quota coin 5', 'R quota coin 6');
    game.plays('R quota coin 1');
  });

  test('spaces may be taken in any order', () => {
    const game = village().holds('red', { coin: 3 }).plays('R place cloudPort', 'R quota coin 6');
    expect(game.quota('red')).toBe(1);
  });

  test('the only space that can be paid for is taken without asking', () => {
    const game = village().holds('red', { coin: 1 }).plays('R place cloudPort');
    expect(game.quota('red')).toBe(1);
  });

  test('with every space taken it may not be used', () => {
    const game = village({ seats: ['red', 'green', 'blue'] }).holds('red', { coin: 9, clay: 9 });
    const spaces = (['resource', 'coin', 'card'] as const).flatMap((row) => columns.map(([n]) => `${row} ${n}`));
    game
      .quotaTokens('green', ...spaces.slice(0, 9))
      .quotaTokens('blue', ...spaces.slice(9))
      .refuses('R place cloudPort');
  });

  test('a building of the same kind adds its own cost and gives its own VP', () => {
    const game = village().built('blue', 88).holds('red', { metal: 1, coin: 2 }).plays('R place B2', 'R quota coin 2');
    expect([game.held('red', 'metal'), game.held('red', 'coin'), game.vp('red')]).toEqual([0, 0, 6]);
  });

  test('its own cost cannot be paid again as the goods', () => {
    village().built('blue', 88).holds('red', { metal: 1 }).refuses('R place B2');
    const game = village().built('blue', 88).holds('red', { metal: 2 }).plays('R place B2');
    expect(game.held('red', 'metal')).toBe(0);
  });

  test('bystanders keep what they have', () => {
    const game = village().holds('red', { coin: 1 }).holds('green', { coin: 3 }).card('green', 206);
    const green = game.of('green');
    game.plays('R place cloudPort');
    expect(game.of('green')).toEqual(green);
  });
});
