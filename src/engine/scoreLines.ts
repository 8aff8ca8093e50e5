/** Why this number? Every VP of a game, gathered from its events by the rule and the card that gave it. */
import type { GameEvent } from './model/event';
import { perSeat, type CardNo, type PerSeat } from './model/vocabulary';

export interface ScoreLine {
  readonly rule: number;
  readonly card: CardNo;
  /** How often, and how much in all. */
  readonly times: number;
  readonly vp: number;
}

/** The sum of a seat's lines is its VP; in the order in which each source first paid. */
export function scoreLines(events: readonly GameEvent[]): PerSeat<ScoreLine[]> {
  const lines = perSeat<ScoreLine[]>(() => []);
  for (const event of events) {
    if (event.type === 'gameStarted') for (const seat of lines) seat.length = 0;
    if (event.type !== 'scored') continue;
    const { rule, card } = event.because;
    const list = lines[event.seat];
    const i = list.findIndex((line) => line.rule === rule && line.card === card);
    const known = list[i];
    if (known === undefined) list.push({ rule, card, times: 1, vp: event.n });
    else list[i] = { rule, card, times: known.times + 1, vp: known.vp + event.n };
  }
  return lines;
}
