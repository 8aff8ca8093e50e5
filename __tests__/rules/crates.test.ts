import { village } from '../support/village';

const table = () => village().card('red', 'c5').holds('red', { coin: 4 });

describe('Opening a crate (rule 19)', () => {
  test('its building cards go to the opener’s supply', () => {
    expect(table().plays('R place charterstone').hand('red')).toEqual([73, 74]);
  });

  test('its persona goes to the opener’s chest', () => {
    expect(table().plays('R place charterstone').chest('red')).toEqual([200, 280]);
  });

  test('the card it was on is archived', () => {
    expect(table().plays('R place charterstone').archived('c5')).toBe(true);
  });

  test('it gives no resources, and nothing besides', () => {
    const game = table().plays('R place charterstone');
    expect(game.eventsOf('tokensGained')).toEqual([]);
    expect(game.mat()).toEqual([]);
  });

  test('whoever holds the card opens it, however it came to them', () => {
    const game = village().onMat('c10').holds('red', { clay: 1, coin: 5 });
    game.plays('R place market', 'G place G1', 'R place charterstone small');
    expect([game.hand('red'), game.chest('red')]).toEqual([
      [88, 89],
      [200, 303],
    ]);
  });

  test('one of several crates is chosen', () => {
    const game = table().card('red', 'c10').plays('R place charterstone').offersOnly('R card c5', 'R card c10');
    game.plays('R card c10');
    expect(game.hand('red')).toEqual(['c5', 88, 89]);
  });

  test('a card on the mat or in another’s supply cannot be opened', () => {
    village().onMat('c10').card('green', 'c7').holds('red', { coin: 4 }).refuses('R place charterstone');
  });

  test('a building card that is not yet constructed carries no crate to open', () => {
    village().card('red', 73).holds('red', { coin: 4 }).refuses('R place charterstone');
  });

  test('new objectives join the deck and are shuffled in; those on the mat stay', () => {
    const game = village().card('red', 'c22').holds('red', { coin: 4 }).objectives(214, 215, 216);
    game.plays('R place charterstone');
    expect(game.objectiveDeck().sort()).toEqual([220, 221, 222]);
    expect([...game.state.objectives.row]).toEqual([214, 215, 216]);
    expect(game.eventsOf('deckShuffled').map((event) => event.deck)).toEqual(['objective']);
  });

  test('the crate is remembered as opened', () => {
    const game = table().plays('R place charterstone');
    expect(game.state.campaign.cratesOpened).toEqual([4]);
    expect(game.eventsOf('crateOpened')).toMatchObject([{ seat: 0, crate: 4 }]);
  });

  test('at a building of the same kind its own cost is paid instead of the Charterstone’s', () => {
    const game = village().built('blue', 103).card('red', 'c5').holds('red', { metal: 1, coin: 2 }).plays('R place B2');
    expect([game.held('red', 'coin'), game.held('red', 'influence'), game.progress()]).toEqual([0, 11, 14]);
    expect(game.hand('red')).toEqual([73, 74]);
  });

  test('bystanders keep what they have', () => {
    const game = table().card('green', 'c7');
    const green = game.of('green');
    game.plays('R place charterstone');
    expect(game.of('green')).toEqual(green);
  });
});
