import { scoreLines } from '@/engine';
import { playOut } from '../support/randomPlay';
import { village } from '../support/village';

const redBuilds = { clay: 2, metal: 1, grain: 1 };
const sum = (lines: readonly { vp: number }[]) => lines.reduce((total, line) => total + line.vp, 0);

describe('Why a player has these VP', () => {
  test('every source is a line: the rule and the card that gave it', () => {
    const game = village().card('red', 73, 207).holds('red', redBuilds).plays('R place zeppelin', 'R space R2');
    expect(scoreLines(game.events())[0]).toEqual([
      { rule: 18, card: 73, times: 1, vp: 5 },
      { rule: 8, card: 207, times: 1, vp: 2 },
    ]);
  });

  test('the same source twice is one line that says so', () => {
    const game = village().built('yellow', 109, 'Y2').holds('red', { grain: 2 });
    game.plays('R place Y2', 'G place G1', 'R place Y2 small');
    expect(scoreLines(game.events())[0]).toEqual([{ rule: 15, card: 109, times: 2, vp: 2 }]);
  });

  test('nobody else has that line', () => {
    const game = village().built('yellow', 109, 'Y2').holds('red', { grain: 1 }).plays('R place Y2');
    expect(scoreLines(game.events()).slice(1).flat()).toEqual([]);
  });

  test('reputation at the end is a line of rule 23', () => {
    const game = village().lastRound().turnOf('green').reputationTokens('red', 1).plays('G place G1');
    expect(scoreLines(game.events())[0]).toEqual([{ rule: 23, card: 0, times: 1, vp: 10 }]);
  });

  test.each([2, 3, 4, 5, 6])('the lines of a whole game of %i add up to its VP', (players) => {
    for (let seed = 1; seed <= 5; seed++) {
      const { state, events } = playOut(players, seed);
      expect(scoreLines(events).map(sum)).toEqual(state.tracks.vp);
      expect(state.campaign.results[0]?.vp).toEqual(state.tracks.vp);
    }
  });
});
