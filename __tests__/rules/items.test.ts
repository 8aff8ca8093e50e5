import { village } from '../support/village';

const paid = { wood: 2, metal: 1 };
const table = () => village().card('red', 259).holds('red', paid);

describe('Items (rule 12)', () => {
  test('the three printed resources are paid, the benefit is taken, the card is discarded', () => {
    const game = table().plays('R use 259');
    expect([game.held('red', 'wood'), game.held('red', 'metal'), game.vp('red')]).toEqual([0, 0, 5]);
    expect([game.hand('red'), game.discardPile(), game.mat()]).toEqual([[], [], [259]]);
  });

  test('it is used besides the action: the turn goes on', () => {
    const game = table().plays('R use 259').offers('R place R1');
    expect(game.active()).toBe('red');
    expect(game.plays('R place R1').active()).toBe('green');
  });

  test('any number in one turn', () => {
    const game = table().card('red', 260).holds('red', { wood: 3, clay: 2 }).plays('R use 260', 'R use 259');
    expect([game.vp('red'), game.held('red', 'coin'), game.active()]).toEqual([8, 2, 'red']);
  });

  test('not without all three', () => {
    table().holds('red', { wood: 1 }).refuses('R use 259');
    table().holds('red', { metal: 0, wood: 12 }).refuses('R use 259');
  });

  test('not in another’s turn, and not after the action', () => {
    table().turnOf('green').refuses('R use 259', 'notYourDecision');
    table().plays('R place R1').refuses('R use 259', 'notYourDecision');
  });

  test('another’s item cannot be used, nor one on the mat', () => {
    village()
      .card('green', 259)
      .onMat(260)
      .holds('red', { wood: 3, clay: 2, metal: 1 })
      .refuses('R use 259')
      .refuses('R use 260');
  });

  test('it does not stand in for an action: retrieving needs workers out all the same', () => {
    table().plays('R use 259').refuses('R retrieve');
  });

  test('the benefit may be taken in parts', () => {
    const game = table().card('red', 260).holds('red', { clay: 2 });
    game.plays('R parts', 'R use 260', 'R decline', 'R option 1');
    expect([game.vp('red'), game.held('red', 'coin')]).toEqual([0, 2]);
  });

  test('it is still held while its benefit is taken: it counts as a type of card', () => {
    const game = village().card('red', 270).holds('red', { clay: 1, pumpkin: 1, metal: 1 }).plays('R use 270');
    expect([game.vp('red'), game.hand('red')]).toEqual([2, []]);
  });

  test('it is discarded last: it cannot be gained by its own benefit', () => {
    const game = village().card('red', 263).holds('red', { metal: 2, coal: 1 }).plays('R use 263');
    expect([game.hand('red'), game.mat(), game.vp('red')]).toEqual([[], [263], 2]);
  });

  test('an item gained earlier in the turn may be used at once', () => {
    const game = village().card('red', 263).onMat(259).holds('red', { metal: 3, coal: 1, wood: 2 });
    expect(game.plays('R use 263', 'R use 259').vp('red')).toBe(7);
  });

  test('an assistant gained by an item acts on the action that follows', () => {
    const game = village().card('red', 263).onMat(206).card('red', 'c5').holds('red', { metal: 2, coal: 1, coin: 4 });
    expect(game.plays('R use 263', 'R place charterstone').vp('red')).toBe(2 + 5 + 2);
  });

  test('what an item gives answers no friend: it is no building', () => {
    const game = table().card('red', 316, 319).plays('R use 259');
    expect(game.vp('red')).toBe(5);
  });

  test('a reputation of its benefit is asked, and its bonus comes before the action', () => {
    const game = village()
      .card('red', 262, 211)
      .holds('red', { pumpkin: 2, grain: 1 })
      .plays('R use 262', 'R option 1');
    expect([game.vp('red'), game.reputation('red'), game.active()]).toEqual([4, 1, 'red']);
  });

  test('bystanders keep what they have', () => {
    const game = table().card('green', 260).holds('green', { clay: 2, wood: 1 });
    const green = game.of('green');
    expect(game.plays('R use 259').of('green')).toEqual(green);
  });
});
