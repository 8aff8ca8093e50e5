/**
 * Rule 23, placing on the reputation track.
 * - The first token goes on the space of the player count, the next ones onward toward the ocean, until it is full.
 * - A token uses one influence from the seat's supply.
 */
import type { Because } from '../model/flow';
import { at, type Seat } from '../model/vocabulary';
import { emit, type Run } from '../run';
import { playerCount } from '../slices/campaign';

export function reputationSpaces(run: Run): number {
  return at(run.rules.reputationSpaces, playerCount(run.state.campaign));
}

export function mayPlaceReputation(run: Run, seat: Seat): boolean {
  const { supply, tracks } = run.state;
  return supply.held[seat].influence > 0 && tracks.reputation.length < reputationSpaces(run);
}

export function placeReputation(run: Run, seat: Seat, because: Because): void {
  const target = run.state.tracks.reputation.length;
  emit(run, { type: 'influencePlaced', seat, on: 'reputation', target, because });
}
