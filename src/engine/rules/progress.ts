/**
 * Rule 25, the progress track.
 * - Moves one space when a building is constructed, a crate opened, an objective scored, or rule 6 bites.
 * - Onto a reputation space: whoever moved it there may place 1 reputation.
 * - Onto an income space: income for all, once income is unlocked (rule 24).
 * - Ours: a village that stands still for too many rounds is moved on by nobody, so that every game ends.
 * - It never leaves the last space; reaching it begins the last round (rule 26).
 */
import type { Because } from '../model/flow';
import { NO_SEAT, type Seat } from '../model/vocabulary';
import { because, emit, push, type Run } from '../run';
import { beginIncome } from './income';

/** At the start of a round: has the token stood still for too long? */
export function moveIdleVillage(run: Run): void {
  const { flow } = run.state;
  if (flow.round - flow.progressRound >= run.rules.idleRounds) advanceProgress(run, NO_SEAT, because(25));
}

export function advanceProgress(run: Run, seat: Seat | typeof NO_SEAT, why: Because): void {
  const { rules, state } = run;
  if (state.tracks.progress >= rules.progressEnd) return;
  const to = state.tracks.progress + 1;
  state.flow.progressRound = state.flow.round;
  emit(run, { type: 'progressed', seat, to, because: why });
  if (seat !== NO_SEAT && rules.reputationAt.includes(to)) {
    push(run, { do: 'effect', seat, effect: { op: 'reputation', n: 1 }, parts: false, because: because(25) });
  }
  if (rules.flags.income && rules.incomeAt.includes(to)) beginIncome(run, seat);
  if (to === rules.progressEnd) {
    state.flow.phase = 'lastRound';
    emit(run, { type: 'lastRoundBegan' });
  }
}
