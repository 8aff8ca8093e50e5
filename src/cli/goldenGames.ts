// Golden playthroughs: one game per number of seats and policy, a line per decision with the number of legal commands and
// the state's hash after it. A rule that changes by accident changes a line.
import { createChance, policies } from '@/ai';
import { LETTERS, SEATS, hash, notate } from '@/engine';
import { VILLAGES, perft, villageOf } from './perft';
import { begin, engine, table } from './playouts';

export interface Golden {
  readonly file: string;
  readonly seats: number;
  readonly policy: 'random' | 'greedy';
  readonly seed: number;
}

export const PLAYTHROUGHS: readonly Golden[] = [1, 2, 3, 4, 5, 6].map((seats) => ({
  file: `game1-${seats}-${seats % 2 === 0 ? 'greedy' : 'random'}.txt`,
  seats,
  policy: seats % 2 === 0 ? 'greedy' : 'random',
  seed: 100 + seats,
}));

export function playthrough({ seats, policy, seed }: Golden): string {
  const player = policies[policy];
  if (player === undefined) throw new Error(`no policy ${policy}`);
  const chance = createChance(seed);
  let state = begin(seed, table(seats, seats));
  const lines = [`# game 1, ${seats} at the table, ${policy}, seed ${seed}`, `start ${hash(state)}`];
  for (let legal = engine.legalCommands(state); legal.length > 0; legal = engine.legalCommands(state)) {
    const command = player.choose(engine, state, legal, chance);
    const outcome = engine.execute(state, command);
    if (!outcome.ok) throw new Error(outcome.reason);
    state = outcome.state;
    lines.push(`${notate(command)} · ${legal.length} · ${hash(state)}`);
  }
  const plays = SEATS.filter((seat) => state.campaign.controllers[seat] !== 'inactive');
  lines.push(`end ${plays.map((seat) => `${LETTERS[seat]} ${state.tracks.vp[seat]}`).join(', ')}`, '');
  return lines.join('\n');
}

export function perftLines(): string {
  const lines = VILLAGES.map((village) => {
    const state = villageOf(village);
    const counts = [1, 2, 3].map((depth) => perft(state, depth));
    return `${village.seats} seats, seed ${village.seed}, after ${village.after} · ${counts.join(' ')}`;
  });
  return [...lines, ''].join('\n');
}
