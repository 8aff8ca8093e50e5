/**
 * A box of invented cards for rulings that no card of the real box shows (law 2: content is an argument).
 * Six free start buildings, no Commons, and whatever buildings the test invents.
 */
import {
  card,
  perSeat,
  RESOURCES,
  at,
  NO_CARD,
  type BuildingCard,
  type Content,
  type Cost,
  type Effect,
  type ListedCard,
  type Resources,
  type Ruleset,
} from '@/engine';
import { content as theBox } from '@/content';

export const FREE: Cost = { allOf: [] };
export const NOTHING: Effect = { op: 'seq', steps: [] };

interface Invention {
  readonly no: number;
  readonly cost?: Cost;
  readonly benefit?: Effect;
  readonly construction?: Resources;
  readonly crate?: number;
}

export const invented = ({
  no,
  cost = FREE,
  benefit = NOTHING,
  construction = {},
  crate = 0,
}: Invention): BuildingCard => ({
  no: card(no),
  kind: 'building',
  charter: 0,
  construction,
  cost,
  benefit,
  value: 3,
  crate,
});

interface Tiny {
  readonly cards?: readonly ListedCard[];
  readonly startCost?: Cost;
  readonly rules?: Partial<Ruleset>;
}

export function tinyContent({ cards = [], startCost = FREE, rules = {} }: Tiny): Content {
  const starts = perSeat((seat) =>
    invented({ no: 5 + seat, cost: startCost, benefit: { op: 'gain', what: at(RESOURCES, seat), n: 1 } }),
  );
  return {
    version: 'tiny',
    cards: [...starts, ...cards],
    crates: [],
    baseRules: { ...theBox.baseRules, ...rules },
    chronicle: theBox.chronicle,
    minionGains: theBox.minionGains,
    pieces: theBox.pieces,
    startBuildings: perSeat((seat) => starts[seat].no),
    startPersonas: perSeat(() => NO_CARD),
    commons: [],
    startDeck: [],
    startObjectives: [],
  };
}

/** A tiny box with one invented building, number 20. */
export const withBuilding = (cost: Cost, benefit: Effect = NOTHING, more: readonly ListedCard[] = []): Content =>
  tinyContent({ cards: [invented({ no: 20, cost, benefit }), ...more] });

/** Cards that do nothing but lie in a supply. */
export const idleAssistants = (...nos: number[]): ListedCard[] =>
  nos.map((no) => ({ no: card(no), kind: 'assistant', triggers: [] }));
