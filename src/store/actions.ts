/** The few things that happen to the store. One move is one `advanced`, answered by every slice in one dispatch. */
import { createAction } from '@reduxjs/toolkit';
import type { Command, EngineState, Move } from '@/engine';

export interface Advance extends Move {
  /** The move came from the list of undone ones; the rest of that list stays. */
  readonly redone: boolean;
}

export interface Restoration {
  readonly state: EngineState;
  /** Where the moves begin: folding their events over it gives `state`. */
  readonly start: EngineState;
  readonly moves: readonly Move[];
  readonly undone: readonly Command[];
}

export const advanced = createAction<Advance>('game/advanced');
/** Another position altogether: a game begun, loaded, or taken back to an earlier move. */
export const restored = createAction<Restoration>('game/restored');
