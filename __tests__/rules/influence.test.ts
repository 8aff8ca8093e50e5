import { FREE, withBuilding } from '../support/tinyContent';
import { village } from '../support/village';

describe('Influence (rule 6)', () => {
  test('paid influence goes to the general supply', () => {
    const game = village().card('red', 'c5').holds('red', { coin: 4 }).plays('R place charterstone');
    expect([game.held('red', 'influence'), game.spent('red')]).toEqual([10, 2]);
  });

  test('paid influence is regained by effects that say so', () => {
    const game = village().built('red', 74).holds('red', { clay: 1, influence: 10 }).plays('R place R2');
    expect([game.held('red', 'influence'), game.spent('red')]).toEqual([11, 1]);
  });

  test('no more is regained than was paid', () => {
    const content = withBuilding(FREE, { op: 'regain', n: 2 });
    const game = village({ content }).built('red', 20).holds('red', { influence: 11 }).plays('R place R2');
    expect([game.held('red', 'influence'), game.spent('red')]).toEqual([12, 0]);
  });

  test('influence placed on the tracks or an objective is never regained', () => {
    const game = village().built('red', 82).holds('red', { clay: 1, coin: 1 });
    game.reputationTokens('red', 1).quotaTokens('red', 'coin 1').hasScored('red', 214);
    game.plays('R place R2');
    expect(game.held('red', 'influence')).toBe(9);
  });

  test('what another paid cannot be regained', () => {
    const game = village().built('red', 74).holds('red', { clay: 1 }).holds('green', { influence: 4 });
    const green = game.of('green');
    game.plays('R place R2');
    expect(game.held('red', 'influence')).toBe(12);
    expect(game.of('green')).toEqual(green);
  });

  describe('starting a turn with none in the supply', () => {
    const table = () => village().holds('green', { influence: 0 });

    test('advances progress by 1 before the turn', () => {
      const game = table().plays('R place R1');
      expect(game.progress()).toBe(14);
      expect(game.eventTypes().slice(-2)).toEqual(['turnBegan', 'progressed']);
      expect(game.active()).toBe('green');
    });

    test('does so at every turn that starts like that', () => {
      const game = table().plays('R place R1', 'G place G1', 'R place G1 small');
      expect(game.progress()).toBe(15);
    });

    test('does so before a retrieval too', () => {
      const game = table().worker('green', 'G1').plays('R place R1', 'G retrieve');
      expect(game.progress()).toBe(14);
    });

    test('counts only what is in the supply: one token is enough to stop it', () => {
      const game = village().holds('green', { influence: 1 }).plays('R place R1');
      expect(game.progress()).toBe(13);
    });

    test('is not tested in another’s turn', () => {
      const game = table().turnOf('green').plays('G place G1');
      expect(game.progress()).toBe(13);
    });

    test('is not set off by spending the last token during a turn', () => {
      const game = village().holds('red', { influence: 1, coin: 1 }).plays('R place cloudPort');
      expect([game.held('red', 'influence'), game.progress()]).toEqual([0, 13]);
    });

    test('on a reputation space there is nothing to place and nothing is gained', () => {
      const game = table().progressAt(15).plays('R place R1');
      expect([game.progress(), game.reputation('green'), game.vp('green')]).toEqual([16, 0, 0]);
      expect(game.prompt()?.ask).toBe('turn');
    });

    test('may bring the end: the round is still finished', () => {
      const game = table().progressAt(23).plays('R place R1');
      expect([game.progress(), game.phase()]).toEqual([24, 'lastRound']);
      game.plays('G place G1');
      expect(game.phase()).toBe('over');
    });

    test('moves nothing once the token has reached the end', () => {
      const game = village({ seats: ['red', 'green', 'blue'] }).progressAt(23);
      game.holds('green', { influence: 0 }).holds('blue', { influence: 0 }).plays('R place R1', 'G place G1');
      expect([game.progress(), game.eventsOf('progressed').length]).toEqual([24, 1]);
    });
  });
});
