import type { Minion } from '@/engine';
import { village } from '../support/village';
import { withBuilding } from '../support/tinyContent';

const table = (kind: Minion) => village().learned(16).minion('red', kind);
const tiny = (cost: Parameters<typeof withBuilding>[0], kind: Minion) =>
  village({ content: withBuilding(cost) })
    .learned(16)
    .built('red', 20)
    .minion('red', kind);

describe('Placing a minion (rule 16)', () => {
  test('it is an extra worker: it uses the building, and both workers stay at home', () => {
    const game = table('cat').plays('R place R1 cat');
    expect([game.minionOn('R1'), game.minionsAtHome('red'), game.workersAtHome('red')]).toEqual(['cat', [], 2]);
    expect([game.held('red', 'clay'), game.active()]).toEqual([1, 'green']);
  });

  test('its gain comes first, then the cost, then the benefit', () => {
    const game = table('cat').built('red', 74).holds('red', { clay: 1, influence: 11 }).plays('R place R2 cat');
    expect(game.eventTypes().slice(0, 4)).toEqual(['minionPlaced', 'scored', 'tokensPaid', 'influenceRegained']);
    expect(game.vp('red')).toBe(2);
  });

  test('only in one’s own charter', () => {
    const game = table('cat').built('green', 58).holds('red', { clay: 2, wood: 2, coin: 2 });
    game.refuses('R place G1 cat').refuses('R place G2 cat').refuses('R place treasury cat').offers('R place R1 cat');
  });

  test('not on an empty plot', () => {
    table('cat').refuses('R place R2 cat');
  });

  test.each(['red', 'green'] as const)('not where a worker of %s stands', (who) => {
    table('cat').worker(who, 'R1').refuses('R place R1 cat');
  });

  test('not where a minion stands already', () => {
    table('cat').minion('red', 'butler', 'R1').refuses('R place R1 cat');
  });

  test('only one that is at home', () => {
    const game = table('cat').built('red', 74).holds('red', { clay: 1 }).plays('R place R1 cat', 'G place G1');
    game.refuses('R place R2 cat').refuses('R place R2 butler');
  });

  test('with both workers out a minion can still be placed', () => {
    table('cat')
      .worker('red', 'treasury')
      .worker('red', 'market')
      .offersOnly('R place R1 cat', 'R parts', 'R retrieve');
  });

  test('bystanders keep what they have', () => {
    const game = table('cat').minion('green', 'cat').holds('green', { wood: 2 });
    const green = game.of('green');
    expect(game.plays('R place R1 cat').of('green')).toEqual(green);
  });
});

describe('What the minions gain (rule 16)', () => {
  test('the butler’s coin may pay for the cost', () => {
    const game = table('butler').built('red', 82).holds('red', { clay: 1 });
    game.refuses('R place R2').plays('R place R2 butler');
    expect([game.held('red', 'coin'), game.held('red', 'clay')]).toEqual([0, 0]);
  });

  test('the butler’s coin does not pay for more than one', () => {
    table('butler')
      .built('red', 52)
      .holds('red', { coin: 1 })
      .refuses('R place R2 butler')
      .holds('red', { coin: 2 })
      .offers('R place R2 butler');
  });

  test('with no coin in the general supply the butler brings none', () => {
    const game = table('butler').built('red', 82).holds('red', { clay: 1 }).holds('green', { coin: 36 });
    game.refuses('R place R2 butler').plays('R place R1 butler');
    expect(game.eventsOf('benefitLost')).toMatchObject([{ seat: 0, because: { rule: 16 } }]);
  });

  test('the golem’s resource is of one’s choice', () => {
    const game = table('golem').plays('R place R1 golem');
    expect(game.prompt()).toMatchObject({ seat: 0, ask: 'token', purpose: 'gainResource' });
    game.plays('R token wood');
    expect([game.held('red', 'wood'), game.held('red', 'clay')]).toEqual([1, 1]);
  });

  test('the golem’s pick must leave the cost payable', () => {
    const game = table('golem').built('red', 74).holds('red', { influence: 11 }).plays('R place R2 golem');
    expect([game.held('red', 'clay'), game.held('red', 'influence')]).toEqual([0, 12]);
  });

  test('the golem helps nobody to a resource that has run out', () => {
    table('golem').built('red', 74).holds('green', { clay: 12 }).refuses('R place R2 golem');
  });

  test('the ghost’s reputation may be declined', () => {
    const game = table('ghost').plays('R place R1 ghost').offersOnly('R option 1', 'R decline').plays('R decline');
    expect([game.reputation('red'), game.held('red', 'clay')]).toEqual([0, 1]);
  });

  test('the ghost’s reputation may be taken', () => {
    const game = table('ghost').plays('R place R1 ghost', 'R option 1');
    expect([game.reputation('red'), game.held('red', 'influence')]).toEqual([1, 11]);
  });

  test('the ghost’s token must not make the cost unpayable', () => {
    const game = tiny({ pay: 'influence', n: 2 }, 'ghost').holds('red', { influence: 2 }).plays('R place R2 ghost');
    expect([game.reputation('red'), game.held('red', 'influence')]).toEqual([0, 0]);
    tiny({ pay: 'influence', n: 2 }, 'ghost')
      .holds('red', { influence: 3 })
      .plays('R place R2 ghost')
      .offersOnly('R option 1', 'R decline')
      .leavesAsking('red', 'option');
  });

  test('the ghost finds no room on a full reputation track, which is said', () => {
    const game = table('ghost').reputationTokens('green', 6).plays('R place R1 ghost');
    expect(game.eventsOf('benefitLost')).toMatchObject([{ seat: 0, because: { rule: 16 } }]);
  });

  test('the robot takes a face-up advancement card', () => {
    const game = table('robot').onMat(206, 207).plays('R place R1 robot', 'R card 207');
    expect([game.hand('red'), game.mat()]).toEqual([[207], [206]]);
  });

  test('the robot’s card may pay for the cost, and must where it is needed', () => {
    const game = village({
      content: withBuilding({ payCard: 'assistant', n: 1 }, { op: 'score', n: 4 }, [
        { no: 30, kind: 'assistant', triggers: [] } as never,
        { no: 31, kind: 'item', resources: {}, benefit: { op: 'score', n: 1 } } as never,
      ]),
    });
    game
      .learned(16)
      .built('red', 20)
      .minion('red', 'robot')
      .onMat(30, 31)
      .refuses('R place R2')
      .plays('R place R2 robot');
    expect([game.vp('red'), game.hand('red')]).toEqual([4, []]);
  });

  test('an assistant that the robot has just gained does not act on this use', () => {
    const game = table('robot').built('red', 22).onMat(209).objectives(215).holds('red', { coin: 6, pumpkin: 1 });
    game.plays('R place R2 robot');
    expect([game.hand('red'), game.vp('red')]).toEqual([[209], 7]);
  });

  test('the chef’s influence may be declined', () => {
    const game = table('chef').holds('red', { influence: 10 }).plays('R place R1 chef');
    game.offersOnly('R option 1', 'R decline').plays('R decline');
    expect([game.held('red', 'influence'), game.held('red', 'clay')]).toEqual([10, 1]);
  });

  test('the chef is not asked when nothing was paid', () => {
    expect(table('chef').plays('R place R1 chef').held('red', 'influence')).toBe(12);
  });

  test('the chef’s influence may pay for the cost, and is then not declined', () => {
    const game = tiny({ pay: 'influence', n: 1 }, 'chef').holds('red', { influence: 0 });
    game.refuses('R place R2').plays('R place R2 chef');
    expect([game.held('red', 'influence'), game.spent('red')]).toEqual([0, 12]);
  });

  test('placed influence does not come back by the chef', () => {
    tiny({ pay: 'influence', n: 12 }, 'chef').reputationTokens('red', 1).refuses('R place R2 chef');
  });
});

describe('A minion that scores an objective (rules 16 and 20)', () => {
  const scoring = (kind: Minion) => table(kind).built('red', 22).holds('red', { pumpkin: 1 });

  test('its gain counts: the sixth coin', () => {
    const game = scoring('butler').objectives(215).holds('red', { coin: 5 }).refuses('R place R2');
    expect(game.plays('R place R2 butler').scored('red')).toEqual([215]);
  });

  test('it counts itself among the minions on the board', () => {
    const game = scoring('cat').built('red', 74).objectives(228).minion('red', 'cat', 'R1').minion('red', 'cat', 'R3');
    expect(game.refuses('R place R2').plays('R place R2 cat').scored('red')).toEqual([228]);
  });

  test('the chef may not spoil the only objective', () => {
    const game = scoring('chef').objectives(221).holds('red', { influence: 3 }).plays('R place R2 chef');
    expect([game.scored('red'), game.held('red', 'influence')]).toEqual([[221], 2]);
  });

  test('the ghost must go where only its token fulfils the objective', () => {
    const game = scoring('ghost').objectives(221).holds('red', { influence: 4 }).refuses('R place R2');
    expect(game.plays('R place R2 ghost').scored('red')).toEqual([221]);
  });
});

describe('A minion on the board (rule 16)', () => {
  const standing = (kind: Minion) => village().learned(16).minion('red', kind, 'R1').turnOf('green');

  test('others may come, the minion stays, and its owner takes the gain', () => {
    const game = standing('cat').plays('G place R1');
    expect([game.minionOn('R1'), game.vp('red'), game.vp('green'), game.held('green', 'clay')]).toEqual([
      'cat',
      1,
      0,
      1,
    ]);
    expect(game.eventTypes()).not.toContain('workerBumped');
  });

  test('a regular worker beside it is bumped, the minion is not', () => {
    const game = standing('cat').worker('red', 'R1').plays('G place R1');
    expect([game.workersAtHome('red'), game.minionOn('R1')]).toEqual([2, 'cat']);
  });

  test('its owner gains nothing by an own worker there', () => {
    const game = standing('cat').turnOf('red').plays('R place R1');
    expect([game.vp('red'), game.minionOn('R1')]).toEqual([0, 'cat']);
  });

  test('its owner gains nothing by a use of another building', () => {
    expect(standing('cat').plays('G place G1').vp('red')).toBe(0);
  });

  test('a choice is its owner’s, also in another’s turn', () => {
    const game = standing('golem').plays('G place R1').refuses('G token wood', 'notYourDecision').plays('R token wood');
    expect([game.held('red', 'wood'), game.held('green', 'wood'), game.active()]).toEqual([1, 0, 'red']);
  });

  test('its owner’s assistants answer the gain', () => {
    const game = standing('ghost').card('red', 211).card('green', 208).plays('G place R1', 'R option 1');
    expect([game.vp('red'), game.vp('green')]).toEqual([1, 0]);
  });

  test('the gain of its owner is not part of what the user takes in parts', () => {
    const game = standing('ghost').card('red', 211).plays('G parts', 'G place R1', 'G option 1', 'R option 1');
    expect([game.vp('red'), game.prompt()?.ask]).toEqual([1, 'turn']);
  });

  test('a chef may be declined by its owner', () => {
    const game = standing('chef').holds('red', { influence: 9 }).plays('G place R1', 'R decline');
    expect([game.held('red', 'influence'), game.spent('red')]).toEqual([9, 3]);
  });

  test('it comes home with a full retrieve, from under another’s worker too', () => {
    const game = standing('cat').plays('G place R1', 'R retrieve');
    expect([game.minionsAtHome('red'), game.minionOn('R1'), game.workersAtHome('green')]).toEqual([['cat'], null, 1]);
  });

  test('another’s retrieve leaves it where it is', () => {
    expect(standing('cat').worker('green', 'treasury').plays('G retrieve').minionOn('R1')).toBe('cat');
  });

  test('retrieving is offered with only minions out', () => {
    const game = standing('cat').turnOf('red').offers('R retrieve', 'R place R1').plays('R retrieve');
    expect(game.eventsOf('workersRetrieved')).toMatchObject([{ seat: 0, spaces: [], minions: [{ minion: 'cat' }] }]);
  });

  test('retrieving is not offered with another’s minion out', () => {
    standing('cat').refuses('G retrieve');
  });
});

describe('Minions of the quota track (rules 16 and 22)', () => {
  test('the row appears only once rule 16 is learned', () => {
    village().minion('red', 'cat').refuses('R place cloudPort').learned(16).offers('R place cloudPort');
  });

  test('the row appears in the very game in which rule 16 is learned', () => {
    const game = village().card('red', 'c23').holds('red', { coin: 4 }).plays('R place charterstone', 'G place G1');
    game.plays('R place cloudPort small').refuses('R quota minion 2').plays('R quota minion 1');
    expect([game.minionsAtHome('red'), game.minionsLeft('cat'), game.quota('red')]).toEqual([[], 6, 1]);
  });

  test('it has five columns', () => {
    const game = village().learned(16);
    for (let i = 0; i < 3; i++) game.minion('red', 'cat');
    game.plays('R place cloudPort').refuses('R quota minion 6').plays('R quota minion 5', 'R decline');
    expect([game.minionsAtHome('red'), game.minionsLeft('cat'), game.vp('red')]).toEqual([[], 6, 3]);
  });

  test('a minion on the board can be paid, and leaves it for the general supply', () => {
    const game = village().learned(16).minion('red', 'cat', 'R1').plays('R place cloudPort');
    expect([game.minionOn('R1'), game.minionsLeft('cat'), game.quota('red')]).toEqual([null, 6, 1]);
  });

  test('those at home go first', () => {
    const game = village().learned(16).minion('red', 'cat').minion('red', 'cat', 'R1');
    game.plays('R place cloudPort', 'R quota minion 1');
    expect([game.minionOn('R1'), game.minionsAtHome('red')]).toEqual(['cat', []]);
  });

  test('a mix of kinds is fine, and chosen', () => {
    const game = village().learned(16).minion('red', 'cat').minion('red', 'golem').minion('red', 'chef', 'R1');
    game
      .plays('R place cloudPort', 'R quota minion 2')
      .offersOnly('R minion cat', 'R minion golem')
      .plays('R minion cat');
    game.offersOnly('R minion golem', 'R minion chef').plays('R minion chef');
    expect([game.minionsAtHome('red'), game.minionOn('R1'), game.vp('red')]).toEqual([['golem'], null, 4]);
  });

  test('another’s minions cannot be paid', () => {
    village().learned(16).minion('green', 'cat', 'G1').minion('green', 'cat').refuses('R place cloudPort');
  });
});

describe('The piles of minions (rule 16)', () => {
  const recruiting = () => village().learned(16).built('red', 82).holds('red', { clay: 1, coin: 1 });

  test('a building gives one of its kind from the general supply', () => {
    const game = recruiting().released('golem').plays('R place R2');
    expect([game.minionsAtHome('red'), game.minionsLeft('golem')]).toEqual([['golem'], 5]);
  });

  test('an empty pile gives nothing', () => {
    const game = recruiting();
    for (let i = 0; i < 6; i++) game.minion('green', 'golem');
    expect(game.plays('R place R2').minionsAtHome('red')).toEqual([]);
    expect(game.eventsOf('benefitLost')).not.toEqual([]);
  });

  test('a kind that is still in its crate gives nothing', () => {
    expect(recruiting().plays('R place R2').minionsAtHome('red')).toEqual([]);
  });
});
