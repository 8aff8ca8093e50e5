/** What rule code works with while a command is carried out: it reads `state` and calls `emit` (law 3). */
import { triggersOf, type Box } from './box';
import type { GameEvent } from './model/event';
import type { Because, Frame } from './model/flow';
import type { Rules } from './rules/chronicle';
import type { EngineState } from './model/state';
import { NO_CARD, NO_SEAT, NO_SPACE, type CardNo, type Seat, type SpaceId } from './model/vocabulary';
import { applyEvent } from './slices';
import { matches } from './language/triggers';

export interface Run {
  readonly box: Box;
  /** Compiled anew whenever a rule is learned: nobody keeps it across frames. */
  rules: Rules;
  state: EngineState;
  /** Collects the events; null in search, where nobody reads them. */
  sink: GameEvent[] | null;
}

export function emit(run: Run, event: GameEvent): void {
  applyEvent(run.state, event);
  if (run.sink !== null) run.sink.push(event);
  switch (event.type) {
    case 'buildingUsed':
    case 'progressed':
    case 'influencePlaced':
    case 'tokensGained':
    case 'scored':
      if (event.seat !== NO_SEAT) recordTriggers(run, event, event.seat);
      break;
    case 'ruleLearned':
      run.rules = run.box.rulesOf(run.state.campaign);
      break;
    default:
  }
}

/** Triggers are only recorded here; a `release` frame lets them act in the rulebook's window. */
function recordTriggers(run: Run, event: GameEvent, seat: Seat): void {
  const { flow, cards } = run.state;
  const hand = cards.hand[seat];
  for (let i = 0; i < hand.length; i++) {
    const no = hand[i];
    if (no === undefined || flow.fresh.includes(no)) continue;
    const triggers = triggersOf(run.box, no);
    for (let t = 0; t < triggers.length; t++) {
      const trigger = triggers[t];
      if (trigger === undefined || !matches(trigger.on, event)) continue;
      // A friend answers once a use, however many parts the benefit has (rule 13).
      if (trigger.oncePerUse && flow.waiting.some((waiting) => waiting.card === no)) continue;
      flow.waiting.push({ trigger, seat, card: no });
    }
  }
}

export function push(run: Run, frame: Frame): void {
  run.state.flow.stack.push(frame);
}

export const because = (rule: number, card: CardNo = NO_CARD, space: SpaceId = NO_SPACE): Because => ({
  rule,
  card,
  space,
});
