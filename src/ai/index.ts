/** The policies by name. */
import { greedy } from './greedy';
import type { Policy } from './policy';
import { random } from './random';

export const policies: Readonly<Record<string, Policy>> = { random, greedy };
export { createChance } from './chance';
export type { Policy };
