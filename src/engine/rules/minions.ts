/**
 * Rule 16, minions.
 * - Extra workers, placed only on an unoccupied building of your own charter. Order: the minion's gain, cost, benefit.
 * - Others may place a regular worker there; the minion stays, cannot be bumped, and comes home only with a full retrieve.
 * - Whenever an opponent uses that building, its owner takes the minion's gain.
 * - On the board it still counts as yours to pay or count.
 */
import { faceOf } from '../box';
import { decline, pickMinion, pickOption, pickToken, placeMinion } from '../commands';
import { EMPTY_BILL, addBills, billOf, canPay, type Bill } from '../language/bills';
import { feasible } from '../language/feasible';
import type { Command } from '../model/command';
import type { Frame } from '../model/flow';
import {
  MINIONS,
  NO_CARD,
  NO_SEAT,
  NO_SPACE,
  PLOTS_PER_CHARTER,
  RESOURCES,
  SEATS,
  at,
  minionIndex,
  plotOf,
  space,
  type Minion,
  type Seat,
  type SpaceId,
} from '../model/vocabulary';
import { because, emit, push, type Run } from '../run';
import { buildingAt, minionAt, minionsOnBoard, workerAt } from '../slices/board';
import { hasTarget } from './procedures';

type GainFrame = Extract<Frame, { do: 'minionGain' }>;
type PayFrame = Extract<Frame, { do: 'payMinions' }>;

const credit = (token: 'coin' | (typeof RESOURCES)[number]): Bill => billOf({ pay: token, n: -1 });
const CREDITS: Readonly<Record<string, Bill>> = Object.fromEntries(
  [...RESOURCES, 'coin' as const].map((token) => [token, credit(token)]),
);
const ONE_INFLUENCE = billOf({ pay: 'influence', n: 1 });

/** Could the building be used with so much more, or less, in the supply? */
function usableWith(run: Run, seat: Seat, id: SpaceId, more: Bill): boolean {
  const face = faceOf(run.box, buildingAt(run.state.board, id));
  if (face.procedure !== null) return hasTarget(run, face.procedure, seat, id, addBills(face.bill, more));
  return canPay(run.state, run.box.cards, seat, face.bill, more);
}

/** The gain comes first and may help to pay; only a gain that is sure to come is counted on. */
function canPlace(run: Run, seat: Seat, id: SpaceId, minion: Minion): boolean {
  if (usableWith(run, seat, id, EMPTY_BILL)) return true;
  const gain = run.box.content.minionGains[minion];
  const { bank } = run.state.supply;
  if (gain.op === 'gain') return bank[gain.what] > 0 && usableWith(run, seat, id, CREDITS[gain.what] ?? EMPTY_BILL);
  if (gain.op === 'gainAny')
    return RESOURCES.some(
      (resource) => bank[resource] > 0 && usableWith(run, seat, id, CREDITS[resource] ?? EMPTY_BILL),
    );
  return false;
}

export function minionPlacementsInto(run: Run, seat: Seat, out: Command[]): void {
  const { board, supply } = run.state;
  const home = supply.minions[seat];
  for (let kind = 0; kind < MINIONS.length; kind++) {
    if ((home[kind] ?? 0) === 0) continue;
    const minion = at(MINIONS, kind);
    for (let i = 0; i < PLOTS_PER_CHARTER; i++) {
      const plot = plotOf(seat, i);
      if (buildingAt(board, plot) === NO_CARD || minionAt(board, plot) !== null || workerAt(board, plot) !== null)
        continue;
      if (canPlace(run, seat, plot, minion)) out.push(placeMinion(seat, plot, minion));
    }
  }
}

/** Takes the gain of a minion that was just placed, where it leaves nothing to choose. The frame is off the stack. */
export function takeMinionGain(run: Run, frame: GainFrame): void {
  push(run, {
    do: 'effect',
    seat: frame.seat,
    effect: run.box.content.minionGains[frame.minion],
    parts: false,
    because: because(16),
  });
}

/** A choice that must leave the building's cost payable is asked here; all others are ordinary effects. */
export function gainNeedsCare(run: Run, frame: GainFrame): boolean {
  const { op } = run.box.content.minionGains[frame.minion];
  return op === 'gainAny' || op === 'reputation';
}

export function minionGainInto(run: Run, frame: GainFrame, out: Command[]): void {
  const { seat, minion, space: id } = frame;
  const gain = run.box.content.minionGains[minion];
  if (gain.op === 'reputation') {
    if (feasible(run, seat, gain) && usableWith(run, seat, id, ONE_INFLUENCE))
      out.push(pickOption(seat, 0), decline(seat));
    return;
  }
  for (const resource of RESOURCES) {
    if (run.state.supply.bank[resource] > 0 && usableWith(run, seat, id, CREDITS[resource] ?? EMPTY_BILL))
      out.push(pickToken(seat, resource));
  }
}

export function answerMinionGain(run: Run, frame: GainFrame, command: Command): void {
  const { seat } = frame;
  if (command.type === 'pickOption') {
    const target = run.state.tracks.reputation.length;
    emit(run, { type: 'influencePlaced', seat, on: 'reputation', target, because: because(16) });
  } else if (command.type === 'pickToken') {
    emit(run, { type: 'tokensGained', seat, token: command.token, n: 1, because: because(16) });
  }
}

/** After an opponent used a building: its owner's minion there earns its gain. */
export function payMinionOwner(run: Run, user: Seat, id: SpaceId): void {
  const { board } = run.state;
  const minion = minionAt(board, id);
  const owner = at(board.minionOwner, id);
  if (minion === null || owner === user || owner === NO_SEAT) return;
  const effect = run.box.content.minionGains[minion];
  push(run, { do: 'effect', seat: ownerSeat(owner), effect, parts: false, because: because(16) });
}

const ownerSeat = (owner: number): Seat => at(SEATS, owner);

export function payMinionsInto(run: Run, frame: PayFrame, out: Command[]): void {
  const { supply, board } = run.state;
  let rest = 0;
  const fitting: Command[] = [];
  for (let kind = MINIONS.length - 1; kind >= frame.from; kind--) {
    const have = (supply.minions[frame.seat][kind] ?? 0) + minionsOnBoard(board, frame.seat, kind);
    rest += have;
    if (have > 0 && rest >= frame.n) fitting.push(pickMinion(frame.seat, at(MINIONS, kind)));
  }
  for (let i = fitting.length - 1; i >= 0; i--) out.push(at(fitting, i));
}

/** Those at home go first; then one from the board. */
export function payMinion(run: Run, frame: PayFrame, minion: Minion): void {
  const { seat } = frame;
  const { supply, board } = run.state;
  const kind = minionIndex(minion);
  if (frame.n > 1) push(run, { ...frame, n: frame.n - 1, from: kind });
  const home = (supply.minions[seat][kind] ?? 0) > 0;
  const where = home
    ? NO_SPACE
    : space(board.minion.findIndex((there, id) => there === kind && board.minionOwner[id] === seat));
  emit(run, { type: 'minionPaid', seat, minion, space: where, because: frame.because });
}

export function gainMinionInto(run: Run, seat: Seat, out: Command[]): void {
  MINIONS.forEach((minion, kind) => {
    if ((run.state.supply.minionBank[kind] ?? 0) > 0) out.push(pickMinion(seat, minion));
  });
}
