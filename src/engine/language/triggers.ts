/** Which events a card answers (rule 8), and letting the recorded answers act when their window opens. */
import type { EventPattern, Window } from '../model/card';
import type { GameEvent } from '../model/event';
import type { Because } from '../model/flow';
import { NO_SPACE, charterOf, type CardNo, type Seat } from '../model/vocabulary';
import type { Run } from '../run';
import { unreachable } from '../unreachable';

export function matches(pattern: EventPattern, event: GameEvent): boolean {
  switch (pattern.event) {
    case 'buildingUsed':
      return event.type === 'buildingUsed' && event.card === pattern.card;
    case 'progressed':
      return event.type === 'progressed';
    case 'influencePlaced':
      return event.type === 'influencePlaced' && event.on === pattern.on;
    case 'tokensGained':
      return event.type === 'tokensGained' && event.token === pattern.token && isFrom(event.because, pattern.inCharter);
    case 'scored':
      return event.type === 'scored' && isFrom(event.because, pattern.inCharter);
    default:
      return unreachable(pattern);
  }
}

/** The chapter a trigger's card belongs to. */
const kindRule = (run: Run, card: CardNo): number => (run.box.cards[card]?.kind === 'friend' ? 13 : 8);

/** Only what the building itself gives: income, cards and the end of the game name no space in a charter. */
const isFrom = (because: Because, charter: Seat): boolean =>
  because.space !== NO_SPACE && because.rule !== 24 && charterOf(because.space) === charter;

/** Moves the waiting triggers of a window to the stack: the first recorded acts first. */
export function release(run: Run, window: Window): void {
  const { flow } = run.state;
  if (flow.waiting.length === 0) return;
  const due = flow.waiting.filter((waiting) => waiting.trigger.window === window);
  flow.waiting = flow.waiting.filter((waiting) => waiting.trigger.window !== window);
  // What these effects set off (a reputation token pays the Longshoreman) is released in the same window.
  flow.stack.push({ do: 'release', window });
  for (let i = due.length - 1; i >= 0; i--) {
    const waiting = due[i];
    if (waiting === undefined) continue;
    const { trigger, seat, card } = waiting;
    flow.stack.push({
      do: 'effect',
      seat,
      effect: trigger.effect,
      // Only whose turn it is asked to choose parts.
      parts: flow.parts && seat === flow.active,
      because: { rule: kindRule(run, card), card, space: NO_SPACE },
    });
  }
}
