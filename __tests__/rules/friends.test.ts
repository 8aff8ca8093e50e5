import { village } from '../support/village';
import { invented, NOTHING, tinyContent } from '../support/tinyContent';

/** 316: VP in red. 319: coins in red. */
describe('Friends (rule 13)', () => {
  test('one VP more when a building of that charter gives VP', () => {
    const game = village().card('red', 316).built('red', 23).holds('red', { pumpkin: 1 }).plays('R place R2');
    expect([game.vp('red'), game.held('red', 'coin')]).toEqual([3, 0]);
    expect(game.eventsOf('scored')).toMatchObject([{ n: 2 }, { n: 1, because: { rule: 13, card: 316 } }]);
  });

  test('one coin more when a building of that charter gives coins', () => {
    const game = village().card('red', 319).built('red', 43).holds('red', { coal: 1 }).plays('R place R2');
    expect([game.held('red', 'coin'), game.vp('red')]).toEqual([3, 0]);
  });

  test('nothing in another charter, and nothing in the Commons', () => {
    const game = village().card('red', 316, 319).built('green', 23).holds('red', { pumpkin: 1, clay: 1 });
    game.plays('R place G2', 'G place G1', 'R place treasury small');
    expect([game.vp('red'), game.held('red', 'coin')]).toEqual([2, 1]);
  });

  test('the charter is where the building stands, not its family', () => {
    const game = village().card('red', 323).built('red', 23).holds('red', { pumpkin: 1 }).plays('R place R2');
    expect(game.vp('red')).toBe(2);
  });

  test('it works for its holder in a charter of another', () => {
    const game = village().card('green', 316).turnOf('green').built('red', 23).holds('green', { pumpkin: 1 });
    expect(game.plays('G place R2').vp('green')).toBe(3);
  });

  test('it answers only what its holder gets', () => {
    const game = village().card('green', 316).built('red', 23).holds('red', { pumpkin: 1 });
    const green = game.of('green');
    game.plays('R place R2');
    expect([game.of('green'), game.vp('red')]).toEqual([green, 2]);
  });

  test('once a use, however many parts the benefit has', () => {
    const game = village().card('red', 316).built('red', 118).holds('red', { coin: 1, grain: 3 });
    expect(game.plays('R place R2', 'R option 1', 'R option 1', 'R decline').vp('red')).toBe(5);
  });

  test('again at the next use', () => {
    const game = village().card('red', 316).built('red', 23).holds('red', { pumpkin: 2 });
    expect(game.plays('R place R2', 'G place G1', 'R place R2 small').vp('red')).toBe(6);
  });

  test('both friends of a charter answer a building that gives both', () => {
    const game = village().card('red', 316, 319).built('red', 109).holds('red', { grain: 1 }).plays('R place R2');
    expect([game.vp('red'), game.held('red', 'coin')]).toEqual([2, 2]);
  });

  test('nothing where the building gave nothing', () => {
    const game = village()
      .card('red', 319, 316)
      .built('red', 43)
      .built('red', 25)
      .holds('red', { coal: 1, pumpkin: 1 });
    game.holds('green', { coin: 36 }).plays('R place R2', 'G place G1', 'R place R3 small');
    expect([game.held('red', 'coin'), game.vp('red')]).toEqual([0, 0]);
  });

  test('VP that a procedure run there gives count', () => {
    const game = village().card('red', 316).built('red', 22).objectives(215).holds('red', { pumpkin: 1, coin: 6 });
    expect(game.plays('R place R2').vp('red')).toBe(8);
  });

  test('a coin for a crate opened there is paid before: no friend helps with a cost', () => {
    village()
      .card('red', 319)
      .card('red', 'c5')
      .built('red', 103)
      .holds('red', { metal: 1, coin: 1 })
      .refuses('R place R2');
  });

  test('what assistants give is not what the building gives', () => {
    const game = village().card('red', 316, 211).built('red', 73).holds('red', { clay: 1 });
    expect(game.plays('R place R2', 'R option 1').vp('red')).toBe(1);
  });

  test('what a minion gains is not what the building gives', () => {
    const game = village().learned(16).card('red', 316, 319).minion('red', 'cat').minion('red', 'butler');
    game.plays('R place R1 cat', 'G place R1', 'R retrieve', 'G retrieve', 'R place R1 butler');
    expect([game.vp('red'), game.held('red', 'coin')]).toEqual([2, 1]);
  });

  test('what an income building gives on income is not a use of it', () => {
    const content = tinyContent({
      cards: [
        invented({ no: 20, benefit: { op: 'income', effect: { op: 'gain', what: 'coin', n: 1 } } }),
        {
          ...{ no: 30 as never, kind: 'friend' as const, charter: 0 as const },
          triggers: [
            {
              on: { event: 'tokensGained', token: 'coin', inCharter: 0 },
              effect: { op: 'gain', what: 'coin', n: 1 },
              window: 'afterBenefit',
              oncePerUse: true,
            },
          ],
        },
        invented({ no: 21, benefit: NOTHING }),
      ],
    });
    const game = village({ content }).learned(24).built('red', 20).card('red', 30).incomeToken('red', 'R2');
    game.progressAt(13).holds('green', { influence: 0 }).plays('R place R1');
    expect(game.held('red', 'coin')).toBe(1);
  });

  test('one just gained does not act on the use that gained it', () => {
    const game = village().onMat(316).built('red', 112).holds('red', { grain: 1 }).plays('R place R2');
    expect([game.hand('red'), game.vp('red')]).toEqual([[316], 1]);
  });
});
