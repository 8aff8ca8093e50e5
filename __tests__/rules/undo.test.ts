import { hash, reveals, undoable } from '@/engine';
import { village } from '../support/village';

const FIVE_ON_MAT = [206, 207, 208, 209, 210];

describe('Taking moves back', () => {
  test('with nothing played there is nothing to take back', () => {
    expect(undoable([])).toBe(0);
  });

  test('the last seat’s own decisions may be taken back', () => {
    const game = village().holds('red', { clay: 1, wood: 1 }).plays('R place treasury', 'R token wood');
    expect(undoable(game.moves)).toBe(2);
  });

  test('a decision in the middle of a turn may be taken back', () => {
    const game = village().holds('red', { clay: 1, wood: 1 }).plays('R parts', 'R place treasury');
    expect(undoable(game.moves)).toBe(2);
    game.leavesAsking('red', 'token');
  });

  test('it stops where another seat decided', () => {
    const game = village().plays('R place R1', 'G place G1');
    expect(undoable(game.moves)).toBe(1);
  });

  test('it stops where hidden information was revealed: a card from the deck', () => {
    const game = village()
      .onMat(...FIVE_ON_MAT)
      .nextAdvancement(211)
      .holds('red', { clay: 1, coin: 1 });
    game.plays('R place market');
    expect(undoable(game.moves)).toBe(1);
    game.plays('R card 206');
    expect(undoable(game.moves)).toBe(0);
  });

  test('a card taken with nothing left to reveal may be put back', () => {
    const game = village().onMat(206, 207).holds('red', { clay: 1, coin: 1 }).plays('R place market', 'R card 206');
    expect(undoable(game.moves)).toBe(2);
  });

  test('it stops at an opened crate', () => {
    const game = village().card('red', 'c5').holds('red', { coin: 4 }).plays('R place charterstone');
    expect(reveals(game.moves[0]?.events ?? [])).toBe(true);
    expect(undoable(game.moves)).toBe(0);
  });

  test('moves after a reveal may be taken back up to it', () => {
    const game = village()
      .card('red', 'c5', 212)
      .onMat(...FIVE_ON_MAT)
      .nextAdvancement(211);
    game.holds('red', { clay: 1, coin: 1 }).plays('R place market', 'R card 206', 'R option 1');
    expect(undoable(game.moves)).toBe(1);
  });

  test('a lone player’s turns may be taken back one after the other', () => {
    const game = village({ seats: ['red'] }).plays('R place R1', 'R place P1 small', 'R retrieve');
    expect(undoable(game.moves)).toBe(3);
  });

  test('playing the remaining moves again is as if the others had never been', () => {
    const game = village().holds('red', { clay: 1, wood: 1 });
    const start = game.state;
    game.plays('R place treasury');
    const before = hash(game.state);
    game.plays('R token wood');
    const kept = game.moves.slice(0, game.moves.length - 1).map((move) => move.command);
    const again = game.engine.replay(start, kept);
    expect(again.ok && hash(again.state)).toBe(before);
  });
});
