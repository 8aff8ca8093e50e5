/**
 * Paying a cost (rule 15): exact parts at once, free parts pick by pick.
 * Picks go in a fixed order and only where the rest stays payable, so a cost, once begun, always completes.
 */
import type { Cost } from '../model/effect';
import type { Frame } from '../model/flow';
import type { Command } from '../model/command';
import { RESOURCES, TOKENS, type CardNo, type Resource } from '../model/vocabulary';
import { pickCard, pickOption, pickToken } from '../commands';
import { discardCard } from '../rules/advancementMat';
import { emit, push, type Run } from '../run';
import { EMPTY_BILL, billOf, canPay, waysToPay } from './bills';

type PayFrame = Extract<Frame, { do: 'pay' }>;
type PayAnyFrame = Extract<Frame, { do: 'payAny' }>;
type PayCardsFrame = Extract<Frame, { do: 'payCards' }>;

/** The ways still open in a cost; a single one is no question. */
export function payOptionsInto(run: Run, frame: PayFrame, out: Command[]): void {
  const ways = waysToPay(frame.cost);
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i];
    if (way !== undefined && canPay(run.state, run.box.cards, frame.seat, billOf(way), EMPTY_BILL))
      out.push(pickOption(frame.seat, i));
  }
}

export const leavesWaysOpen = (cost: Cost): boolean => waysToPay(cost)[0] !== cost;

/** Pays the exact parts and pushes what is left to pick. The frame is already off the stack. */
export function payExact(run: Run, frame: PayFrame): void {
  const { seat, because } = frame;
  const bill = billOf(frame.cost);
  for (const token of TOKENS) {
    const n = bill.tokens[token];
    if (n > 0) emit(run, { type: 'tokensPaid', seat, token, n, because });
  }
  if (bill.cardCount > 0)
    push(run, { do: 'payCards', seat, n: bill.cardCount, kind: bill.cardKind, after: 0, because });
  if (bill.minions > 0) push(run, { do: 'payMinions', seat, n: bill.minions, from: 0, because });
  if (bill.mixed > 0) push(run, { do: 'payAny', seat, n: bill.mixed, kinds: 'mixed', from: 0, because });
  // On top, so that they are picked before the mixed part takes what they need.
  if (bill.distinct > 0) push(run, { do: 'payAny', seat, n: bill.distinct, kinds: 'distinct', from: 0, because });
  if (bill.alike > 0) push(run, { do: 'payAny', seat, n: bill.alike, kinds: 'alike', from: 0, because });
}

export function payAnyInto(run: Run, frame: PayAnyFrame, out: Command[]): void {
  const held = run.state.supply.held[frame.seat];
  const { kinds, n } = frame;
  // From the last resource backwards: `rest` is what could still be paid from here on.
  let rest = 0;
  let first = out.length;
  for (let i = RESOURCES.length - 1; i >= frame.from; i--) {
    const resource = RESOURCES[i];
    if (resource === undefined || held[resource] === 0) continue;
    rest += kinds === 'distinct' ? 1 : held[resource];
    if (kinds === 'alike' ? held[resource] >= n : rest >= n) out.push(pickToken(frame.seat, resource));
  }
  // Listed in the order of RESOURCES, as people read them.
  for (let last = out.length - 1; first < last; first++, last--) {
    const swapped = out[first];
    const other = out[last];
    if (swapped === undefined || other === undefined) break;
    out[first] = other;
    out[last] = swapped;
  }
}

export function payAny(run: Run, frame: PayAnyFrame, resource: Resource): void {
  const { seat, because, kinds, n } = frame;
  const i = RESOURCES.indexOf(resource);
  const paid = kinds === 'alike' ? n : 1;
  if (n > paid) push(run, { ...frame, n: n - paid, from: kinds === 'distinct' ? i + 1 : i });
  emit(run, { type: 'tokensPaid', seat, token: resource, n: paid, because });
}

export function payCardsInto(run: Run, frame: PayCardsFrame, out: Command[]): void {
  const fitting = run.state.cards.hand[frame.seat]
    .filter((no) => no > frame.after && (frame.kind === 'any' || run.box.cards[no]?.kind === frame.kind))
    .sort((a, b) => a - b);
  for (const no of fitting.slice(0, fitting.length - frame.n + 1)) out.push(pickCard(frame.seat, no));
}

export function payCard(run: Run, frame: PayCardsFrame, card: CardNo): void {
  if (frame.n > 1) push(run, { ...frame, n: frame.n - 1, after: card });
  discardCard(run, frame.seat, card);
}
