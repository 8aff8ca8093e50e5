/**
 * Rule 15, the turn.
 * - Exactly one of: place a worker from your supply on any building, or retrieve all your workers.
 * - Placing, in order: a regular worker already there, yours or another's, is bumped home; the cost is paid in full; all or
 *   part of the benefit is taken.
 * - Retrieving with nothing on the board is not offered while any placement is legal.
 * - A building whose benefit would be lost may be used, but the four procedures need a valid target.
 * Rule 6: starting a turn with no influence in the supply advances progress first, tested every turn.
 * Rule 26: the round is finished once the progress token has reached the end.
 */
import { faceOf } from '../box';
import { place, retrieve, takeInParts } from '../commands';
import { canPay, EMPTY_BILL } from '../language/bills';
import type { Command } from '../model/command';
import type { MinionPlace } from '../model/event';
import { NO_TARGET } from '../model/flow';
import {
  BIG,
  HOME,
  NO_CARD,
  NO_SEAT,
  SMALL,
  SPACE_COUNT,
  charterOf,
  nextSeat,
  ownerOf,
  space,
  workerOf,
  type Minion,
  type Seat,
  type SpaceId,
  type WorkerSize,
} from '../model/vocabulary';
import { because, emit, push, type Run } from '../run';
import { buildingAt, minionAt, minionsOnBoard, workerAt, workersAtHome } from '../slices/board';
import { isActive } from '../slices/campaign';
import { itemsInto } from './items';
import { minionPlacementsInto } from './minions';
import { hasTarget } from './procedures';
import { advanceProgress, moveIdleVillage } from './progress';

export function beginTurn(run: Run): void {
  const { flow, supply } = run.state;
  const seat = flow.active;
  if (flow.phase === 'setup') flow.phase = 'turns';
  emit(run, { type: 'turnBegan', seat, round: flow.round });
  if (supply.held[seat].influence > 0) return;
  push(run, { do: 'release', window: 'afterBenefit' });
  advanceProgress(run, seat, because(6));
}

export function canUse(run: Run, seat: Seat, id: SpaceId): boolean {
  const { state, box } = run;
  const no = buildingAt(state.board, id);
  if (no === NO_CARD) return false;
  const face = faceOf(box, no);
  if (face.procedure !== null) return hasTarget(run, face.procedure, seat, id, face.bill);
  return canPay(state, box.cards, seat, face.bill, EMPTY_BILL);
}

export function turnCommandsInto(run: Run, out: Command[]): void {
  const { board, flow } = run.state;
  const seat = flow.active;
  const atHome = workersAtHome(board, seat);
  const before = out.length;
  if (atHome > 0) {
    // The two are alike, so only one is offered: the big one while it is at home.
    const size: WorkerSize = board.workers[workerOf(seat, BIG)] === HOME ? BIG : SMALL;
    for (let id = 0; id < SPACE_COUNT; id++) if (canUse(run, seat, space(id))) out.push(place(seat, space(id), size));
  }
  minionPlacementsInto(run, seat, out);
  const placements = out.length - before;
  itemsInto(run, seat, out);
  if (placements > 0 && !flow.parts) out.push(takeInParts(seat));
  if (placements === 0 || atHome < 2 || minionsOnBoard(board, seat, 'any') > 0) out.push(retrieve(seat));
}

export function placeWorker(run: Run, seat: Seat, id: SpaceId, size: WorkerSize): void {
  const { board, flow } = run.state;
  const there = workerAt(board, id);
  if (there !== null) emit(run, { type: 'workerBumped', seat: ownerOf(there), worker: there, space: id, by: seat });
  emit(run, { type: 'workerPlaced', seat, worker: workerOf(seat, size), space: id });
  push(run, { do: 'endTurn' });
  push(run, { do: 'release', window: 'afterBenefit' });
  useBuilding(run, seat, id, flow.parts);
}

/** Rule 16: the minion's gain comes before the cost. */
export function placeMinion(run: Run, seat: Seat, id: SpaceId, minion: Minion): void {
  emit(run, { type: 'minionPlaced', seat, minion, space: id });
  push(run, { do: 'endTurn' });
  push(run, { do: 'release', window: 'afterBenefit' });
  useBuilding(run, seat, id, run.state.flow.parts);
  push(run, { do: 'minionGain', seat, minion, space: id, because: because(16) });
}

/** Pushes, from last to first: used, the rest of the benefit, then the procedure with its payment or the payment alone. */
function useBuilding(run: Run, seat: Seat, id: SpaceId, parts: boolean): void {
  const no = buildingAt(run.state.board, id);
  const face = faceOf(run.box, no);
  const why = because(charterOf(id) === NO_SEAT ? 17 : 15, no, id);
  push(run, { do: 'used', seat, space: id, card: no });
  if (face.rest !== null) push(run, { do: 'effect', seat, effect: face.rest, parts, because: why });
  if (face.procedure === null) {
    push(run, { do: 'pay', seat, cost: face.cost, because: why });
  } else {
    push(run, {
      do: 'procedure',
      name: face.procedure,
      step: 'aim',
      seat,
      target: NO_TARGET,
      cost: face.cost,
      vp: face.vp,
      parts,
      because: why,
    });
  }
}

export function retrieveWorkers(run: Run, seat: Seat): void {
  const { workers } = run.state.board;
  const spaces: SpaceId[] = [];
  for (const size of [BIG, SMALL] as const) {
    const where = workers[workerOf(seat, size)];
    if (where !== undefined && where !== HOME) spaces.push(space(where));
  }
  const minions: MinionPlace[] = [];
  for (let id = 0; id < SPACE_COUNT; id++) {
    const minion = minionAt(run.state.board, space(id));
    if (minion !== null && run.state.board.minionOwner[id] === seat) minions.push({ minion, space: space(id) });
  }
  emit(run, { type: 'workersRetrieved', seat, spaces, minions });
  push(run, { do: 'endTurn' });
}

export function endTurn(run: Run): void {
  const { flow, campaign } = run.state;
  emit(run, { type: 'turnEnded', seat: flow.active });
  flow.fresh = [];
  flow.parts = false;
  let next = nextSeat(flow.active);
  while (!isActive(campaign, next)) next = nextSeat(next);
  flow.active = next;
  if (next === flow.first && flow.phase === 'lastRound') {
    beginEnding(run);
    return;
  }
  push(run, { do: 'beginTurn' });
  if (next !== flow.first) return;
  flow.round += 1;
  // On top, so that an income of the idle village is over before the turn begins.
  push(run, { do: 'release', window: 'afterBenefit' });
  moveIdleVillage(run);
}

function beginEnding(run: Run): void {
  const { endSteps } = run.rules;
  run.state.flow.phase = 'ending';
  for (let i = endSteps.length - 1; i >= 0; i--) {
    const step = endSteps[i];
    if (step !== undefined) push(run, { do: 'endStep', step });
  }
}
