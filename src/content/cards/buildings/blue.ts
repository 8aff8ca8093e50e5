/** Blue, metal: the harbour works: quota ships, building plans, and crates prised open for less. */
import { both, gain, pay, run, takeCard, then, vp } from '../say';
import { building, startBuilding } from './building';

const BLUE = 5;
export const blue = [
  startBuilding(10, BLUE, 'metal', 5),
  building(88, BLUE, 3, { metal: 2, grain: 1, coal: 1 }, pay('metal'), run('fillQuota', 5), 39),
  building(89, BLUE, 3, { metal: 2, pumpkin: 1, wood: 1 }, pay('metal'), then(gain('coin'), gain('clay')), 40),
  building(91, BLUE, 6, { metal: 1, coal: 2, clay: 1 }, pay('metal'), then(takeCard('constructed'), vp(2)), 0),
  building(
    103,
    BLUE,
    6,
    { metal: 2, grain: 2 },
    both(pay('metal'), pay('coin', 2), pay('influence')),
    run('unlockCrate', 5),
    0,
  ),
];
