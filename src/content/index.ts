/** Everything in the box, gathered. */
import type { ListedCard } from '@/engine/model/card';
import type { Content } from '@/engine/model/content';
import { card } from '@/engine/model/vocabulary';
import { assistants } from './cards/assistants';
import { black } from './cards/buildings/black';
import { blue } from './cards/buildings/blue';
import { green } from './cards/buildings/green';
import { purple } from './cards/buildings/purple';
import { red } from './cards/buildings/red';
import { yellow } from './cards/buildings/yellow';
import { commons } from './cards/commons';
import { friends } from './cards/friends';
import { guests } from './cards/guests';
import { items } from './cards/items';
import { minionGains } from './cards/minions';
import { laterObjectives, startObjectives } from './cards/objectives';
import { cratePersonas, startPersonas } from './cards/personas';
import { baseRules } from './chronicle/baseRules';
import { crates } from './chronicle/crates';
import { chronicle } from './chronicle/rules';

const cards: readonly ListedCard[] = [
  ...commons,
  ...red,
  ...purple,
  ...green,
  ...yellow,
  ...black,
  ...blue,
  ...assistants,
  ...items,
  ...guests,
  ...friends,
  ...startObjectives,
  ...laterObjectives,
  ...startPersonas,
  ...cratePersonas,
];

export const content: Content = {
  version: '1',
  cards,
  crates,
  baseRules,
  chronicle,
  pieces: { coins: 36, resources: 12, influence: 12, minions: 6 },
  minionGains,
  startBuildings: [card(5), card(6), card(7), card(8), card(9), card(10)],
  startPersonas: [card(200), card(201), card(202), card(203), card(204), card(205)],
  commons: commons.map((def) => def.no),
  startDeck: assistants.map((def) => def.no),
  startObjectives: startObjectives.map((def) => def.no),
};
