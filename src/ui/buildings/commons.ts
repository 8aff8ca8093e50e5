/** The six buildings of the Commons and the airship: drawings of their own. Ground line y = 0. */
import type { Charter, Commons } from '@/engine/model/vocabulary';
import { emblemPath, emblemRing } from '../art/emblems';
import { seeded } from '../art/geometry';
import { ICONS, type IconName } from '../art/icons';
import { circle, ellipse, fill, path, place, rect, stroke, type Picture, type Shape } from '../art/shape';
import { SHADOW } from './building';
import { FAMILIES } from './families';
import { roof } from './roofs';
import { door, flag, wall, window } from './walls';

const PLAIN = FAMILIES.commons;
const thin = { stroke: '$outline', width: 1.1 };
const small = (name: IconName, x: number, y: number, size: number): Shape =>
  place(ICONS[name], x, y, { scale: size / 24 });

const zeppelin: Picture = [
  SHADOW,
  stroke('M-8,0L-2.6,-30L2.6,-30L8,0', '$outline', 3.6),
  stroke('M-8,0L-2.6,-30L2.6,-30L8,0', '~#B97F45', 1.8),
  stroke('M-6.8,-7L5.6,-13M6.8,-7L-5.6,-13M-5.2,-16L4,-22M5.2,-16L-4,-22', '~#8B5A2E', 1.4),
  rect(-6, -33.4, 12, 4, 1, '~#C9613F', thin),
  ...flag(0, -33, '~#F2C14A'),
  ...wall(PLAIN, { x: 7, w: 14, h: 8, seed: 3 }),
  ...roof(PLAIN, { x: 7, w: 14, y: -8, seed: 4, tone: 1, steep: 0.8 }),
  ...door(PLAIN, 14, 5.6),
  small('plan', -15.5, -6.5, 12),
];

const charterstone: Picture = [
  SHADOW,
  path('M-17,0Q-17,-5 -10,-5L10,-5Q17,-5 17,0Z', '~#B7A789', { width: 1.1 }),
  path('M-11,-5C-13,-20 -10,-33 -4,-37C2,-40 9,-34 10.4,-26C12,-18 11,-10 11,-5Z', '~#A9A39C', { width: 1.3 }),
  stroke('M-8,-8C-9,-20 -7,-30 -3,-34', '~#CFC9C0', 2),
  place(emblemRing(7, 2.1), 0.4, -21),
  circle(0.4, -21, 2.4, '#FFE08A', { width: 0.9 }),
];

const CROWD = ['~#B23A2A', '~#74478A', '~#46752F', '~#E0A81E', '~#2B6291', '~#F0C9A0'];
function crowd(): Shape[] {
  const random = seeded(4);
  const heads: Shape[] = [];
  for (let row = 0; row < 3; row++) {
    for (let k = 0; k < 5 - row; k++) {
      const colour = CROWD[Math.floor(random() * CROWD.length)] ?? '~#F0C9A0';
      heads.push(circle(-13 + row * 3 + k * 6.4 + random() - 0.5, -7.2 - row * 6, 1.7, colour, { width: 0.7 }));
    }
  }
  return heads;
}
const bunting: readonly (readonly [number, number, string])[] = [
  [-11, -32.4, '~#F2C14A'],
  [-5, -30.2, '~#46752F'],
  [1, -30.2, '~#E5812B'],
  [6.6, -32, '~#74478A'],
];
const grandstand: Picture = [
  SHADOW,
  ...[0, 1, 2, 3].map((i) =>
    path(
      `M${-21 + i * 2},${-i * 6}L${21 - i * 2},${-i * 6}L${20 - i * 2},${-i * 6 - 6}L${-20 + i * 2},${-i * 6 - 6}Z`,
      i % 2 === 0 ? '~#C98F56' : '~#D9A76E',
      { width: 1 },
    ),
  ),
  ...crowd(),
  ...flag(-15, -24, '~#B23A2A', 13),
  ...flag(13, -24, '~#2B6291', 13),
  stroke('M-15,-34Q0,-25 13,-34', '$outline', 0.9),
  ...bunting.map(([x, y, colour]) => path(`M${x},${y}l2.2,4.2l2.2,-4Z`, colour, { width: 0.7 })),
];

const treasury: Picture = [
  SHADOW,
  rect(-20, -4, 40, 4, 0.6, '~#DCCFB2', thin),
  rect(-17.5, -22, 35, 18, 0, '~#F4E9CF', thin),
  ...[-15, -7.5, 4.5, 12].map((x) => rect(x, -22, 3.4, 18, 0.6, '~#FFFDF2', { stroke: '$outline', width: 1 })),
  path('M-21,-22L0,-35L21,-22Z', '~#E0A63A', { width: 1.2 }),
  small('coin', 0, -26.6, 8.6),
  rect(-2.6, -14, 5.2, 10, 1, '~#6B5642', { stroke: '$outline', width: 1 }),
  circle(0, -9, 1.5, '#F3BA35', { width: 0.8 }),
];

const stall = (x: number, stripe: string): Picture => [
  rect(x + 1.5, -10, 17, 10, 0, '~#C98F56', thin),
  stroke(`M${x + 2},-10l0,-10M${x + 18},-10l0,-10`, '$outline', 1.6),
  ...[0, 1, 2, 3, 4].map((k) =>
    path(`M${x + k * 4},-27l4,0l0,8.6q-2,3.4 -4,0Z`, k % 2 === 0 ? stripe : '~#FFF5DC', { width: 0.9 }),
  ),
];
const market: Picture = [
  SHADOW,
  ...stall(-21, '~#C0443A'),
  ...stall(1, '~#3C7F79'),
  small('pumpkin', -15, -12.4, 7.5),
  small('clay', -7.6, -12.6, 7.5),
  small('grain', 7, -13, 8),
  small('wood', 14.6, -12.4, 7.5),
  small('card', -11, -4.6, 7.4),
  small('card', 11, -4.6, 7.4),
];

const cloudPort: Picture = [
  path(
    'M-22,-3C-26,-9 -18,-13 -14,-10C-12,-15 -3,-15 -1,-10.6C3,-15 12,-14 13,-9.6C20,-12 25,-6 20,-2C16,2 10,1 7,0C2,3 -4,2 -7,0C-12,3 -19,2 -22,-3Z',
    '$cloud',
    { width: 1.2 },
  ),
  path('M-17,-11L17,-11L15,-15L-15,-15Z', '~#C98F56', { width: 1.1 }),
  rect(-4, -31, 8, 16, 0.4, '~#F4E9CF', thin),
  path('M-6,-31L0,-39L6,-31Z', '~#3C7F79', { width: 1.1 }),
  ...window(PLAIN, 0, -25),
  stroke('M4,-27L14,-27L14,-21', '$outline', 1.4),
  small('crate', 14, -18, 7.4),
  small('crate', -9.6, -18.4, 7),
  ...flag(0, -38.6, '~#F2C14A', 7),
];

export const COMMONS_PICTURES: Readonly<Record<Commons, Picture>> = {
  zeppelin,
  charterstone,
  grandstand,
  treasury,
  market,
  cloudPort,
};

const HULL = 'M-64,1C-56,-24 20,-34 66,0C20,32 -56,26 -64,1Z';
const PATCHES: readonly (readonly [number, number, Charter])[] = [
  [-48, -4, 'red'],
  [-27, -8, 'purple'],
  [-24, 8, 'green'],
  [4, -9, 'yellow'],
  [8, 8, 'black'],
  [38, -4, 'blue'],
];
/** The airship, 140 units long; its nose is at -64, 1. */
export const airship: Picture = [
  path('M50,-6L72,-20L70,-2Z', '~#C0443A', { width: 1.4 }),
  path('M50,8L71,20L69,4Z', '~#C0443A', { width: 1.4 }),
  fill(HULL, '~#F3DFB0'),
  fill('M-64,1C-56,26 20,32 66,0C30,18 -40,18 -64,1Z', '~#E2C589'),
  stroke(
    'M-38,-17.2C-46,-8 -46,10 -38,18.4M-8,-22.6C-14,-10 -14,12 -8,22.6M24,-19C20,-8 20,10 24,18.6',
    '~#B08A4B',
    1.3,
  ),
  ...PATCHES.map(([x, y, charter]) => place([path(emblemPath(charter, 5), `$${charter}`, { width: 1 })], x, y)),
  path(HULL, 'none', { width: 1.7 }),
  stroke('M66,0L74,0', '$outline', 2),
  stroke('M-20,23L-16,31M14,23L10,31', '$outline', 1.2),
  path('M-22,30L16,30L12,39L-18,39Z', '~#9B5E3A', { width: 1.4 }),
  ...[0, 1, 2].map((i) => rect(-15 + i * 9, 32, 4.6, 3.8, 0.8, '$window', { stroke: '$outline', width: 0.9 })),
  stroke('M16,34L22,34', '$outline', 1.6),
  ellipse(23, 34, 1.6, 6, '~#DCCFB2', { stroke: '$outline', width: 1 }),
];
