/** A policy's own generator, apart from the game's: the same seed makes the same choices. */
import { draw } from '@/engine';

export function createChance(seed: number): (sides: number) => number {
  let state = seed | 0;
  return (sides) => {
    const drawn = draw(state, sides);
    state = drawn.state;
    return drawn.value;
  };
}
