import { content } from '@/content';
import { village, type CardName } from '../support/village';

const opening = (...names: CardName[]) =>
  village()
    .card('red', ...names)
    .holds('red', { coin: 4 });
const opened = (name: CardName) => opening(name).plays('R place charterstone');
const numbers = (kind: string) => content.cards.filter((def) => def.kind === kind).map((def) => Number(def.no));

describe('Crates that unlock a card type (rule 19)', () => {
  test.each([
    ['c58', 12, 'item'],
    ['c73', 11, 'guest'],
    ['c109', 13, 'friend'],
  ] as const)('the crate of %s teaches rule %i, and all of its cards join the deck', (name, rule, kind) => {
    const game = opened(name);
    expect(game.chronicle()).toEqual([rule]);
    const all = [...game.deck(), ...game.mat(), ...game.hand('red')].map(Number);
    expect(all.filter((no) => numbers(kind).includes(no)).sort()).toEqual(numbers(kind).sort());
  });

  test('the opener takes one of the new type at random', () => {
    const game = opened('c58');
    expect(game.hand('red').filter((no) => numbers('item').includes(Number(no)))).toHaveLength(1);
    expect(game.hand('green')).toEqual([]);
  });

  test('one of the new type, whatever else is in the deck', () => {
    const game = opening('c58').nextAdvancement(206, 207, 208, 209, 210, 211, 212, 213).plays('R place charterstone');
    expect(
      game
        .hand('red')
        .map(Number)
        .filter((no) => no >= 206 && no <= 213),
    ).toEqual([]);
    expect(game.hand('red')).toHaveLength(2);
  });

  test('the discards are shuffled in, and a gap on the mat is filled', () => {
    const game = opening('c58').discarded(206, 207).plays('R place charterstone');
    expect([game.discardPile(), game.mat().length, game.deck().length]).toEqual([[], 5, 8]);
  });

  test('cards on the mat stay', () => {
    const game = opening('c58').onMat(206, 207, 208, 209, 210).plays('R place charterstone');
    expect(game.mat()).toEqual([206, 207, 208, 209, 210]);
  });

  test('a friend gained like this does not act on the use that gained it', () => {
    const game = opening('c109').built('red', 103).holds('red', { metal: 1 }).plays('R place R3');
    expect(game.vp('red')).toBe(5);
  });
});

describe('Crates that unlock minions (rules 16 and 19)', () => {
  test.each([
    ['c23', 'cat'],
    ['c43', 'ghost'],
    ['c74', 'golem'],
    ['c89', 'robot'],
    ['c110', 'chef'],
  ] as const)('the crate of %s releases six of a kind, and its opener takes one: %s', (name, minion) => {
    const game = opened(name);
    expect([game.chronicle(), game.minionsAtHome('red'), game.minionsLeft(minion)]).toEqual([[16], [minion], 5]);
  });

  test('a further kind joins; the rule stays as it is', () => {
    const game = opening('c23', 'c43').holds('red', { coin: 8 });
    game.plays('R place charterstone', 'R card c23', 'G place G1', 'R place charterstone small');
    expect([game.chronicle(), game.minionsAtHome('red')]).toEqual([[16], ['cat', 'ghost']]);
    expect([game.minionsLeft('cat'), game.minionsLeft('ghost')]).toEqual([5, 5]);
    expect(game.eventsOf('ruleLearned')).toHaveLength(1);
  });

  test('the row of minions comes in once', () => {
    const game = opening('c23', 'c43').holds('red', { coin: 8 });
    game.plays('R place charterstone', 'R card c23', 'G place G1', 'R place charterstone small');
    expect(game.state.tracks.quota).toHaveLength(24);
  });

  test('the minion may be placed from the next turn on', () => {
    opened('c23').plays('G place G1').offers('R place R1 cat');
  });

  test('bystanders get none', () => {
    expect(opened('c23').minionsAtHome('green')).toEqual([]);
  });
});

describe('Crates that unlock a rule alone (rule 19)', () => {
  test('overbuilding holds from then on, for all', () => {
    const game = opening('c59').built('green', 58).card('green', 73).holds('green', { clay: 2, grain: 1, metal: 1 });
    game.plays('R place charterstone', 'G place zeppelin', 'G space G2');
    expect([game.chronicle(), game.building('G2')]).toEqual([[18], 73]);
  });

  test('a crate that unlocks nothing teaches nothing', () => {
    const game = opened('c5');
    expect([game.chronicle(), game.eventTypes().includes('deckShuffled')]).toEqual([[], false]);
  });

  test('what was learned is known: undo stops there', () => {
    expect(opened('c23').eventsOf('ruleLearned')).toMatchObject([{ rule: 16, gameNo: 1, reveals: true }]);
  });
});
