/** The engine's state, assembled from its slices, and what the engine says about it. */
import { createSelector } from '@reduxjs/toolkit';
import type { Command, EngineState } from '@/engine';
import type { RootState } from '..';
import { engine } from '../engine';

export const selectEngineState = createSelector(
  [
    (root: RootState) => root.campaign,
    (root: RootState) => root.board,
    (root: RootState) => root.supply,
    (root: RootState) => root.tracks,
    (root: RootState) => root.objectives,
    (root: RootState) => root.cards,
    (root: RootState) => root.flow,
    (root: RootState) => root.rng,
  ],
  (campaign, board, supply, tracks, objectives, cards, flow, rng): EngineState => ({
    campaign,
    board,
    supply,
    tracks,
    objectives,
    cards,
    flow,
    rng,
  }),
);

export const selectPrompt = createSelector([selectEngineState], (state) => engine.promptOf(state));
export const selectLegal = createSelector([selectEngineState], (state): readonly Command[] =>
  engine.legalCommands(state),
);
/** What the quota dock and the tracks are drawn from: nothing locked is in it. */
export const selectRules = createSelector([selectEngineState], (state) => engine.rulesOf(state));
export const selectStanding = createSelector([selectEngineState], (state) => engine.standing(state));
