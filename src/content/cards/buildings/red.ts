/** Red, clay: a good name with guests and golems; brick by brick, influence comes back. */
import { both, minion, pay, regain, reputation, takeCard, then, vp } from '../say';
import { building, startBuilding } from './building';

const RED = 0;
export const red = [
  startBuilding(5, RED, 'clay', 4),
  building(73, RED, 3, { clay: 2, metal: 1, grain: 1 }, pay('clay'), reputation, 31),
  building(74, RED, 3, { clay: 2, coal: 1, wood: 1 }, pay('clay'), then(regain(1), vp(1)), 32),
  building(76, RED, 6, { clay: 1, pumpkin: 2, wood: 1 }, pay('clay'), then(takeCard('guest'), vp(1)), 0),
  building(82, RED, 6, { clay: 2, metal: 2 }, both(pay('clay'), pay('coin')), then(minion('golem'), regain(1)), 0),
];
