import { village } from '../support/village';

const redBuilds = { clay: 2, metal: 1, grain: 1 };

describe('The Zeppelin (rule 17)', () => {
  const table = () => village().card('red', 73);

  test('costs 3 influence and the 4 resources on the building card', () => {
    const game = table().holds('red', redBuilds).plays('R place zeppelin', 'R space R2');
    expect(game.held('red', 'influence')).toBe(9);
    expect([game.held('red', 'clay'), game.held('red', 'metal'), game.held('red', 'grain')]).toEqual([0, 0, 0]);
  });

  test('one influence short is refused', () => {
    table()
      .holds('red', { ...redBuilds, influence: 2 })
      .refuses('R place zeppelin');
    table()
      .holds('red', { ...redBuilds, influence: 3 })
      .offers('R place zeppelin');
  });

  test.each(['clay', 'metal', 'grain'] as const)('one %s short is refused, whatever else is there', (resource) => {
    const tokens = { ...redBuilds, wood: 4, coin: 9 };
    table()
      .holds('red', { ...tokens, [resource]: tokens[resource] - 1 })
      .refuses('R place zeppelin');
  });

  test('gives 5 VP and moves progress', () => {
    const game = table().holds('red', redBuilds).plays('R place zeppelin', 'R space R2');
    expect([game.vp('red'), game.progress()]).toEqual([5, 14]);
  });
});

describe('The Charterstone (rule 17)', () => {
  const table = () => village().card('red', 'c5');

  test('costs $4 and 2 influence', () => {
    const game = table().holds('red', { coin: 4 }).plays('R place charterstone');
    expect([game.held('red', 'coin'), game.held('red', 'influence')]).toEqual([0, 10]);
  });

  test('$1 or 1 influence short is refused', () => {
    table().holds('red', { coin: 3 }).refuses('R place charterstone');
    table().holds('red', { coin: 4, influence: 1 }).refuses('R place charterstone');
    table().holds('red', { coin: 4, influence: 2 }).offers('R place charterstone');
  });

  test('gives 5 VP and moves progress', () => {
    const game = table().holds('red', { coin: 4 }).plays('R place charterstone');
    expect([game.vp('red'), game.progress()]).toEqual([5, 14]);
  });

  test('the $4 of setup open one’s own crate, and its building can then be built', () => {
    const game = table().holds('red', { coin: 4, ...redBuilds });
    game.plays('R place charterstone', 'G place G1', 'R place zeppelin small', 'R space R2');
    expect(game.building('R2')).toBe(73);
  });
});

describe('The Grandstand (rule 17)', () => {
  const table = () => village().objectives(215).holds('red', { coin: 6 });

  test('costs 1 influence, which is placed on the objective and not paid', () => {
    const game = table().plays('R place grandstand');
    expect([game.held('red', 'influence'), game.spent('red'), game.scored('red')]).toEqual([11, 0, [215]]);
  });

  test('without influence it may not be used', () => {
    table().holds('red', { influence: 0 }).refuses('R place grandstand');
    table().holds('red', { influence: 1 }).offers('R place grandstand');
  });

  test('gives 5 VP and moves progress', () => {
    const game = table().plays('R place grandstand');
    expect([game.vp('red'), game.progress()]).toEqual([5, 14]);
  });

  test('takes nothing of what the objective counts', () => {
    expect(table().plays('R place grandstand').held('red', 'coin')).toBe(6);
  });
});

describe('The Treasury (rule 17)', () => {
  test('costs any 1 resource and gives $1', () => {
    const game = village().holds('red', { clay: 1, wood: 1 }).plays('R place treasury', 'R token wood');
    expect([game.held('red', 'wood'), game.held('red', 'clay'), game.held('red', 'coin')]).toEqual([0, 1, 1]);
  });

  test('without a resource it may not be used', () => {
    village().holds('red', { coin: 3 }).refuses('R place treasury');
  });

  test('moves no progress and gives no VP', () => {
    const game = village().holds('red', { clay: 1 }).plays('R place treasury');
    expect([game.vp('red'), game.progress()]).toEqual([0, 13]);
  });
});

describe('The Market (rule 17)', () => {
  test('costs any 1 resource and $1, and gives 1 face-up advancement card', () => {
    const game = village().onMat(206, 207).holds('red', { clay: 1, coin: 1 }).plays('R place market', 'R card 207');
    expect([game.hand('red'), game.held('red', 'clay'), game.held('red', 'coin')]).toEqual([[207], 0, 0]);
  });

  test('without the resource or without the coin it may not be used', () => {
    village().onMat(206).holds('red', { coin: 2 }).refuses('R place market');
    village().onMat(206).holds('red', { clay: 2 }).refuses('R place market');
  });

  test('the card on top of the deck cannot be taken', () => {
    const game = village().onMat(206, 207).nextAdvancement(208).holds('red', { clay: 1, coin: 1 });
    game.plays('R place market').offersOnly('R card 206', 'R card 207').plays('R card 206');
  });

  test('may be used with no card showing, and gives none', () => {
    const game = village().holds('red', { clay: 1, coin: 1 }).plays('R place market');
    expect(game.hand('red')).toEqual([]);
  });

  test('moves no progress and gives no VP', () => {
    const game = village().onMat(206).holds('red', { clay: 1, coin: 1 }).plays('R place market');
    expect([game.vp('red'), game.progress()]).toEqual([0, 13]);
  });
});

describe('The Cloud Port (rule 17)', () => {
  test('costs 1 influence, which is placed on the quota space, and that space’s goods', () => {
    const game = village().holds('red', { coin: 1 }).plays('R place cloudPort');
    expect([game.held('red', 'influence'), game.spent('red'), game.held('red', 'coin')]).toEqual([11, 0, 0]);
    expect(game.quota('red')).toBe(1);
  });

  test('gives 3 VP and moves no progress', () => {
    const game = village().holds('red', { coin: 1 }).plays('R place cloudPort');
    expect([game.vp('red'), game.progress()]).toEqual([3, 13]);
  });

  test('without influence or without goods it may not be used', () => {
    village().holds('red', { coin: 3, influence: 0 }).refuses('R place cloudPort');
    village().refuses('R place cloudPort');
  });
});
