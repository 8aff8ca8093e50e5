/** RULES F7: twelve items. Names, the three resources and the benefits are ours: each pays about a turn and a half. */
import type { ItemCard } from '@/engine/model/card';
import type { Effect, Resources } from '@/engine/model/effect';
import { card } from '@/engine/model/vocabulary';
import { gain, gainAny, may, regain, reputation, takeCard, then, vp } from './say';

const item = (no: number, resources: Resources, benefit: Effect): ItemCard => ({
  no: card(no),
  kind: 'item',
  resources,
  benefit,
});

export const items: readonly ItemCard[] = [
  item(259, { wood: 2, metal: 1 }, vp(5)),
  item(260, { clay: 2, wood: 1 }, then(vp(3), gain('coin', 2))),
  item(261, { coal: 2, wood: 1 }, gain('coin', 5)),
  item(262, { pumpkin: 2, grain: 1 }, then(vp(3), reputation)),
  item(263, { metal: 2, coal: 1 }, then(vp(2), takeCard())),
  item(264, { grain: 2, clay: 1 }, then(vp(3), may(regain(2)))),
  item(265, { wood: 1, clay: 1, metal: 1 }, then(vp(4), gain('pumpkin'))),
  item(266, { grain: 1, pumpkin: 1, coal: 1 }, then(vp(4), gain('metal'))),
  item(267, { wood: 1, grain: 1, pumpkin: 1 }, then(gainAny(3), vp(2))),
  item(268, { clay: 1, metal: 1, coal: 1 }, then(gain('coin', 3), reputation)),
  item(269, { wood: 1, coal: 1, grain: 1 }, then(may(regain(3)), vp(1))),
  item(270, { clay: 1, pumpkin: 1, metal: 1 }, { op: 'score', n: { per: { of: 'cardKinds' }, each: 2, upTo: 10 } }),
];
