import { content } from '@/content';
import { village } from '../support/village';
import { tinyContent } from '../support/tinyContent';

const scoring = (at: number) => village().objectives(215).holds('red', { coin: 6 }).progressAt(at);

/** Tuned by simulation, so named and not written out. */
const IDLE = content.baseRules.idleRounds;

describe('The progress track (rule 25)', () => {
  test('it moves by one at a time', () => {
    expect(scoring(5).plays('R place grandstand').progress()).toBe(6);
  });

  test.each([4, 8, 12, 16, 20])('onto space %i: whoever moved it there may place 1 reputation', (to) => {
    const game = scoring(to - 1)
      .plays('R place grandstand')
      .offersOnly('R option 1', 'R decline')
      .plays('R option 1');
    expect([game.reputation('red'), game.held('red', 'influence')]).toEqual([1, 10]);
  });

  test('the reputation of a space may be declined', () => {
    expect(scoring(3).plays('R place grandstand', 'R decline').reputation('red')).toBe(0);
  });

  test.each([1, 2, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 24])('space %i brings nothing', (to) => {
    const game = scoring(to - 1).plays('R place grandstand');
    expect([game.reputation('red'), game.vp('red')]).toEqual([0, 5]);
  });

  test.each([6, 10, 14, 18, 22])('the income of space %i is inert until it is unlocked', (to) => {
    const game = scoring(to - 1);
    const green = game.of('green');
    game.plays('R place grandstand');
    expect(game.of('green')).toEqual(green);
    expect([game.held('red', 'coin'), game.reputation('red'), game.vp('red')]).toEqual([6, 0, 5]);
  });

  test('only the one who moved it is asked', () => {
    const game = scoring(3).plays('R place grandstand', 'R option 1');
    expect(game.reputation('green')).toBe(0);
  });

  test('without influence left there is nothing to place', () => {
    const game = scoring(3).holds('red', { influence: 1 }).plays('R place grandstand');
    expect([game.progress(), game.reputation('red')]).toEqual([4, 0]);
  });

  test('on a full reputation track there is nowhere to place', () => {
    const game = scoring(3).reputationTokens('green', 6).plays('R place grandstand');
    expect(game.reputation('red')).toBe(0);
  });

  test('it never leaves space 24', () => {
    const game = village().objectives(215).holds('red', { coin: 6 }).lastRound().plays('R place grandstand');
    expect([game.progress(), game.vp('red')]).toEqual([24, 5]);
    expect(game.eventTypes()).not.toContain('progressed');
  });

  test('filling quota, trading and resources move nothing', () => {
    const game = village().holds('red', { coin: 2, clay: 3 }).onMat(206);
    game.plays('R place cloudPort', 'R quota coin 1', 'G place G1', 'R place treasury small');
    expect(game.progress()).toBe(13);
  });

  describe('a village that stands still', () => {
    const lastTurnOfRound = (round: number) => village().roundIs(round).turnOf('green');

    test('moves on by itself when so many rounds have passed without progress', () => {
      const game = lastTurnOfRound(IDLE).plays('G place G1');
      expect(game.progress()).toBe(14);
      expect(game.eventsOf('progressed')).toMatchObject([{ seat: -1, to: 14 }]);
    });

    test('not one round sooner', () => {
      expect(
        lastTurnOfRound(IDLE - 1)
          .plays('G place G1')
          .progress(),
      ).toBe(13);
    });

    test('not in the middle of a round', () => {
      expect(
        village()
          .roundIs(2 * IDLE)
          .plays('R place R1')
          .progress(),
      ).toBe(13);
    });

    test('counts anew from the round of any progress', () => {
      const game = scoring(13)
        .roundIs(IDLE - 1)
        .plays('R place grandstand', 'G place G1', 'R place R1 small', 'G place P1 small');
      expect([game.progress(), game.eventsOf('progressed').length]).toEqual([14, 1]);
    });

    test('counts anew from its own step', () => {
      const game = lastTurnOfRound(IDLE).plays('G place G1', 'R place R1', 'G place P1 small');
      expect(game.progress()).toBe(14);
    });

    test('gives nobody the reputation of a space', () => {
      const game = lastTurnOfRound(IDLE).progressAt(15).plays('G place G1');
      expect([game.progress(), game.reputation('red'), game.reputation('green')]).toEqual([16, 0, 0]);
    });

    test('can reach the end, and then a whole round is played', () => {
      const game = lastTurnOfRound(IDLE).progressAt(23).plays('G place G1');
      expect(game.phase()).toBe('lastRound');
      game.plays('R place R1');
      expect(game.phase()).toBe('lastRound');
      game.plays('G retrieve');
      expect(game.phase()).toBe('over');
    });

    test('so every game ends, however little is done', () => {
      const game = village({ content: tinyContent({ startCost: { pay: 'coin', n: 9 } }) });
      for (let turns = 0; game.prompt() !== null; turns++) {
        if (turns > 2 * IDLE * 24) throw new Error('the game does not end');
        game.plays(game.legal()[0] ?? '');
      }
      expect(game.progress()).toBe(24);
    });
  });
});
