import { village } from '../support/village';

const shopping = { clay: 1, coin: 1 };

describe('The advancement mat (rule 7)', () => {
  test('a gap is filled at once from the top of the deck', () => {
    const game = village().onMat(206, 207, 208, 209, 210).nextAdvancement(212, 213).holds('red', shopping);
    game.plays('R place market', 'R card 208');
    expect([game.mat(), game.deck()]).toEqual([[206, 207, 209, 210, 212], [213]]);
  });

  test('a gained card lies in the taker’s supply, and in nobody else’s', () => {
    const game = village().onMat(206).holds('red', shopping);
    const green = game.of('green');
    game.plays('R place market');
    expect(game.hand('red')).toEqual([206]);
    expect(game.of('green')).toEqual(green);
  });

  test('the discards are shuffled into the deck when it is empty and a card is needed', () => {
    const game = village().onMat(206, 207, 208, 209, 210).discarded(211, 212, 213).holds('red', shopping);
    game.plays('R place market', 'R card 206');
    expect(game.mat()).toHaveLength(5);
    expect(game.discardPile()).toEqual([]);
    expect([...game.mat(), ...game.deck()].sort()).toEqual([207, 208, 209, 210, 211, 212, 213]);
    expect(game.eventsOf('deckShuffled')).toHaveLength(1);
  });

  test('the discards stay where they are while the deck can fill the gap', () => {
    const game = village().onMat(206, 207, 208, 209, 210).nextAdvancement(212).discarded(211).holds('red', shopping);
    game.plays('R place market', 'R card 206');
    expect([game.mat(), game.discardPile()]).toEqual([[207, 208, 209, 210, 212], [211]]);
  });

  test('the discards wait until a card is needed, also once the deck has run out', () => {
    const game = village().onMat(206, 207, 208, 209, 210).nextAdvancement(212).discarded(211).holds('red', shopping);
    game.plays('R place market', 'R card 206');
    expect([game.deck(), game.discardPile(), game.eventsOf('deckShuffled')]).toEqual([[], [211], []]);
  });

  test('with deck and discards empty the gap stays', () => {
    const game = village().onMat(206, 207).holds('red', shopping).plays('R place market', 'R card 206');
    expect(game.mat()).toEqual([207]);
  });

  test('a gap is filled as soon as a card can be had again', () => {
    const game = village().onMat(206).card('red', 207).plays('R place cloudPort');
    expect([game.mat(), game.discardPile()]).toEqual([[206, 207], []]);
  });

  test('paid cards form the discard pile', () => {
    const game = village().onMat(206, 207, 208, 209, 210).card('red', 211).plays('R place cloudPort');
    expect([game.hand('red'), game.discardPile()]).toEqual([[], [211]]);
  });

  test('a card of a named type comes from the face-up ones of that type', () => {
    const game = village().built('blue', 91).holds('red', { metal: 1 }).onMat(206, 'c9', 'c10');
    game.plays('R place B2').offersOnly('R card c9', 'R card c10').plays('R card c10');
    expect([game.hand('red'), game.mat()]).toEqual([['c10'], [206, 'c9']]);
  });

  test('the only card of a named type is taken without asking', () => {
    const game = village().built('blue', 91).holds('red', { metal: 1 }).onMat(206, 'c10').plays('R place B2');
    expect(game.hand('red')).toEqual(['c10']);
  });

  test('none of the named type showing gives none, and the rest of the benefit all the same', () => {
    const game = village().built('blue', 91).holds('red', { metal: 1 }).onMat(206).nextAdvancement('c10');
    game.plays('R place B2');
    expect([game.hand('red'), game.vp('red')]).toEqual([[], 2]);
  });
});
