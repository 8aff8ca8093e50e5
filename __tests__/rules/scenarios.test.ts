/** The scenario builder itself: it must be able to fail. */
import { content } from '@/content';
import { faultsOf } from '../support/whole';
import { village } from '../support/village';

describe('A scenario', () => {
  test('that leaves a question unanswered fails', () => {
    const game = village().holds('red', { clay: 1, wood: 1 }).plays('R place treasury');
    expect(() => game.mustBeSettled()).toThrow('leaves red asked (token, payResource)');
    game.plays('R token clay');
  });

  test('that says it leaves one must leave that one', () => {
    const game = village().holds('red', { clay: 1, wood: 1 }).plays('R place treasury').leavesAsking('red', 'card');
    expect(() => game.mustBeSettled()).toThrow();
    game.leavesAsking('red', 'token');
  });

  test('that plays what is not legal fails, and says what would have been', () => {
    expect(() => village().plays('R place zeppelin')).toThrow(
      /"R place zeppelin" is refused \(notLegal\); legal: R place R1/,
    );
    expect(() => village().plays('R jump')).toThrow('is no command');
  });

  test('starts from an empty table with nothing missing', () => {
    expect(faultsOf(content, village().state)).toEqual([]);
  });

  test('arranges without making or losing a piece or a card', () => {
    const game = village()
      .holds('red', { coin: 9, clay: 3, influence: 5 })
      .card('red', 206, 73, 'c22')
      .onMat(207, 'c10');
    game.nextAdvancement(208).discarded(209).objectives(214, 220).hasScored('green', 214);
    game.reputationTokens('red', 2).quotaTokens('green', 'coin 3').worker('green', 'zeppelin').built('green', 58);
    expect(faultsOf(content, game.state)).toEqual([]);
  });

  test('with a coin, a card or a token out of nowhere is found out', () => {
    const coin = village();
    coin.state.supply.bank.coin += 1;
    expect(faultsOf(content, coin.state)).toEqual(['coins: 37 of 36']);
    const influence = village();
    influence.state.tracks.reputation.push(0);
    expect(faultsOf(content, influence.state)).toEqual(['influence of 0: 13 of 12']);
    const twice = village().card('red', 206);
    twice.state.cards.discard.push(...twice.state.cards.hand[0]);
    expect(faultsOf(content, twice.state)).toEqual(['card 206: 2 in piles, 0 on the board']);
  });
});
