/** Green, wood: makers' yards: cards for timber, and building with fewer favours asked. */
import { both, gainAny, pay, run, takeCard, then, vp } from '../say';
import { building, startBuilding } from './building';

const GREEN = 2;
export const green = [
  startBuilding(7, GREEN, 'wood', 3),
  building(58, GREEN, 3, { wood: 2, clay: 1, pumpkin: 1 }, pay('wood'), takeCard(), 23),
  building(59, GREEN, 3, { wood: 2, grain: 1, metal: 1 }, pay('wood'), gainAny(2, true), 24),
  building(61, GREEN, 6, { wood: 1, metal: 2, coal: 1 }, pay('wood'), then(takeCard('item'), vp(1)), 0),
  building(67, GREEN, 6, { wood: 2, clay: 2 }, both(pay('wood'), pay('influence', 2)), run('construct', 5), 0),
];
