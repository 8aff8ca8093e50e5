/**
 * Rule 23 at the game's end: most reputation tokens 10 VP, second most 7, third most 4.
 * - Everybody tied at a rank gets it, ties do not consume the next rank, and it takes at least 1 token.
 */
import { SEATS } from '../../model/vocabulary';
import { because, emit, type Run } from '../../run';
import { reputationOf } from '../../slices/tracks';

/** VP for each count of tokens, in the order given. Shared with the scoring helper. */
export function reputationAwards(tokens: readonly number[], vpByRank: readonly number[]): number[] {
  const ranks = [...new Set(tokens.filter((n) => n > 0))].sort((a, b) => b - a);
  return tokens.map((n) => (n > 0 ? (vpByRank[ranks.indexOf(n)] ?? 0) : 0));
}

export function scoreReputation(run: Run): void {
  const awards = reputationAwards(
    SEATS.map((seat) => reputationOf(run.state.tracks, seat)),
    run.rules.reputationVp,
  );
  for (const seat of SEATS) {
    const n = awards[seat] ?? 0;
    if (n > 0) emit(run, { type: 'scored', seat, n, because: because(23) });
  }
}
