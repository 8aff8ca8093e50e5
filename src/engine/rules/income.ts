/**
 * Rule 24, income (inert until unlocked).
 * - Each player gets the benefit of every income building that holds their token.
 * - Order: the player who caused it first, then counter-clockwise.
 * Rule 11, guests: on income, in income order, their holder takes both printed benefits (up to 3 players) or one (4 to 6).
 */
import { faceOf } from '../box';
import type { Effect } from '../model/effect';
import { NO_SEAT, SPACE_COUNT, previousSeat, space, type Seat } from '../model/vocabulary';
import { because, emit, push, type Run } from '../run';
import { buildingAt, hasIncomeToken } from '../slices/board';
import { isActive, playerCount } from '../slices/campaign';

export function beginIncome(run: Run, cause: Seat | typeof NO_SEAT): void {
  const { campaign, flow } = run.state;
  emit(run, { type: 'incomeBegan', seat: cause });
  const first = cause === NO_SEAT ? flow.first : cause;
  // Pushed from the last to the first: clockwise up to the one who caused it.
  const order: Seat[] = [first];
  for (let seat = previousSeat(first); seat !== first; seat = previousSeat(seat)) {
    if (isActive(campaign, seat)) order.push(seat);
  }
  for (let i = order.length - 1; i >= 0; i--) {
    const seat = order[i];
    if (seat !== undefined) push(run, { do: 'income', seat });
  }
}

/** The income of one seat: its buildings in the order of the board, then its guests. */
export function takeIncome(run: Run, seat: Seat): void {
  const { board, cards, campaign } = run.state;
  const both = playerCount(campaign) <= run.rules.guestsGiveBothUpTo;
  for (let i = cards.hand[seat].length - 1; i >= 0; i--) {
    const def = run.box.cards[cards.hand[seat][i] ?? 0];
    if (def === undefined || def.kind !== 'guest') continue;
    const effect: Effect = both ? { op: 'seq', steps: def.benefits } : { op: 'oneOf', options: def.benefits };
    push(run, { do: 'effect', seat, effect, parts: false, because: because(11, def.no) });
  }
  for (let id = SPACE_COUNT - 1; id >= 0; id--) {
    if (!hasIncomeToken(board, space(id), seat)) continue;
    const face = faceOf(run.box, buildingAt(board, space(id)));
    if (face.income === null) continue;
    push(run, { do: 'effect', seat, effect: face.income, parts: false, because: because(24, face.no, space(id)) });
  }
}
