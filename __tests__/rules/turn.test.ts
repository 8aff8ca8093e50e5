import { idleAssistants, tinyContent, withBuilding } from '../support/tinyContent';
import { village } from '../support/village';

describe('A turn (rule 15)', () => {
  test('a worker may be placed on any building, in any charter, also an inactive one', () => {
    village().offers('R place R1', 'R place P1', 'R place G1', 'R place Y1', 'R place K1', 'R place B1');
  });

  test('there is nothing to use on an empty plot', () => {
    village().refuses('R place R2');
  });

  test('a turn is exactly one placement', () => {
    const game = village().plays('R place R1');
    expect(game.active()).toBe('green');
    expect(game.workersAtHome('red')).toBe(1);
  });

  test('a turn is exactly one retrieval, of all your workers', () => {
    const game = village().worker('red', 'R1').worker('red', 'G1').plays('R retrieve');
    expect(game.workersAtHome('red')).toBe(2);
    expect(game.active()).toBe('green');
  });

  test('retrieving leaves the workers of others where they are', () => {
    const game = village().worker('red', 'R1').worker('green', 'G1').plays('R retrieve');
    expect(game.workersAtHome('green')).toBe(1);
  });

  test('one worker on the board may be retrieved', () => {
    village().worker('red', 'R1').offers('R retrieve', 'R place G1 small');
  });

  test('with no worker at home one must retrieve', () => {
    village().worker('red', 'R1').worker('red', 'G1').offersOnly('R retrieve');
  });

  test('retrieving nothing is not offered while a placement is legal', () => {
    village().refuses('R retrieve');
  });

  test('retrieving nothing is the only turn where no placement is legal', () => {
    village({ content: tinyContent({ startCost: { pay: 'coin', n: 1 } }) })
      .offersOnly('R retrieve')
      .plays('R retrieve');
  });

  test('the two workers are alike, so one is offered: the big one while it is at home', () => {
    village().offers('R place R1').refuses('R place R1 small');
  });

  test('the small worker goes where the big one has left', () => {
    village().worker('red', 'R1').offers('R place G1 small').refuses('R place G1');
  });

  test('turns go clockwise and pass over inactive charters', () => {
    const game = village({ seats: ['red', 'green', 'black'] }).plays('R place R1', 'G place G1', 'K place K1');
    expect(game.active()).toBe('red');
  });

  test('nobody decides for another', () => {
    village().refuses('G place G1', 'notYourDecision');
  });

  test('a building whose cost cannot be paid in full may not be used', () => {
    village().refuses('R place treasury');
  });

  test('a building whose benefit would be lost may still be used', () => {
    const game = village().holds('green', { coin: 36 }).holds('red', { clay: 1 }).plays('R place treasury');
    expect(game.held('red', 'clay')).toBe(0);
    expect(game.held('red', 'coin')).toBe(0);
    expect(game.eventTypes()).toContain('benefitLost');
  });

  test('the four buildings that need a target may not be used without one', () => {
    village()
      .holds('red', { coin: 5, clay: 0 })
      .refuses('R place zeppelin')
      .refuses('R place charterstone')
      .refuses('R place grandstand');
    village().refuses('R place cloudPort');
  });

  test('a building of a charter with the same kind of benefit needs a target too', () => {
    village().built('purple', 22, 'P2').holds('red', { pumpkin: 1 }).refuses('R place P2');
    village().built('blue', 88, 'B2').holds('red', { metal: 1 }).refuses('R place B2');
    village().built('green', 67, 'G2').holds('red', { wood: 1 }).refuses('R place G2');
    village().built('blue', 103, 'B2').holds('red', { metal: 1, coin: 2 }).refuses('R place B2');
  });

  test('the cost is paid before the benefit is taken', () => {
    const game = village().holds('red', { clay: 1 }).plays('R place treasury');
    const types = game.eventTypes();
    expect(types.indexOf('tokensPaid')).toBeLessThan(types.indexOf('tokensGained'));
  });

  test('what is paid can be gained again: it is back in the general supply first', () => {
    const game = village().built('yellow', 110).holds('red', { grain: 2 }).holds('green', { grain: 10 });
    game.plays('R place Y2', 'R token grain', 'R token grain', 'R token clay', 'R token clay');
    expect(game.held('red', 'grain')).toBe(2);
  });
});

describe('Bumping (rule 15)', () => {
  test('a worker already there is bumped home before the newcomer stands', () => {
    const game = village().worker('green', 'R1').plays('R place R1');
    expect(game.workersAtHome('green')).toBe(2);
    expect(game.eventTypes().slice(0, 2)).toEqual(['workerBumped', 'workerPlaced']);
  });

  test('a bumped worker is home before the cost is paid', () => {
    const game = village().worker('green', 'treasury').holds('red', { clay: 1 }).plays('R place treasury');
    expect(game.eventTypes().slice(0, 3)).toEqual(['workerBumped', 'workerPlaced', 'tokensPaid']);
  });

  test('your own worker is bumped too', () => {
    const game = village().worker('red', 'R1').plays('R place R1 small');
    expect(game.workersAtHome('red')).toBe(1);
    expect(game.eventsOf('workerBumped')).toEqual([{ type: 'workerBumped', seat: 0, worker: 0, space: 0, by: 0 }]);
  });

  test('an empty building bumps nobody', () => {
    expect(village().plays('R place R1').eventTypes()).not.toContain('workerBumped');
  });

  test('only the worker on that building is bumped', () => {
    const game = village().worker('green', 'R1').worker('green', 'G1').plays('R place R1');
    expect(game.workersAtHome('green')).toBe(1);
  });

  test('a building that cannot be used bumps nobody', () => {
    const game = village().worker('green', 'treasury').refuses('R place treasury');
    expect(game.workersAtHome('green')).toBe(1);
  });
});

describe('Taking part of a benefit (rule 15)', () => {
  test('the whole benefit is taken unless the player asks for parts', () => {
    const game = village().built('yellow', 109).holds('red', { grain: 1 }).plays('R place Y2');
    expect([game.held('red', 'coin'), game.vp('red')]).toEqual([1, 1]);
  });

  test('asked for, each part may be taken or left', () => {
    const game = village().built('yellow', 109).holds('red', { grain: 1 });
    game.plays('R parts', 'R place Y2', 'R decline', 'R option 1');
    expect([game.held('red', 'coin'), game.vp('red')]).toEqual([0, 1]);
  });

  test('the cost is still paid in full', () => {
    const game = village().built('yellow', 109).holds('red', { grain: 1 });
    game.plays('R parts', 'R place Y2', 'R decline', 'R decline');
    expect([game.held('red', 'grain'), game.held('red', 'coin'), game.vp('red')]).toEqual([0, 0, 0]);
  });

  test('asking for parts is no turn, and is asked once', () => {
    const game = village().plays('R parts').refuses('R parts');
    expect(game.active()).toBe('red');
  });

  test('it holds for one turn only', () => {
    const game = village().worker('red', 'G1').plays('R parts', 'R place R1 small', 'R decline', 'G place P1');
    game.plays('R retrieve').untilTurnOf('red').plays('R place R1');
    expect(game.held('red', 'clay')).toBe(1);
  });

  test('it is not offered to a player who can place nowhere', () => {
    village().worker('red', 'R1').worker('red', 'G1').refuses('R parts');
  });

  test('a gained card may be left on the mat', () => {
    const game = village().onMat(206).holds('red', { coin: 1, clay: 1 });
    game.plays('R parts', 'R place market', 'R decline');
    expect([game.hand('red'), game.mat()]).toEqual([[], [206]]);
  });

  test('the VP of a procedure may be left, what it does may not', () => {
    const game = village().objectives(215).holds('red', { coin: 6 });
    game.plays('R parts', 'R place grandstand', 'R decline');
    expect([game.vp('red'), game.scored('red'), game.progress()]).toEqual([0, [215], 14]);
  });

  test('a part that uses an influence token is always asked', () => {
    const game = village().built('red', 73).holds('red', { clay: 1 }).plays('R place R2');
    game.offersOnly('R option 1', 'R decline').plays('R decline');
    expect([game.reputation('red'), game.held('red', 'clay')]).toEqual([0, 0]);
  });

  test('a part that says "may" is always asked', () => {
    const content = withBuilding({ allOf: [] }, { op: 'may', effect: { op: 'gain', what: 'coin', n: 2 } });
    const game = village({ content }).built('red', 20).plays('R place R2').offersOnly('R option 1', 'R decline');
    game.plays('R option 1');
    expect(game.held('red', 'coin')).toBe(2);
  });

  test('a "may" that could do nothing is not asked', () => {
    const content = withBuilding({ allOf: [] }, { op: 'may', effect: { op: 'regain', n: 1 } });
    const game = village({ content }).built('red', 20).plays('R place R2');
    expect(game.eventTypes()).toContain('benefitLost');
  });

  test('a benefit gives what it can: an almost empty pile gives what is left', () => {
    const content = withBuilding({ allOf: [] }, { op: 'gain', what: 'coin', n: 3 });
    const game = village({ content }).built('red', 20).holds('green', { coin: 35 }).plays('R place R2');
    expect(game.held('red', 'coin')).toBe(1);
  });

  test('resources of choice are limited by what the general supply has', () => {
    const content = withBuilding({ allOf: [] }, { op: 'gainAny', n: 2, distinct: true });
    const game = village({ content }).built('red', 20);
    game.holds('green', { wood: 12, coal: 12, grain: 12, clay: 12, pumpkin: 12 }).plays('R place R2');
    expect(game.held('red', 'metal')).toBe(1);
  });

  test('distinct resources are all different', () => {
    const game = village().built('green', 59).holds('red', { wood: 1 }).plays('R place G2', 'R token clay');
    game.offersOnly('R token pumpkin', 'R token metal').plays('R token metal');
  });

  test('one of several benefits is chosen among those that can be had', () => {
    const benefit = {
      op: 'oneOf',
      options: [
        { op: 'regain', n: 1 },
        { op: 'score', n: 2 },
        { op: 'gain', what: 'coin', n: 1 },
      ],
    } as const;
    const game = village({ content: withBuilding({ allOf: [] }, benefit) })
      .built('red', 20)
      .plays('R place R2');
    game.offersOnly('R option 2', 'R option 3').plays('R option 2');
    expect([game.vp('red'), game.held('red', 'coin')]).toEqual([2, 0]);
  });

  test('an exchange is offered again until it is declined, used up or unpayable', () => {
    const game = village().built('yellow', 118).holds('red', { coin: 1, grain: 4 }).plays('R place Y2');
    game.plays('R option 1', 'R option 1', 'R option 1');
    expect([game.vp('red'), game.held('red', 'grain')]).toEqual([6, 1]);
    expect(game.eventTypes()).not.toContain('benefitLost');
    const poor = village().built('yellow', 118).holds('red', { coin: 1, grain: 1 }).plays('R place Y2', 'R option 1');
    expect(poor.vp('red')).toBe(2);
    const shy = village().built('yellow', 118).holds('red', { coin: 1, grain: 3 }).plays('R place Y2', 'R decline');
    expect([shy.vp('red'), shy.held('red', 'grain')]).toEqual([0, 3]);
  });

  test('an exchange is not asked of a player who cannot pay for it', () => {
    const game = village().built('yellow', 118).holds('red', { coin: 1 }).plays('R place Y2');
    expect(game.vp('red')).toBe(0);
  });

  test('a condition that does not hold gives nothing', () => {
    const benefit = {
      op: 'when',
      if: { atLeast: [{ of: 'token', what: 'coin' }, 1] },
      then: { op: 'score', n: 3 },
    } as const;
    const content = withBuilding({ allOf: [] }, benefit);
    expect(village({ content }).built('red', 20).plays('R place R2').vp('red')).toBe(0);
    expect(village({ content }).built('red', 20).holds('red', { coin: 1 }).plays('R place R2').vp('red')).toBe(3);
  });

  test('so many "per" something stops at its limit', () => {
    const benefit = { op: 'score', n: { per: { of: 'cards', kind: 'assistant' }, each: 2, upTo: 5 } } as const;
    const content = withBuilding({ allOf: [] }, benefit, idleAssistants(30, 31, 32));
    const with2 = village({ content }).built('red', 20).card('red', 30, 31).plays('R place R2');
    expect(with2.vp('red')).toBe(4);
    const with3 = village({ content }).built('red', 20).card('red', 30, 31, 32).plays('R place R2');
    expect(with3.vp('red')).toBe(5);
  });
});
