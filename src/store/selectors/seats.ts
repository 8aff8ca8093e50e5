/** What lies in front of each player, as the panels show it. */
import { createSelector } from '@reduxjs/toolkit';
import {
  BIG,
  CHARTERS,
  HOME,
  MINIONS,
  SEATS,
  SMALL,
  workerOf,
  type CardNo,
  type Charter,
  type Minion,
  type Seat,
  type Token,
} from '@/engine';
import type { RootState } from '..';
import { selectRules } from './engine';

export interface SeatView {
  readonly seat: Seat;
  readonly charter: Charter;
  readonly vp: number;
  readonly held: Readonly<Record<Token, number>>;
  /** The big worker and the small one: at home or away. */
  readonly home: readonly [big: boolean, small: boolean];
  readonly hand: readonly CardNo[];
  /** Minions at home, kind by kind. */
  readonly minions: readonly { readonly minion: Minion; readonly n: number }[];
}

export const selectSeats = createSelector(
  [
    (root: RootState) => root.campaign.controllers,
    (root: RootState) => root.board.workers,
    (root: RootState) => root.supply.held,
    (root: RootState) => root.tracks.vp,
    (root: RootState) => root.cards.hand,
    (root: RootState) => root.supply.minions,
  ],
  (controllers, workers, held, vp, hand, minions): readonly SeatView[] =>
    SEATS.filter((seat) => controllers[seat] !== 'inactive').map((seat) => ({
      seat,
      charter: CHARTERS[seat],
      vp: vp[seat],
      held: held[seat],
      home: [workers[workerOf(seat, BIG)] === HOME, workers[workerOf(seat, SMALL)] === HOME],
      hand: hand[seat],
      minions: MINIONS.flatMap((minion, i) => {
        const n = minions[seat][i] ?? 0;
        return n > 0 ? [{ minion, n }] : [];
      }),
    })),
);

/** Rule 11: with few players a guest gives both benefits, with many one of them. */
export const selectGuestsGiveBoth = (root: RootState): boolean =>
  selectSeats(root).length <= selectRules(root).guestsGiveBothUpTo;
