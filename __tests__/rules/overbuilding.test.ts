import { village } from '../support/village';

const redBuilds = { clay: 2, metal: 1, grain: 1 };
const table = () => village().learned(18).card('red', 73).holds('red', redBuilds).built('red', 74);
const full = () => {
  const game = village().learned(18).card('red', 73).holds('red', redBuilds);
  for (const no of [67, 76, 82, 22, 23]) game.built('red', no);
  return game;
};

describe('Overbuilding (rule 18)', () => {
  test('a building of one’s own may be built over, once it is unlocked', () => {
    const game = table().plays('R place zeppelin', 'R space R2');
    expect([game.building('R2'), game.archived(74)]).toEqual([73, true]);
  });

  test('not before', () => {
    village()
      .card('red', 73)
      .holds('red', redBuilds)
      .built('red', 74)
      .plays('R place zeppelin')
      .refuses('R space R2')
      .plays('R space R3');
  });

  test('the card left over from the covered building stays where it is, with its crate', () => {
    const game = table().card('red', 'c74').plays('R place zeppelin', 'R space R2');
    expect(game.hand('red')).toEqual(['c74', 'c73']);
    game.holds('red', { coin: 4 }).plays('G place G1', 'R place charterstone small', 'R card c74');
    expect(game.chronicle()).toContain(16);
  });

  test('empty plots are open all the same', () => {
    const plots = ['R2', 'R3', 'R4', 'R5', 'R6'].map((plot) => `R space ${plot}`);
    table()
      .plays('R place zeppelin')
      .offersOnly(...plots)
      .leavesAsking('red', 'space');
  });

  test('never over a start building', () => {
    table().plays('R place zeppelin').refuses('R space R1').plays('R space R3');
  });

  test('only in one’s own charter', () => {
    table().built('green', 58).plays('R place zeppelin').refuses('R space G2').plays('R space R3');
  });

  test('not under a worker, one’s own or another’s', () => {
    table().worker('green', 'R2').plays('R place zeppelin').refuses('R space R2').plays('R space R3');
    table().worker('red', 'R2').plays('R place zeppelin small').refuses('R space R2').plays('R space R3');
  });

  test('not under a minion', () => {
    table().minion('red', 'cat', 'R2').plays('R place zeppelin').refuses('R space R2').plays('R space R3');
  });

  test.each(['red', 'green'] as const)('not beside income influence of %s', (who) => {
    table().incomeToken(who, 'R2').plays('R place zeppelin').refuses('R space R2').plays('R space R3');
  });

  test('a full charter can be built on', () => {
    const game = full().plays('R place zeppelin', 'R space R4');
    expect([game.building('R4'), game.archived(82), game.vp('red')]).toEqual([73, true, 5]);
  });

  test('only the newer one counts and is used', () => {
    const game = full().plays('R place zeppelin', 'R space R4', 'G place G1');
    game.holds('red', { clay: 1 }).plays('R place R4 small', 'R decline');
    expect(game.eventsOf('buildingUsed')).toContainEqual(expect.objectContaining({ card: 73 }));
  });

  test('the worker who comes to construct stands on that building: it is not open', () => {
    const game = full().holds('red', { wood: 1 });
    game.plays('R place R2').refuses('R space R2').plays('R space R3');
    expect(game.building('R3')).toBe(73);
  });

  test('with nothing else to build over, nobody may come to construct there', () => {
    const game = full().holds('red', { wood: 1 });
    for (const plot of ['R3', 'R4', 'R5', 'R6']) game.incomeToken('green', plot);
    game.refuses('R place R2').offers('R place zeppelin');
  });

  test('a minion that comes to construct is in its own way, too', () => {
    const game = full().holds('red', { wood: 1 }).learned(16).minion('red', 'cat');
    for (const plot of ['R3', 'R4', 'R5', 'R6']) game.incomeToken('green', plot);
    game.refuses('R place R2 cat');
  });
});
