/** Purple, pumpkin: objectives, scored better and counted again. */
import { both, minion, pay, run, then, vp } from '../say';
import { building, startBuilding } from './building';

const PURPLE = 1;
export const purple = [
  startBuilding(6, PURPLE, 'pumpkin', 1),
  building(22, PURPLE, 3, { pumpkin: 2, coal: 1, grain: 1 }, pay('pumpkin'), run('scoreObjective', 7), 7),
  building(23, PURPLE, 3, { pumpkin: 2, wood: 1, metal: 1 }, pay('pumpkin'), vp(2), 8),
  building(
    25,
    PURPLE,
    6,
    { pumpkin: 1, clay: 2, grain: 1 },
    pay('pumpkin'),
    { op: 'score', n: { per: { of: 'objectivesScored' }, each: 2, upTo: 6 } },
    0,
  ),
  building(35, PURPLE, 6, { pumpkin: 2, coal: 2 }, both(pay('pumpkin'), pay('coin')), then(minion('cat'), vp(2)), 0),
];
