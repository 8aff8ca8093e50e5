import { idleAssistants, withBuilding } from '../support/tinyContent';
import { village } from '../support/village';
import type { Cost } from '@/engine';

const table = (cost: Cost) =>
  village({ content: withBuilding(cost, { op: 'score', n: 1 }, idleAssistants(30, 31, 32)) }).built('red', 20, 'R2');

describe('Paying a cost (rule 15)', () => {
  test('exact parts are paid at once, in full', () => {
    const game = table({
      allOf: [
        { pay: 'coin', n: 2 },
        { pay: 'clay', n: 1 },
      ],
    });
    game.holds('red', { coin: 2, clay: 1 }).plays('R place R2');
    expect([game.held('red', 'coin'), game.held('red', 'clay'), game.vp('red')]).toEqual([0, 0, 1]);
  });

  test('one token short is not enough', () => {
    const cost: Cost = { pay: 'coin', n: 2 };
    table(cost).holds('red', { coin: 1 }).refuses('R place R2');
    table(cost).holds('red', { coin: 2 }).offers('R place R2');
  });

  test('"any resources" may be a mix', () => {
    const game = table({ payAny: 'resource', n: 2, kinds: 'mixed' }).holds('red', { clay: 2, metal: 2 });
    game.plays('R place R2', 'R token clay', 'R token metal');
    expect([game.held('red', 'clay'), game.held('red', 'metal')]).toEqual([1, 1]);
  });

  test('every mix can be paid, each in one order', () => {
    const paid = new Set<string>();
    const choose = (picks: string[]): void => {
      const game = table({ payAny: 'resource', n: 2, kinds: 'mixed' }).holds('red', { wood: 1, clay: 2, metal: 2 });
      game.plays('R place R2', ...picks);
      if (game.prompt()?.ask === 'token') {
        game.leavesAsking('red', 'token');
        for (const line of game.legal()) choose([...picks, line]);
        return;
      }
      const left = (['wood', 'clay', 'metal'] as const).map((resource) => game.held('red', resource)).join('');
      expect(paid.has(left)).toBe(false);
      paid.add(left);
    };
    choose([]);
    expect([...paid].sort()).toEqual(['012', '021', '102', '111', '120']);
  });

  test('a resource that would leave the rest unpaid is not offered', () => {
    const game = table({ payAny: 'resource', n: 2, kinds: 'mixed' }).holds('red', { wood: 1, clay: 1, metal: 1 });
    game.plays('R place R2').offersOnly('R token wood', 'R token clay').plays('R token clay');
    expect([game.held('red', 'wood'), game.held('red', 'clay'), game.held('red', 'metal')]).toEqual([1, 0, 0]);
  });

  test('coins are no resource', () => {
    table({ payAny: 'resource', n: 1, kinds: 'mixed' }).holds('red', { coin: 4 }).refuses('R place R2');
  });

  test('alike resources are all of one kind', () => {
    const cost: Cost = { payAny: 'resource', n: 2, kinds: 'alike' };
    table(cost).holds('red', { clay: 1, metal: 1, wood: 1 }).refuses('R place R2');
    const game = table(cost).holds('red', { clay: 2, metal: 2, wood: 1 }).plays('R place R2');
    game.offersOnly('R token clay', 'R token metal').plays('R token metal');
    expect(game.held('red', 'metal')).toBe(0);
  });

  test('distinct resources are all of different kinds', () => {
    const cost: Cost = { payAny: 'resource', n: 3, kinds: 'distinct' };
    table(cost).holds('red', { clay: 5, metal: 2 }).refuses('R place R2');
    const game = table(cost).holds('red', { wood: 1, clay: 2, metal: 1, coal: 1 });
    game.plays('R place R2', 'R token wood', 'R token clay');
    expect([game.held('red', 'clay'), game.held('red', 'coal')]).toEqual([1, 1]);
  });

  test('a fixed resource cannot be paid a second time as one of choice', () => {
    const cost: Cost = {
      allOf: [
        { pay: 'clay', n: 1 },
        { payAny: 'resource', n: 1, kinds: 'mixed' },
      ],
    };
    table(cost).holds('red', { clay: 1 }).refuses('R place R2');
    const game = table(cost).holds('red', { clay: 2 }).plays('R place R2');
    expect(game.held('red', 'clay')).toBe(0);
  });

  test('alike and mixed resources are paid from what is left of one another', () => {
    const cost: Cost = {
      allOf: [
        { payAny: 'resource', n: 2, kinds: 'alike' },
        { payAny: 'resource', n: 1, kinds: 'mixed' },
      ],
    };
    table(cost).holds('red', { clay: 2 }).refuses('R place R2');
    const game = table(cost).holds('red', { clay: 2, wood: 1 }).plays('R place R2');
    expect([game.held('red', 'clay'), game.held('red', 'wood')]).toEqual([0, 0]);
  });

  test('either cost: only the ways that can be paid are offered', () => {
    const cost: Cost = {
      oneOf: [
        { pay: 'coin', n: 2 },
        { pay: 'clay', n: 1 },
        { pay: 'influence', n: 1 },
      ],
    };
    const game = table(cost).holds('red', { clay: 1 }).plays('R place R2');
    game.offersOnly('R option 2', 'R option 3').plays('R option 2');
    expect([game.held('red', 'clay'), game.held('red', 'influence')]).toEqual([0, 12]);
  });

  test('either cost: the only way that can be paid is taken without asking', () => {
    const cost: Cost = {
      oneOf: [
        { pay: 'coin', n: 2 },
        { pay: 'clay', n: 1 },
      ],
    };
    expect(table(cost).holds('red', { coin: 2 }).plays('R place R2').held('red', 'coin')).toBe(0);
    table(cost).holds('red', { coin: 1 }).refuses('R place R2');
  });

  test('either cost inside a larger one is judged together with the rest', () => {
    const cost: Cost = {
      allOf: [
        { pay: 'coin', n: 1 },
        {
          oneOf: [
            { pay: 'coin', n: 1 },
            { pay: 'clay', n: 1 },
          ],
        },
      ],
    };
    table(cost).holds('red', { coin: 1 }).refuses('R place R2');
    expect(table(cost).holds('red', { coin: 1, clay: 1 }).plays('R place R2').held('red', 'clay')).toBe(0);
    expect(table(cost).holds('red', { coin: 2 }).plays('R place R2').held('red', 'coin')).toBe(0);
  });

  test('cards are paid by the payer’s choice, to the discard pile', () => {
    const game = table({ payCard: 'any', n: 2 }).card('red', 30, 31, 32);
    game
      .plays('R place R2')
      .offersOnly('R card 30', 'R card 31')
      .plays('R card 30')
      .offersOnly('R card 31', 'R card 32');
    game.plays('R card 32');
    expect(game.hand('red')).toEqual([31]);
  });

  test('every set of cards can be paid, each in one order', () => {
    const game = table({ payCard: 'any', n: 2 }).card('red', 30, 31, 32).plays('R place R2', 'R card 31');
    expect(game.hand('red')).toEqual([30]);
  });

  test('a cost of one kind of card takes no other kind', () => {
    table({ payCard: 'building', n: 1 }).card('red', 30).refuses('R place R2');
    const game = table({ payCard: 'assistant', n: 1 }).card('red', 30).plays('R place R2');
    expect(game.hand('red')).toEqual([]);
  });

  test('a choice with a single answer is taken for the player', () => {
    const game = table({ payAny: 'resource', n: 2, kinds: 'mixed' }).holds('red', { clay: 2 }).plays('R place R2');
    expect(game.held('red', 'clay')).toBe(0);
  });

  test('what others hold is no help', () => {
    table({ pay: 'coin', n: 1 }).holds('green', { coin: 5 }).refuses('R place R2');
  });
});
