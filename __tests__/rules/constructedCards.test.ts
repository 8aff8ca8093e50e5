import { village } from '../support/village';

const redBuilds = { clay: 2, metal: 1, grain: 1 };

describe('Constructed building cards (rule 10)', () => {
  test('the card left over stays in the builder’s supply if it carries a crate', () => {
    const game = village().card('red', 73).holds('red', redBuilds).plays('R place zeppelin', 'R space R2');
    expect([game.hand('red'), game.archived('c73')]).toEqual([['c73'], false]);
  });

  test('it is archived if it carries none', () => {
    const game = village().card('red', 82).holds('red', { clay: 2, metal: 2 }).plays('R place zeppelin', 'R space R2');
    expect([game.hand('red'), game.archived('c82')]).toEqual([[], true]);
  });

  test('it is an advancement card: it can be paid as one, to the discard pile', () => {
    const game = village().onMat(206, 207, 208, 209, 210).card('red', 'c5').plays('R place cloudPort');
    expect([game.hand('red'), game.discardPile()]).toEqual([[], ['c5']]);
  });

  test('it is a card type of its own, beside the building card it was', () => {
    const game = village().card('red', 270, 73, 'c5').holds('red', { clay: 1, pumpkin: 1, metal: 1 });
    expect(game.plays('R use 270').vp('red')).toBe(6);
  });

  test('two constructed cards are one type', () => {
    const game = village().card('red', 270, 'c73', 'c5').holds('red', { clay: 1, pumpkin: 1, metal: 1 });
    expect(game.plays('R use 270').vp('red')).toBe(4);
  });

  test('one from the mat belongs to whoever takes it', () => {
    const game = village().onMat('c10').holds('red', { clay: 1, coin: 1 }).plays('R place market');
    expect(game.hand('red')).toEqual(['c10']);
  });
});
