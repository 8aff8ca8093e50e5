import type { Charter } from '@/engine';
import { village } from '../support/village';

const FOUR: Charter[] = ['red', 'purple', 'green', 'yellow'];
/** After red's action the next seat begins without influence: progress 14, an income space. */
const due = (seats: Charter[] = ['red', 'green']) => {
  const [, second = 'green'] = seats;
  return village({ seats }).learned(11, 24).progressAt(13).holds(second, { influence: 0 });
};

describe('Guests (rule 11)', () => {
  test.each([2, 3])('give both benefits with %i players', (players) => {
    const game = due(FOUR.slice(0, players)).card('red', 281).plays('R place R1');
    expect([game.vp('red'), game.held('red', 'pumpkin')]).toEqual([1, 1]);
  });

  test('give one of one’s choice with 4 players', () => {
    const game = due(FOUR).card('red', 281).plays('R place R1');
    expect(game.prompt()).toMatchObject({ seat: 0, ask: 'option', purpose: 'oneOf', because: { rule: 11, card: 281 } });
    game.offersOnly('R option 1', 'R option 2').plays('R option 2');
    expect([game.vp('red'), game.held('red', 'pumpkin')]).toEqual([0, 1]);
  });

  test('with 4 players the one that can be given is taken', () => {
    const game = due(FOUR).card('red', 281).holds('yellow', { pumpkin: 12 }).plays('R place R1');
    expect(game.vp('red')).toBe(1);
  });

  test('act in income order: who caused it, then counter-clockwise', () => {
    const game = due(FOUR.slice(0, 3)).card('red', 281).card('purple', 282).card('green', 283).plays('R place R1');
    const scored = game.eventsOf('scored').filter((event) => event.because.rule === 11);
    expect(scored.map((event) => event.seat)).toEqual([1, 0, 2]);
  });

  test('all of one’s guests act, and stay', () => {
    const game = due().card('red', 281, 287).plays('R place R1');
    expect([game.vp('red'), game.held('red', 'coin'), game.hand('red')]).toEqual([2, 1, [281, 287]]);
  });

  test('do nothing on other spaces', () => {
    expect(due().progressAt(12).card('red', 281).plays('R place R1').vp('red')).toBe(0);
  });

  test('do nothing before income is learned', () => {
    const game = village().learned(11).card('red', 281).progressAt(13).holds('green', { influence: 0 });
    expect(game.plays('R place R1').vp('red')).toBe(0);
  });

  test('a guest on the mat does nothing, and bystanders keep what they have', () => {
    const game = due().onMat(281).card('red', 282);
    const green = game.of('green');
    expect(game.plays('R place R1').of('green')).toEqual(green);
  });

  test('a reputation is asked, and its bonus comes at once', () => {
    const game = due().card('red', 292, 211).plays('R place R1', 'R option 1');
    expect([game.reputation('red'), game.vp('red')]).toEqual([1, 1]);
  });

  test('answer no friend: no building gives their VP', () => {
    expect(due().card('red', 281, 316).plays('R place R1').vp('red')).toBe(1);
  });
});
