/** RULES E: what each numbered crate holds, as far as game 1's chains reach. */
import type { CrateDef } from '@/engine/model/card';
import { card } from '@/engine/model/vocabulary';

const crate = (
  no: number,
  buildings: readonly number[],
  persona: number,
  objectives: readonly number[] = [],
): CrateDef => ({
  no,
  buildings: buildings.map(card),
  persona: card(persona),
  objectives: objectives.map(card),
});

export const crates: readonly CrateDef[] = [
  crate(1, [22, 23], 219),
  crate(2, [43, 44], 233),
  crate(3, [58, 59], 258),
  crate(4, [73, 74], 280),
  crate(5, [88, 89], 303),
  crate(6, [109, 110], 314),
  crate(7, [25], 223, [220, 221, 222]),
  crate(8, [35], 229),
  crate(15, [45], 235),
  crate(16, [52], 255),
  crate(23, [61], 271),
  crate(24, [67], 276),
  crate(31, [76], 293),
  crate(32, [82], 298),
  crate(39, [91], 304),
  crate(40, [103], 311),
  crate(47, [112], 327),
  crate(48, [118], 333),
];
