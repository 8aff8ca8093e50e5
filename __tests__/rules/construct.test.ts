import { village } from '../support/village';

const redBuilds = { clay: 2, metal: 1, grain: 1 };
const table = () => village().card('red', 73).holds('red', redBuilds);

describe('Constructing a building (rule 18)', () => {
  test('it goes on an empty plot of one’s own charter, of one’s choice', () => {
    const game = table().plays('R place zeppelin');
    game.offersOnly('R space R2', 'R space R3', 'R space R4', 'R space R5', 'R space R6').plays('R space R4');
    expect(game.building('R4')).toBe(73);
  });

  test('a plot with a building is not empty', () => {
    table().built('red', 74, 'R3').plays('R place zeppelin').refuses('R space R3').plays('R space R2');
  });

  test('the last empty plot is taken without asking', () => {
    const game = table();
    for (const no of [74, 76, 82, 22]) game.built('red', no);
    expect(game.plays('R place zeppelin').building('R6')).toBe(73);
  });

  test('with no empty plot nothing can be constructed', () => {
    const game = table();
    for (const no of [74, 76, 82, 22, 23]) game.built('red', no);
    game.refuses('R place zeppelin');
  });

  test('a building of another family may stand in one’s own charter', () => {
    const game = village().card('red', 88).holds('red', { metal: 2, grain: 1, coal: 1 });
    expect(game.plays('R place zeppelin', 'R space R2').building('R2')).toBe(88);
  });

  test('one of several building cards is chosen among those that can be paid for', () => {
    const game = table().card('red', 74, 76).holds('red', { clay: 2, coal: 1, wood: 1 }).plays('R place zeppelin');
    game.offersOnly('R card 73', 'R card 74').plays('R card 74', 'R space R2');
    expect([game.building('R2'), game.hand('red')]).toEqual([74, [73, 76, 'c74']]);
  });

  test('a constructed card is no building card', () => {
    village()
      .card('red', 'c73')
      .holds('red', { ...redBuilds, clay: 12 })
      .refuses('R place zeppelin');
  });

  test('another’s building card cannot be constructed', () => {
    village().card('green', 73).holds('red', redBuilds).refuses('R place zeppelin');
  });

  test('progress moves by one, and by the builder', () => {
    const game = table().plays('R place zeppelin', 'R space R2');
    expect(game.eventsOf('progressed')).toMatchObject([{ seat: 0, to: 14 }]);
  });

  test('the building may be used from the next turn on, by anyone', () => {
    const game = table().holds('green', { clay: 1 }).plays('R place zeppelin', 'R space R2');
    game.plays('G place R2', 'G option 1');
    expect(game.reputation('green')).toBe(1);
  });

  test('at a building of the same kind its own cost is paid instead of the Zeppelin’s', () => {
    const game = table().built('green', 67).holds('red', { wood: 1 }).plays('R place G2', 'R space R2');
    expect([game.building('R2'), game.held('red', 'influence'), game.held('red', 'wood')]).toEqual([73, 10, 0]);
  });

  test('a resource in both costs is needed twice', () => {
    const green = { wood: 2, clay: 1, pumpkin: 1 };
    const poor = village().built('green', 67).card('red', 58).holds('red', green);
    poor.refuses('R place G2');
    village()
      .built('green', 67)
      .card('red', 58)
      .holds('red', { ...green, wood: 3 })
      .offers('R place G2');
  });

  test('bystanders keep what they have', () => {
    const game = table().card('green', 58).holds('green', { wood: 3 });
    const green = game.of('green');
    game.plays('R place zeppelin', 'R space R2');
    expect(game.of('green')).toEqual(green);
  });
});
