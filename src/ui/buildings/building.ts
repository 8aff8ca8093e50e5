/**
 * A building's picture is a function of its data, ground line y = 0, 48 by 46 units: the family gives walls and roof, the
 * step its mass, the first benefit the prop at its side; the card number seeds the wobble and says which way it faces.
 */
import type { Charter } from '@/engine/model/vocabulary';
import type { IconName } from '../art/icons';
import { ellipse, place, type Picture } from '../art/shape';
import { FAMILIES, type Family } from './families';
import { prop } from './props';
import { roof } from './roofs';
import { chimney, door, wall, window } from './walls';

export interface BuildingLook {
  readonly charter: Charter;
  /** The card's building value; 0 for a start building. */
  readonly value: number;
  readonly no: number;
  readonly gives: IconName;
}

/** A start building: a hut with its fire lit. */
const hut = (f: Family, seed: number): Picture => [
  ...chimney(f, -12, -16, 7, true),
  ...wall(f, { x: -18, w: 22, h: 10, seed }),
  ...roof(f, { x: -18, w: 22, y: -10, seed, tone: 0 }),
  ...door(f, -7),
  ...window(f, -13.5, -5.4),
];

const cottage = (f: Family, seed: number, tone: 0 | 1): Picture => [
  ...chimney(f, -10, -17, 6, false),
  ...wall(f, { x: -19, w: 25, h: 11, seed }),
  ...roof(f, { x: -19, w: 25, y: -11, seed, tone }),
  ...door(f, seed % 20 === 0 ? -10 : -4),
  ...window(f, 1.6, -5.8),
  ...window(f, -15, -5.8),
];

const house = (f: Family, seed: number, tone: 0 | 1): Picture => [
  ...chimney(f, 3, -18, 8, true),
  ...wall(f, { x: -6, w: 15, h: 9, seed: seed + 2 }),
  ...roof(f, { x: -6, w: 15, y: -9, seed: seed + 3, tone, steep: 0.8 }),
  ...wall(f, { x: -21, w: 18, h: 14, seed }),
  ...roof(f, { x: -21, w: 18, y: -14, seed, tone }),
  ...door(f, -12),
  ...window(f, -17.5, -9.6),
  ...window(f, 4.4, -5),
];

const villa = (f: Family, seed: number, tone: 0 | 1): Picture => [
  ...chimney(f, -15, -25, 7, true),
  ...wall(f, { x: -3, w: 14, h: 11, seed: seed + 2 }),
  ...roof(f, { x: -3, w: 14, y: -11, seed: seed + 3, tone: tone === 0 ? 1 : 0, steep: 0.9 }),
  ...wall(f, { x: -21, w: 19, h: 20, seed }),
  ...roof(f, { x: -21, w: 19, y: -20, seed, tone }),
  ...door(f, -11.5),
  ...window(f, -16.8, -14.4),
  ...window(f, -6.4, -14.4),
  ...window(f, 5.4, -5.4),
];

function mass(f: Family, value: number, seed: number, tone: 0 | 1): Picture {
  if (value === 0) return hut(f, seed);
  if (value <= 3) return cottage(f, seed, tone);
  if (value <= 6) return house(f, seed, tone);
  return villa(f, seed, tone);
}

export const SHADOW = ellipse(-1, 0.6, 24, 4, '$outline', { opacity: 0.16 });

export function buildingPicture({ charter, value, no, gives }: BuildingLook): Picture {
  // Every other card of a charter is the mirror image in the second roof tone.
  const mirrored = value > 0 && no % 2 === 0;
  const shapes = mass(FAMILIES[charter], value, no * 10, mirrored ? 1 : 0);
  return [SHADOW, place(shapes, 0, 0, { flip: mirrored }), ...prop(gives, mirrored ? -1 : 1)];
}
