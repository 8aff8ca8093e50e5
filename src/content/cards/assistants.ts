/** RULES F1: the eight assistants. */
import type { AssistantCard, EventPattern } from '@/engine/model/card';
import type { Effect } from '@/engine/model/effect';
import { card, type CardNo } from '@/engine/model/vocabulary';
import { CHARTERSTONE, CLOUD_PORT, GRANDSTAND, MARKET, TREASURY, ZEPPELIN } from './commons';
import { may, regain, reputation, vp } from './say';

const assistant = (no: number, on: EventPattern, effect: Effect): AssistantCard => ({
  no: card(no),
  kind: 'assistant',
  triggers: [{ on, effect, window: 'afterBenefit', oncePerUse: false }],
});
const using = (building: CardNo): EventPattern => ({ event: 'buildingUsed', card: building });

export const assistants: readonly AssistantCard[] = [
  assistant(206, using(CHARTERSTONE), vp(2)),
  assistant(207, using(ZEPPELIN), vp(2)),
  assistant(208, using(GRANDSTAND), reputation),
  assistant(209, { event: 'progressed' }, vp(1)),
  assistant(210, using(CLOUD_PORT), vp(1)),
  assistant(211, { event: 'influencePlaced', on: 'reputation' }, vp(1)),
  assistant(212, using(MARKET), reputation),
  assistant(213, using(TREASURY), may(regain(1))),
];
