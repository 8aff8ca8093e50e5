import { winnersOf } from '@/engine/rules/ending/winners';
import { playOut } from '../support/randomPlay';
import { village } from '../support/village';

const THREE = ['red', 'green', 'blue'] as const;
const aboutToEnd = () =>
  village({ seats: THREE })
    .progressAt(23)
    .objectives(215)
    .holds('red', { coin: 6 })
    .holds('green', { coin: 6 })
    .holds('blue', { coin: 6 });

describe('The end of a game (rule 26)', () => {
  test('reaching space 24 begins the last round', () => {
    const game = aboutToEnd().plays('R place grandstand');
    expect(game.phase()).toBe('lastRound');
    expect(game.eventTypes()).toContain('lastRoundBegan');
  });

  test('one space earlier it does not', () => {
    expect(aboutToEnd().progressAt(22).plays('R place grandstand').phase()).toBe('turns');
  });

  test('the first player’s move ends it: everybody else still has a turn', () => {
    const game = aboutToEnd().plays('R place grandstand', 'G place G1', 'B place B1');
    expect(game.phase()).toBe('over');
  });

  test('the second player’s move ends it: only the last one has a turn', () => {
    const game = aboutToEnd().turnOf('green').plays('G place grandstand');
    expect(game.phase()).toBe('lastRound');
    expect(game.plays('B place B1').phase()).toBe('over');
  });

  test('the last player’s move ends it at once', () => {
    expect(aboutToEnd().turnOf('blue').plays('B place grandstand').phase()).toBe('over');
  });

  test('all have had the same number of turns, whoever ended it', () => {
    for (const seat of THREE) {
      const game = aboutToEnd().plays('R place R1', 'G place G1', 'B place B1');
      const letter = { red: 'R', green: 'G', blue: 'B' }[seat];
      while (game.phase() !== 'over') {
        const scores = `${letter} place grandstand small`;
        game.plays(game.legal().includes(scores) ? scores : (game.legal()[0] ?? ''));
      }
      const turns = game.eventsOf('turnEnded').map((event) => event.seat);
      expect(turns).toEqual([0, 2, 5, 0, 2, 5]);
    }
  });

  test.each([1, 2, 3, 4, 5, 6])('whole games of %i: nobody has had a turn more than another', (players) => {
    for (let seed = 1; seed <= 5; seed++) {
      const { events, state } = playOut(players, seed);
      const turns = events.flatMap((event) => (event.type === 'turnEnded' ? [event.seat] : []));
      expect(turns).toHaveLength(players * state.flow.round);
      for (let i = 0; i < turns.length; i++) expect(turns[i]).toBe(turns[i % players]);
    }
  });

  test('a turn of the last round is a whole turn', () => {
    const game = village().lastRound().turnOf('green').holds('green', { clay: 1 }).plays('G place treasury');
    expect(game.held('green', 'coin')).toBe(1);
  });

  test('there are no extra turns: the game is over and refuses everything', () => {
    const game = village().lastRound().turnOf('green').plays('G place G1');
    expect(game.prompt()).toBeNull();
    expect(game.legal()).toEqual([]);
    game.refuses('R place R1', 'gameOver');
  });

  test('most VP wins, reputation counted in', () => {
    const game = village().lastRound().turnOf('green').hasVp('red', 9).reputationTokens('green', 1).plays('G place G1');
    expect(game.eventsOf('gameEnded')).toMatchObject([{ gameNo: 1, vp: [9, 0, 10, 0, 0, 0], winners: [2] }]);
  });

  test('ties are friendly: all tied win', () => {
    const game = village({ seats: THREE })
      .lastRound()
      .turnOf('blue')
      .hasVp('red', 7)
      .hasVp('blue', 7)
      .hasVp('green', 6);
    expect(game.plays('B place B1').eventsOf('gameEnded')).toMatchObject([{ winners: [0, 5] }]);
  });

  test('nobody with anything: all who play win, and no inactive charter does', () => {
    const game = village().lastRound().turnOf('green').plays('G place G1');
    expect(game.eventsOf('gameEnded')).toMatchObject([{ winners: [0, 2] }]);
    expect(winnersOf([5, 99, 5, 0, 0, 0], [0, 2])).toEqual([0, 2]);
  });

  test('the result is kept in the campaign', () => {
    const game = village().lastRound().turnOf('green').hasVp('green', 4).plays('G place G1');
    expect(game.state.campaign.results).toEqual([{ gameNo: 1, vp: [0, 0, 4, 0, 0, 0], winners: [2] }]);
  });
});
