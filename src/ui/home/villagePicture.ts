/** The picture over the title: six houses of six charters on a shore, and the airship on its way. */
import { CHARTERS, type Charter } from '@/engine/model/vocabulary';
import type { IconName } from '../art/icons';
import { circle, fill, path, place, stroke, type Picture } from '../art/shape';
import { worker } from '../art/workers';
import { ship } from '../board/scenery';
import { buildingPicture } from '../buildings/building';
import { airship } from '../buildings/commons';

/** A house of each charter, beside what its people dig, grow and fell. */
const GIVES: Readonly<Record<Charter, IconName>> = {
  red: 'clay',
  purple: 'pumpkin',
  green: 'wood',
  yellow: 'grain',
  black: 'coal',
  blue: 'metal',
};
const SIZES = [6, 3, 10, 0, 6, 3];

const street = CHARTERS.map((charter, i) =>
  place(
    buildingPicture({ charter, value: SIZES[i] ?? 3, no: 2 * i + 3, gives: GIVES[charter] }),
    34 + i * 56,
    146 + (i % 2) * 9 + Math.abs(i - 2.5) * 2,
    { scale: 1.12 },
  ),
);

export const VILLAGE_BOX = [0, 0, 420, 190] as const;

export const villagePicture: Picture = [
  fill('M0,0L420,0L420,190L0,190Z', '$sky'),
  circle(62, 46, 17, '#FFE08A', { stroke: '$gold', width: 1.5, opacity: 0.95 }),
  fill('M0,108C40,86 70,92 104,104C150,78 206,84 240,102C290,82 330,92 420,98L420,190L0,190Z', '$land2'),
  stroke('M0,108C40,86 70,92 104,104C150,78 206,84 240,102C290,82 330,92 420,98', '$landline', 1.4),
  fill('M330,120C360,118 390,116 420,116L420,190L300,190C330,170 318,140 330,120Z', '$sea1'),
  fill('M0,126C60,116 120,118 190,122C250,126 300,120 344,124C352,146 350,168 326,190L0,190Z', '$land'),
  stroke('M344,124C352,146 350,168 326,190', '$landline', 2.4),
  stroke('M0,176C80,164 160,180 236,172C280,168 310,172 334,166', '$road', 9),
  stroke('M0,176C80,164 160,180 236,172C280,168 310,172 334,166', '$landline', 1.1, { dash: '5 6' }),
  place(ship, 392, 150, { scale: 0.95 }),
  ...street,
  place(worker('green', true), 148, 171, { scale: 0.86 }),
  place(worker('red', false), 214, 173, { scale: 0.72 }),
  place(airship, 258, 48, { scale: 0.92 }),
  path('M0,0L420,0L420,190L0,190Z', 'none', { stroke: 'none' }),
];
