import { card } from '@/engine';
import { village, type Village } from '../support/village';

const ALL = { wood: 1, coal: 1, grain: 1, clay: 1, pumpkin: 1, metal: 1 };

/** Each objective: just fulfilled, and just not. */
const boundaries: [no: number, name: string, enough: (v: Village) => Village, short: (v: Village) => Village][] = [
  [
    214,
    'three own tokens on the quota track',
    (v) => v.quotaTokens('red', 'coin 1', 'coin 2', 'card 1'),
    (v) => v.quotaTokens('red', 'coin 1', 'coin 2').quotaTokens('green', 'card 1'),
  ],
  [215, 'six coins', (v) => v.holds('red', { coin: 6 }), (v) => v.holds('red', { coin: 5 })],
  [
    216,
    'two assistants',
    (v) => v.card('red', 206, 207),
    (v) => v.card('red', 206, 73, 'c5').card('green', 207).onMat(208),
  ],
  [
    217,
    'one of every resource',
    (v) => v.holds('red', ALL),
    (v) => v.holds('red', { ...ALL, wood: 0, clay: 9, coin: 3 }),
  ],
  [
    218,
    'two tokens on the reputation track',
    (v) => v.reputationTokens('red', 2),
    (v) => v.reputationTokens('red', 1).reputationTokens('green', 2),
  ],
  [
    220,
    'three objectives scored already',
    (v) => v.hasScored('red', 214, 215, 216),
    (v) => v.hasScored('red', 214, 215).hasScored('green', 214, 215, 216),
  ],
  [
    221,
    'at most three influence, before the one placed here',
    (v) => v.holds('red', { influence: 3 }),
    (v) => v.holds('red', { influence: 4 }),
  ],
];

describe('Objectives (rule 20)', () => {
  describe.each(boundaries)('%i: %s', (no, _name, enough, short) => {
    test('just enough scores it', () => {
      const game = enough(village().objectives(no)).plays('R place grandstand');
      expect(game.scored('red')).toContain(no);
      expect(game.vp('red')).toBe(5);
    });

    test('one short does not', () => {
      short(village().objectives(no)).refuses('R place grandstand');
    });
  });

  test('how far a seat is with each can be asked at any time', () => {
    const game = village().objectives(215).holds('red', { coin: 6 }).holds('green', { coin: 2 });
    const check = (seat: 0 | 2) => game.engine.objectiveFor(game.state, seat, card(215));
    expect(check(0)).toEqual({ fulfilled: true, measure: { have: 6, need: 6 } });
    expect(check(2)).toEqual({ fulfilled: false, measure: { have: 2, need: 6 } });
    expect(game.engine.objectiveFor(game.state, 0, card(206))).toBeNull();
  });

  test('222: three types of advancement card, all that game 1 has, are not four', () => {
    village().objectives(222).card('red', 206, 73, 'c5').refuses('R place grandstand');
  });

  test('221 without any influence cannot be scored: there is nothing to place', () => {
    village().objectives(221).holds('red', { influence: 0 }).refuses('R place grandstand');
  });

  test('one of several fulfilled is chosen', () => {
    const game = village()
      .objectives(214, 215, 217)
      .holds('red', { coin: 6, ...ALL })
      .plays('R place grandstand');
    game.offersOnly('R card 215', 'R card 217').plays('R card 217');
    expect(game.scored('red')).toEqual([217]);
  });

  test('each player scores each once a game', () => {
    village().objectives(215).holds('red', { coin: 6 }).hasScored('red', 215).refuses('R place grandstand');
  });

  test('another’s token on it does not matter', () => {
    const game = village().objectives(215).holds('red', { coin: 6 }).hasScored('green', 215);
    expect(game.plays('R place grandstand').scored('red')).toEqual([215]);
  });

  test('it must hold at that moment: having held before is nothing', () => {
    const game = village().objectives(215).holds('red', { coin: 6, clay: 1 }).onMat(206).plays('R place market');
    game.plays('G place G1').refuses('R place grandstand small');
  });

  test('it is judged before the cost of the building is paid', () => {
    const game = village().built('purple', 22).objectives(217).holds('red', ALL).plays('R place P2');
    expect([game.scored('red'), game.held('red', 'pumpkin')]).toEqual([[217], 0]);
  });

  test('an objective in the deck or in the box cannot be scored', () => {
    village().holds('red', { coin: 6 }).refuses('R place grandstand');
  });

  test('a scored objective stays on the mat for the others', () => {
    const game = village().objectives(215).holds('red', { coin: 6 }).holds('green', { coin: 6 });
    game.plays('R place grandstand', 'G place grandstand');
    expect([game.scored('red'), game.scored('green')]).toEqual([[215], [215]]);
    expect(game.workersAtHome('red')).toBe(2);
  });

  test('another building gives the VP it says', () => {
    const game = village().built('purple', 22).objectives(215).holds('red', { coin: 6, pumpkin: 1 });
    expect(game.plays('R place P2').vp('red')).toBe(7);
  });

  test('bystanders keep what they have', () => {
    const game = village().objectives(215).holds('red', { coin: 6 }).holds('green', { coin: 6 });
    const green = game.of('green');
    game.plays('R place grandstand');
    expect(game.of('green')).toEqual(green);
  });
});
