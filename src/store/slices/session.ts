/** The game in hand: where it began, the moves since, and those taken back that could be played again. */
import { createSlice, type Draft } from '@reduxjs/toolkit';
import type { Command, EngineState, Move, Refusal } from '@/engine';
import { advanced, restored } from '../actions';

export interface SessionState {
  start: EngineState | null;
  moves: readonly Move[];
  undone: readonly Command[];
  /** Why the last command was refused, until the next one; the screen says it in words. */
  refused: Refusal | null;
}

const initialState: SessionState = { start: null, moves: [], undone: [], refused: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    refused(session, { payload }: { payload: Refusal }) {
      session.refused = payload;
    },
  },
  extraReducers: (on) =>
    on
      .addCase(advanced, (session, { payload }) => {
        session.moves.push({ command: payload.command, events: payload.events } as Draft<Move>);
        session.undone = payload.redone ? session.undone.slice(0, -1) : [];
        session.refused = null;
      })
      .addCase(restored, (_, { payload }) => {
        const session: SessionState = {
          start: payload.start,
          moves: payload.moves,
          undone: payload.undone,
          refused: null,
        };
        return session as Draft<SessionState>;
      }),
});
