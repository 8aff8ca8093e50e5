/**
 * A cost summed up: so many of each token, so many resources of one's choice, so many cards.
 * A placement is legal only if its whole bill can be paid at once (rule 15), target included.
 */
import type { CardKind } from '../model/card';
import type { Cost } from '../model/effect';
import type { CardsState, EngineState } from '../model/state';
import { RESOURCES, type Seat, type Token } from '../model/vocabulary';
import { minionsOnBoard } from '../slices/board';
import { unreachable } from '../unreachable';

export interface Bill {
  tokens: Record<Token, number>;
  /** Resources of choice: any, all alike (0 or one group), all distinct. */
  mixed: number;
  alike: number;
  distinct: number;
  cardKind: CardKind | 'any';
  cardCount: number;
  minions: number;
  /** A bill for each way to pay, where the cost leaves ways open; empty otherwise. */
  ways: Bill[];
}

const emptyBill = (): Bill => ({
  tokens: { wood: 0, coal: 0, grain: 0, clay: 0, pumpkin: 0, metal: 0, coin: 0, influence: 0 },
  mixed: 0,
  alike: 0,
  distinct: 0,
  cardKind: 'any',
  cardCount: 0,
  minions: 0,
  ways: [],
});

export const FREE: Cost = { allOf: [] };
export const EMPTY_BILL: Bill = emptyBill();

function addCost(bill: Bill, cost: Cost): void {
  if ('pay' in cost) {
    bill.tokens[cost.pay] += cost.n;
  } else if ('payAny' in cost) {
    bill[cost.kinds] += cost.n;
  } else if ('payCard' in cost) {
    bill.cardKind = cost.payCard;
    bill.cardCount += cost.n;
  } else if ('payMinion' in cost) {
    bill.minions += cost.payMinion;
  } else if ('allOf' in cost) {
    for (const part of cost.allOf) addCost(bill, part);
  } else if ('oneOf' in cost) {
    throw new Error('ways are expanded before they are summed');
  } else {
    unreachable(cost);
  }
}

/** The cost with its first open choice replaced by each of its options in turn; the cost itself where none is open. */
export function waysToPay(cost: Cost): readonly Cost[] {
  if ('oneOf' in cost) return cost.oneOf;
  if (!('allOf' in cost)) return [cost];
  for (let i = 0; i < cost.allOf.length; i++) {
    const part = cost.allOf[i];
    if (part === undefined) continue;
    const ways = waysToPay(part);
    if (ways.length === 1 && ways[0] === part) continue;
    return ways.map((way) => ({ allOf: [...cost.allOf.slice(0, i), way, ...cost.allOf.slice(i + 1)] }));
  }
  return [cost];
}

export function billOf(cost: Cost): Bill {
  const ways = waysToPay(cost);
  const bill = emptyBill();
  if (ways.length === 1 && ways[0] === cost) addCost(bill, cost);
  else bill.ways = ways.map(billOf);
  return bill;
}

/**
 * Can the seat pay both bills together? Fixed tokens first; the free picks from what is left. The content test allows at
 * most one group of free picks that is not mixed and one kind of card a bill, which makes this check exact.
 */
export function canPay(state: EngineState, kinds: KindOf, seat: Seat, bill: Bill, more: Bill): boolean {
  if (bill.ways.length > 0) {
    for (let i = 0; i < bill.ways.length; i++) {
      const way = bill.ways[i];
      if (way !== undefined && canPay(state, kinds, seat, way, more)) return true;
    }
    return false;
  }
  const held = state.supply.held[seat];
  if (held.influence < bill.tokens.influence + more.tokens.influence) return false;
  if (held.coin < bill.tokens.coin + more.tokens.coin) return false;
  let left = 0;
  let leftKinds = 0;
  let most = 0;
  for (let i = 0; i < RESOURCES.length; i++) {
    const resource = RESOURCES[i];
    if (resource === undefined) continue;
    const rest = held[resource] - bill.tokens[resource] - more.tokens[resource];
    if (rest < 0) return false;
    left += rest;
    if (rest > 0) leftKinds++;
    if (rest > most) most = rest;
  }
  const alike = bill.alike + more.alike;
  const distinct = bill.distinct + more.distinct;
  if (left < alike + distinct + bill.mixed + more.mixed || most < alike || leftKinds < distinct) return false;
  const minions = bill.minions + more.minions;
  if (minions > 0 && minionsOf(state, seat) < minions) return false;
  return (
    bill.cardCount + more.cardCount === 0 ||
    countCards(state.cards, kinds, seat, bill.cardCount > 0 ? bill.cardKind : more.cardKind) >=
      bill.cardCount + more.cardCount
  );
}

/** A minion on the board still counts as its owner's to pay (rule 16). */
export function minionsOf(state: EngineState, seat: Seat): number {
  const home = state.supply.minions[seat];
  let n = minionsOnBoard(state.board, seat, 'any');
  for (let i = 0; i < home.length; i++) n += home[i] ?? 0;
  return n;
}

/** What a card is, by number: the box's knowledge, handed in so that this file needs no box. */
export type KindOf = readonly ({ readonly kind: CardKind } | undefined)[];

export function countCards(cards: CardsState, kinds: KindOf, seat: Seat, kind: CardKind | 'any'): number {
  const hand = cards.hand[seat];
  if (kind === 'any') return hand.length;
  let n = 0;
  for (let i = 0; i < hand.length; i++) {
    const no = hand[i];
    if (no !== undefined && kinds[no]?.kind === kind) n++;
  }
  return n;
}
