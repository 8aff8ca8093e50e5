/**
 * Going back and forth in a game's history.
 * Events are the truth: a state is the fold of events over where it began. Commands explain, and replaying them is a check.
 */
import type { Command } from './model/command';
import type { GameEvent } from './model/event';
import type { EngineState } from './model/state';
import type { Seat } from './model/vocabulary';
import type { Outcome } from './execute';
import { applyEvent, clone } from './slices';

/** A command that was played, and what it caused. */
export interface Move {
  readonly command: Command;
  readonly events: readonly GameEvent[];
}

export function evolve(state: EngineState, events: readonly GameEvent[]): EngineState {
  const next = clone(state);
  for (const event of events) applyEvent(next, event);
  return next;
}

export function replay(
  start: EngineState,
  commands: readonly unknown[],
  execute: (state: EngineState, command: unknown) => Outcome,
): Outcome {
  const events: GameEvent[] = [];
  let state = start;
  for (const command of commands) {
    const outcome = execute(state, command);
    if (!outcome.ok) return outcome;
    state = outcome.state;
    events.push(...outcome.events);
  }
  return { ok: true, state, events };
}

export const reveals = (events: readonly GameEvent[]): boolean =>
  events.some((event) => 'reveals' in event && event.reveals);

/**
 * How many of the last moves may be taken back: those of the seat that moved last, until hidden information was revealed
 * or another seat decided. Beyond that the whole table must agree, and chance stays as it was.
 */
export function undoable(moves: readonly Move[]): number {
  const last: Seat | undefined = moves[moves.length - 1]?.command.seat;
  let n = 0;
  for (let i = moves.length - 1; i >= 0; i--) {
    const move = moves[i];
    if (move === undefined || move.command.seat !== last || reveals(move.events)) break;
    n++;
  }
  return n;
}
