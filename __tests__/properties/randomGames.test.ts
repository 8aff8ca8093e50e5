/** The properties of DESIGN 3 at every decision of random games; `npm run properties` plays thousands. */
import { createChance } from '@/ai';
import { begin, engine, lateEngine, table } from '@/cli/playouts';
import { checkConservation, checkGame } from '@/cli/propertyChecks';

const GAMES = 6;

describe.each([
  ['the box of game 1', engine],
  ['a box of which much is unlocked', lateEngine],
])('Random games with %s keep every property at every decision', (_box, rules) => {
  for (const seats of [1, 2, 3, 4, 5, 6]) {
    test(`with ${seats} at the table`, () => {
      let decisions = 0;
      for (let game = 0; game < GAMES; game++) {
        const seed = seats * 1000 + game;
        decisions += checkGame(begin(seed, table(seats, game % 6), rules), createChance(seed), rules).decisions;
      }
      expect(decisions).toBeGreaterThan(GAMES * 20);
    });
  }
});

describe('The checks themselves can fail', () => {
  test('a coin out of nowhere is noticed', () => {
    const state = begin(1, table(2));
    state.supply.bank.coin += 1;
    expect(() => checkConservation(state)).toThrow('coin is conserved');
  });

  test('a card in two places is noticed', () => {
    const state = begin(1, table(2));
    state.cards.discard.push(...state.cards.mat.slice(0, 1));
    expect(() => checkConservation(state)).toThrow('no card is in two places');
  });

  test('a minion out of nowhere is noticed', () => {
    const state = begin(1, table(2));
    state.supply.minions[0][0] = 1;
    expect(() => checkConservation(state)).toThrow('cat is conserved');
  });
});
