/** Black, coal: counting houses and furnaces, where coal is money and money is renown. */
import { anyResource, both, gain, minion, pay, then, vp } from '../say';
import { building, startBuilding } from './building';

const BLACK = 4;
export const black = [
  startBuilding(9, BLACK, 'coal', 2),
  building(43, BLACK, 3, { coal: 2, wood: 1, clay: 1 }, pay('coal'), gain('coin', 2), 15),
  building(44, BLACK, 3, { coal: 2, metal: 1, pumpkin: 1 }, both(pay('coal'), anyResource(1)), vp(3), 16),
  building(
    45,
    BLACK,
    6,
    { coal: 1, grain: 2, metal: 1 },
    both(pay('coal'), anyResource(1)),
    then(minion('ghost'), gain('coin', 2)),
    0,
  ),
  building(52, BLACK, 6, { coal: 2, pumpkin: 2 }, pay('coin', 3), vp(6), 0),
];
