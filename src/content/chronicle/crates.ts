/** RULES E: what each numbered crate holds, as far as the first two steps of the chains reach. */
import type { CrateDef } from '@/engine/model/card';
import { card, type Minion } from '@/engine/model/vocabulary';
import { friends } from '../cards/friends';
import { guests } from '../cards/guests';
import { items } from '../cards/items';

interface Unlocks {
  readonly rules?: readonly number[];
  readonly minion?: Minion;
  readonly advancement?: readonly { readonly no: CrateDef['persona'] }[];
  readonly objectives?: readonly number[];
}

const crate = (no: number, buildings: readonly number[], persona: number, unlocks: Unlocks = {}): CrateDef => ({
  no,
  buildings: buildings.map(card),
  persona: card(persona),
  rules: unlocks.rules ?? [],
  minion: unlocks.minion ?? null,
  advancement: (unlocks.advancement ?? []).map((def) => def.no),
  objectives: (unlocks.objectives ?? []).map(card),
});

export const crates: readonly CrateDef[] = [
  crate(1, [22, 23], 219),
  crate(2, [43, 44], 233),
  crate(3, [58, 59], 258),
  crate(4, [73, 74], 280),
  crate(5, [88, 89], 303),
  crate(6, [109, 110], 314),
  crate(7, [25], 223, { objectives: [220, 221, 222] }),
  crate(8, [35], 229, { rules: [16], minion: 'cat', objectives: [228] }),
  crate(15, [45], 235, { rules: [16], minion: 'ghost' }),
  crate(16, [52], 255),
  crate(23, [61], 271, { rules: [12], advancement: items }),
  crate(24, [67], 276, { rules: [18] }),
  crate(31, [76], 293, { rules: [11], advancement: guests }),
  crate(32, [82], 298, { rules: [16], minion: 'golem' }),
  crate(39, [91], 304),
  crate(40, [103], 311, { rules: [16], minion: 'robot', objectives: [310] }),
  crate(47, [112], 327, { rules: [13], advancement: friends }),
  crate(48, [118], 333, { rules: [16], minion: 'chef' }),
];
