/** Who chooses: a policy picks one of the legal commands. It never sees more than a seat may see. */
import type { Command, Engine, EngineState } from '@/engine';

export interface Policy {
  readonly name: string;
  /** One of `legal`, which is never empty. `chance` is the policy's own generator: a number from 0 up to `sides`. */
  choose(engine: Engine, state: EngineState, legal: readonly Command[], chance: (sides: number) => number): Command;
}
