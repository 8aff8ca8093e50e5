// The box as a late game might find it, for random play: chance alone hardly ever opens the second crate of a chain, so here
// the six first crates unlock everything, items and friends lie in the deck from the start, red's crate holds the guests, and
// cheap income buildings stand in for those of later crates. It is played by the same rules; nobody is dealt it.
import {
  MINIONS,
  SEATS,
  card,
  type BuildingCard,
  type CardKind,
  type Content,
  type Cost,
  type CrateDef,
  type Effect,
  type Resources,
} from '@/engine';
import { content } from '@/content';

const standIn = (no: number, construction: Resources, cost: Cost, benefit: Effect): BuildingCard => ({
  no: card(no),
  kind: 'building',
  charter: 0,
  construction,
  cost,
  benefit,
  value: 3,
  crate: 0,
});
const free: Cost = { allOf: [] };

const standIns: readonly BuildingCard[] = [
  standIn(180, { wood: 1 }, free, { op: 'income', effect: { op: 'gain', what: 'coin', n: 1 } }),
  standIn(181, { clay: 1 }, { pay: 'coin', n: 1 }, { op: 'income', effect: { op: 'score', n: 2 } }),
  standIn(182, { metal: 1 }, free, { op: 'income', effect: { op: 'gainAny', n: 1, distinct: false } }),
  standIn(183, { grain: 1 }, free, {
    op: 'seq',
    steps: [
      { op: 'income', effect: { op: 'reputation', n: 1 } },
      { op: 'score', n: 1 },
    ],
  }),
  standIn(184, { coal: 1 }, { payMinion: 1 }, { op: 'score', n: 5 }),
  standIn(185, { pumpkin: 1 }, free, { op: 'gainMinion', minion: 'any' }),
];

const unlocks = content.chronicle.map((def) => def.rule);
const ofKind = (kind: CardKind) => content.cards.flatMap((def) => (def.kind === kind ? [def.no] : []));

function lateCrate(def: CrateDef): CrateDef {
  const first = SEATS.find((seat) => {
    const start = content.cards.find((listed) => listed.no === content.startBuildings[seat]);
    return start !== undefined && start.kind === 'building' && start.crate === def.no;
  });
  if (first === undefined) return { ...def, minion: null, advancement: [] };
  return { ...def, rules: unlocks, minion: MINIONS[first] ?? null, advancement: first === 0 ? ofKind('guest') : [] };
}

export const lateBox: Content = {
  ...content,
  version: 'late',
  cards: [...content.cards, ...standIns],
  crates: content.crates.map(lateCrate),
  startDeck: [...content.startDeck, ...standIns.map((def) => def.no), ...ofKind('item'), ...ofKind('friend')],
};
