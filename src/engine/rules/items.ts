/** Rule 12, items: on your turn, besides your action: pay the 3 printed resources, take the benefit, discard the card. */
import { printedCost } from '../box';
import { useCard } from '../commands';
import { EMPTY_BILL, billOf, canPay } from '../language/bills';
import type { Command } from '../model/command';
import type { CardNo, Seat } from '../model/vocabulary';
import { because, emit, push, type Run } from '../run';

export function itemsInto(run: Run, seat: Seat, out: Command[]): void {
  const { cards } = run.state;
  for (const no of cards.hand[seat]) {
    const def = run.box.cards[no];
    if (def === undefined || def.kind !== 'item') continue;
    if (canPay(run.state, run.box.cards, seat, billOf(printedCost(def.resources)), EMPTY_BILL))
      out.push(useCard(seat, no));
  }
}

/** The turn goes on afterwards. */
export function useItem(run: Run, seat: Seat, no: CardNo): void {
  const def = run.box.cards[no];
  if (def === undefined || def.kind !== 'item') throw new Error(`card ${no} is no item`);
  const why = because(12, no);
  emit(run, { type: 'cardUsed', seat, card: no });
  push(run, { do: 'release', window: 'afterBenefit' });
  push(run, { do: 'discard', seat, card: no });
  push(run, { do: 'effect', seat, effect: def.benefit, parts: run.state.flow.parts, because: why });
  push(run, { do: 'pay', seat, cost: printedCost(def.resources), because: why });
}
