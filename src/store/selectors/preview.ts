/**
 * What a command would do at once, found by carrying it out on a copy and reading the events: the confirm bar computes no
 * rule. Only what the player may know beforehand is kept; nothing that is drawn or shuffled.
 */
import { GOODS, TOKENS, type Command, type EngineState, type Good, type Seat, type Token } from '@/engine';
import { engine } from '../engine';

export interface Preview {
  readonly paid: readonly (readonly [Token, number])[];
  readonly gained: readonly (readonly [Good, number])[];
  readonly regained: number;
  readonly vp: number;
  readonly progressed: boolean;
  readonly bumped: Seat | null;
}

export function previewOf(state: EngineState, command: Command): Preview {
  const outcome = engine.execute(state, command);
  const events = outcome.ok ? outcome.events : [];
  const paid = new Map<Token, number>();
  const gained = new Map<Good, number>();
  let [regained, vp] = [0, 0];
  let progressed = false;
  let bumped: Seat | null = null;
  for (const event of events) {
    if (event.type === 'workerBumped') bumped = event.seat;
    // What follows belongs to the next player's turn.
    if (event.type === 'turnEnded') break;
    if (!('seat' in event) || event.seat !== command.seat) continue;
    if (event.type === 'tokensPaid') paid.set(event.token, (paid.get(event.token) ?? 0) + event.n);
    else if (event.type === 'influencePlaced') paid.set('influence', (paid.get('influence') ?? 0) + 1);
    else if (event.type === 'tokensGained') gained.set(event.token, (gained.get(event.token) ?? 0) + event.n);
    else if (event.type === 'influenceRegained') regained += event.n;
    else if (event.type === 'scored') vp += event.n;
    else if (event.type === 'progressed') progressed = true;
  }
  const listed = <T extends Token>(order: readonly T[], counts: ReadonlyMap<T, number>): (readonly [T, number])[] =>
    order.flatMap((token) => {
      const n = counts.get(token) ?? 0;
      return n > 0 ? [[token, n] as const] : [];
    });
  return { paid: listed(TOKENS, paid), gained: listed(GOODS, gained), regained, vp, progressed, bumped };
}
