/** The properties of DESIGN 3 at every decision of random games; `npm run properties` plays thousands. */
import { createChance } from '@/ai';
import { begin, table } from '@/cli/playouts';
import { checkConservation, checkGame } from '@/cli/propertyChecks';

const GAMES = 8;

describe('Random games keep every property at every decision', () => {
  for (const seats of [1, 2, 3, 4, 5, 6]) {
    test(`with ${seats} at the table`, () => {
      let decisions = 0;
      for (let game = 0; game < GAMES; game++) {
        const seed = seats * 1000 + game;
        decisions += checkGame(begin(seed, table(seats, game % 6)), createChance(seed)).decisions;
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
});
