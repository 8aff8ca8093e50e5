/** One command, validated against the legal list, carried out on a copy; refusals are values and change nothing. */
import type { Command } from './model/command';
import type { GameEvent } from './model/event';
import type { EngineState } from './model/state';
import { legalInto, promptOf } from './legal';
import { settle, step } from './resolve';
import { setUpGame } from './rules/setup';
import type { Run } from './run';
import { slices } from './slices';
import { playerCount } from './slices/campaign';

export const REFUSALS = ['malformed', 'gameOver', 'notYourDecision', 'notLegal'] as const;
export type Refusal = (typeof REFUSALS)[number];
export type Outcome =
  | { readonly ok: true; readonly state: EngineState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly reason: Refusal };

/** `run.state` is a copy of the caller's state, `run.sink` an empty list. */
export function execute(run: Run, command: unknown): Outcome {
  const given = readCommand(command);
  if (given === null) return { ok: false, reason: 'malformed' };
  const prompt = promptOf(run);
  if (prompt === null) return { ok: false, reason: 'gameOver' };
  if (given.seat !== prompt.seat) return { ok: false, reason: 'notYourDecision' };
  const legal: Command[] = [];
  legalInto(run, legal);
  const listed = legal.find((candidate) => isSame(given, candidate));
  if (listed === undefined) return { ok: false, reason: 'notLegal' };
  step(run, listed);
  return conclude(run);
}

export function startGame(run: Run): Outcome {
  const { flow, campaign } = run.state;
  // Without a player the die for the first one would roll for ever.
  if (flow.phase !== 'between' || playerCount(campaign) === 0) return { ok: false, reason: 'notLegal' };
  setUpGame(run);
  settle(run);
  return conclude(run);
}

function conclude(run: Run): Outcome {
  const events = run.sink ?? [];
  events.push({ type: 'settled', flow: slices.flow.clone(run.state.flow) });
  return { ok: true, state: run.state, events };
}

type Fields = Record<string, unknown>;

/** A copy of a command's own fields, or null for anything that is not a plain flat object. Never throws. */
function readCommand(command: unknown): Fields | null {
  try {
    if (typeof command !== 'object' || command === null || Array.isArray(command)) return null;
    const prototype: unknown = Object.getPrototypeOf(command);
    if (prototype !== Object.prototype && prototype !== null) return null;
    const fields: Fields = Object.create(null) as Fields;
    for (const [key, value] of Object.entries(command)) {
      if (typeof value !== 'string' && typeof value !== 'number') return null;
      fields[key] = value;
    }
    return typeof fields.type === 'string' && typeof fields.seat === 'number' ? fields : null;
  } catch {
    // A proxy or a getter that throws is no command.
    return null;
  }
}

function isSame(given: Fields, candidate: Command): boolean {
  const fields = Object.entries(candidate);
  return Object.keys(given).length === fields.length && fields.every(([key, value]) => given[key] === value);
}
