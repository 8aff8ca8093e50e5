/** Yellow, grain: full tables and full purses, bread for everything. */
import { gain, gainAny, pay, takeCard, then, upToTimes, vp } from '../say';
import { building, startBuilding } from './building';

const YELLOW = 3;
export const yellow = [
  startBuilding(8, YELLOW, 'grain', 6),
  building(109, YELLOW, 3, { grain: 2, pumpkin: 1, coal: 1 }, pay('grain'), then(gain('coin'), vp(1)), 47),
  building(110, YELLOW, 3, { grain: 2, clay: 1, metal: 1 }, pay('grain', 2), gainAny(4), 48),
  building(112, YELLOW, 6, { grain: 1, wood: 2, pumpkin: 1 }, pay('grain'), then(takeCard('friend'), vp(1)), 0),
  building(118, YELLOW, 6, { grain: 2, wood: 2 }, pay('coin'), upToTimes(3, pay('grain'), vp(2)), 0),
];
