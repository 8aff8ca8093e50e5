import { reputationAwards } from '@/engine/rules/ending/reputation';
import type { Charter } from '@/engine';
import { village } from '../support/village';

const SIX: Charter[] = ['red', 'purple', 'green', 'yellow', 'black', 'blue'];
const VP = [10, 7, 4];

/** Rule 23 read aloud, once for each player: how many different larger counts are there than mine? */
function naiveAward(tokens: readonly number[], me: number): number {
  const mine = tokens[me] ?? 0;
  if (mine < 1) return 0;
  const larger: number[] = [];
  for (const other of tokens) if (other > mine && !larger.includes(other)) larger.push(other);
  if (larger.length === 0) return 10;
  if (larger.length === 1) return 7;
  return larger.length === 2 ? 4 : 0;
}

function* allCounts(players: number, most: number): Generator<number[]> {
  if (players === 0) yield [];
  else for (const rest of allCounts(players - 1, most)) for (let n = 0; n <= most; n++) yield [...rest, n];
}

describe('The reputation track (rule 23)', () => {
  const lengths = [5, 6, 7, 9, 10, 12];

  test.each(lengths.map((length, i) => [i + 1, length] as const))(
    'with %i players it has %i spaces',
    (players, length) => {
      // The last seat's tokens fill the track up to one space; a lone player's own do.
      const seats = SIX.slice(0, players);
      const filler = seats[players - 1] ?? 'red';
      const table = () => village({ seats }).built('red', 73, 'R2').holds('red', { clay: 1 });
      const oneFree = table()
        .reputationTokens(filler, length - 1)
        .plays('R place R2', 'R option 1');
      expect(oneFree.state.tracks.reputation).toHaveLength(length);
      const full = table()
        .reputationTokens(filler, length - 1)
        .reputationTokens('red', 1)
        .plays('R place R2');
      expect(full.state.tracks.reputation).toHaveLength(length);
      expect(full.eventTypes()).toContain('benefitLost');
    },
  );

  test('tokens lie in the order they were placed', () => {
    const game = village().built('red', 73, 'R2').holds('red', { clay: 1 }).holds('green', { clay: 1 });
    game.plays('R place R2', 'R option 1', 'G place R2', 'G option 1');
    expect(game.state.tracks.reputation).toEqual([0, 2]);
    expect(game.eventsOf('influencePlaced').map((event) => event.target)).toEqual([0, 1]);
  });

  test('a token uses one influence of the supply, which is placed and not paid', () => {
    const game = village().built('red', 73, 'R2').holds('red', { clay: 1 }).plays('R place R2', 'R option 1');
    expect([game.held('red', 'influence'), game.spent('red')]).toEqual([11, 0]);
  });

  test('without influence nothing is asked', () => {
    const game = village().built('red', 73, 'R2').holds('red', { clay: 1, influence: 0 }).plays('R place R2');
    expect(game.reputation('red')).toBe(0);
  });

  test('most tokens give 10 VP, second most 7, third most 4, the others none', () => {
    expect(reputationAwards([4, 3, 2, 1], VP)).toEqual([10, 7, 4, 0]);
  });

  test('everybody tied at a rank gets it, and the next rank is still there', () => {
    expect(reputationAwards([3, 3, 2, 1], VP)).toEqual([10, 10, 7, 4]);
    expect(reputationAwards([3, 2, 2, 1, 1], VP)).toEqual([10, 7, 7, 4, 4]);
    expect(reputationAwards([2, 2, 2, 2, 2, 2], VP)).toEqual([10, 10, 10, 10, 10, 10]);
  });

  test('without a token there is no rank, even where one is left', () => {
    expect(reputationAwards([1, 0, 0], VP)).toEqual([10, 0, 0]);
    expect(reputationAwards([0, 0], VP)).toEqual([0, 0]);
  });

  test.each([1, 2, 3, 4, 5, 6])(
    '%i players: every distribution is paid as a plain reading of the rule pays it',
    (players) => {
      for (const tokens of allCounts(players, players > 4 ? 4 : 5)) {
        expect(reputationAwards(tokens, VP)).toEqual(tokens.map((_, me) => naiveAward(tokens, me)));
      }
    },
  );

  test('it is paid when the game ends, on top of the VP of the game', () => {
    const game = village().lastRound().turnOf('green').hasVp('red', 3).reputationTokens('red', 1);
    game.reputationTokens('green', 2).plays('G place G1');
    expect([game.vp('red'), game.vp('green')]).toEqual([10, 10]);
    expect(game.eventsOf('scored').map((event) => event.because.rule)).toEqual([23, 23]);
  });

  test('the standing of a running game counts it in, that of an ended game has it already', () => {
    const game = village().lastRound().turnOf('green').hasVp('red', 3).reputationTokens('red', 1);
    expect(game.engine.standing(game.state)[0]).toBe(13);
    game.plays('G place G1');
    expect(game.engine.standing(game.state)[0]).toBe(13);
  });
});
