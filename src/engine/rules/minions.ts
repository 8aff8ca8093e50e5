/**
 * Rule 16, minions.
 * - Extra workers, placed only on an unoccupied building of your own charter. Order: the minion's gain, cost, benefit.
 * - Others may place a regular worker there; the minion stays, cannot be bumped, and comes home only with a full retrieve.
 * - Whenever an opponent uses that building, its owner takes the minion's gain.
 * - On the board it still counts as yours to pay or count.
 */
import { faceOf } from '../box';
import { decline, pickCard, pickMinion, pickOption, pickToken, placeMinion } from '../commands';
import { EMPTY_BILL, canPay } from '../language/bills';
import { feasible } from '../language/feasible';
import type { Command } from '../model/command';
import type { GameEvent } from '../model/event';
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
import { applyEvent, clone } from '../slices';
import { buildingAt, minionAt, minionsOnBoard, workerAt } from '../slices/board';
import { takeFromMat } from './advancementMat';
import { hasTarget } from './procedures';

type GainFrame = Extract<Frame, { do: 'minionGain' }>;
type PayFrame = Extract<Frame, { do: 'payMinions' }>;

/** One way to take a minion's gain; null where it is declined. */
interface Way {
  readonly command: Command;
  readonly event: GameEvent | null;
}

/** Could the building be used as things stand? */
function usable(run: Run, seat: Seat, id: SpaceId): boolean {
  const face = faceOf(run.box, buildingAt(run.state.board, id));
  if (face.procedure !== null) return hasTarget(run, face.procedure, seat, id, face.bill);
  return canPay(run.state, run.box.cards, seat, face.bill, EMPTY_BILL);
}

/** The table as it would be after an event. */
function after(run: Run, event: GameEvent | null): Run {
  if (event === null) return run;
  const state = clone(run.state);
  applyEvent(state, event);
  return { ...run, state, sink: null };
}

/** All ways to take the gain now; none where it would be lost. */
function waysToGain(run: Run, seat: Seat, minion: Minion): Way[] {
  const gain = run.box.content.minionGains[minion];
  const why = because(16);
  if (!feasible(run, seat, gain)) return [];
  const { supply, cards, tracks } = run.state;
  const accepted = pickOption(seat, 0);
  switch (gain.op) {
    case 'gain':
      return [{ command: accepted, event: { type: 'tokensGained', seat, token: gain.what, n: 1, because: why } }];
    case 'gainAny':
      return RESOURCES.filter((resource) => supply.bank[resource] > 0).map((token) => ({
        command: pickToken(seat, token),
        event: { type: 'tokensGained', seat, token, n: 1, because: why },
      }));
    case 'takeCard':
      return cards.mat.map((no) => ({
        command: pickCard(seat, no),
        event: { type: 'cardMoved', card: no, from: 'mat', to: 'hand', seat, reveals: false },
      }));
    case 'reputation': {
      const target = tracks.reputation.length;
      return [
        { command: accepted, event: { type: 'influencePlaced', seat, on: 'reputation', target, because: why } },
        { command: decline(seat), event: null },
      ];
    }
    case 'may':
      return [
        { command: accepted, event: { type: 'influenceRegained', seat, n: 1, because: why } },
        { command: decline(seat), event: null },
      ];
    default:
      return [];
  }
}

/** The gain comes first and may help to pay, or to fulfil an objective; it must leave the building usable. */
function canPlace(run: Run, seat: Seat, id: SpaceId, minion: Minion): boolean {
  const scores = faceOf(run.box, buildingAt(run.state.board, id)).procedure === 'scoreObjective';
  if (!scores && usable(run, seat, id)) return true;
  const placed = after(run, { type: 'minionPlaced', seat, minion, space: id });
  const ways = waysToGain(placed, seat, minion);
  if (ways.length === 0) return usable(placed, seat, id);
  return ways.some(({ event }) => usable(after(placed, event), seat, id));
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
    because: frame.because,
  });
}

/** A choice must leave the building usable and is asked here; what leaves no choice is an ordinary effect. */
export function gainNeedsCare(run: Run, frame: GainFrame): boolean {
  const { op } = run.box.content.minionGains[frame.minion];
  return op !== 'gain' && op !== 'score';
}

export function minionGainInto(run: Run, frame: GainFrame, out: Command[]): void {
  const { seat, minion, space: id } = frame;
  for (const { command, event } of waysToGain(run, seat, minion)) {
    if (usable(after(run, event), seat, id)) out.push(command);
  }
}

export function answerMinionGain(run: Run, frame: GainFrame, command: Command): void {
  const { seat, minion } = frame;
  const way = waysToGain(run, seat, minion).find((known) => known.command === command);
  if (command.type === 'pickCard') takeFromMat(run, seat, command.card);
  else if (way !== undefined && way.event !== null) emit(run, way.event);
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
