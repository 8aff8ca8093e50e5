/** Rule 26: most VP wins; ties are friendly, all tied win. There is no single winner. */
import { SEATS, perSeat, type Seat } from '../../model/vocabulary';
import { emit, type Run } from '../../run';
import { isActive } from '../../slices/campaign';

/** The seats with the most VP among those that play. Shared with the scoring helper. */
export function winnersOf(vp: readonly number[], plays: readonly Seat[]): Seat[] {
  const most = Math.max(...plays.map((seat) => vp[seat] ?? 0));
  return plays.filter((seat) => vp[seat] === most);
}

export function endGame(run: Run): void {
  const { campaign, tracks, flow } = run.state;
  const plays = SEATS.filter((seat) => isActive(campaign, seat));
  emit(run, {
    type: 'gameEnded',
    gameNo: campaign.gameNo,
    vp: perSeat((seat) => tracks.vp[seat]),
    winners: winnersOf(tracks.vp, plays),
  });
  flow.phase = 'over';
}
