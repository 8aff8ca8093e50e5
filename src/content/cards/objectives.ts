/** RULES F2: objective cards. 218 is ours: a good name, two tokens on the reputation track. */
import type { ObjectiveCard } from '@/engine/model/card';
import type { Condition, Countable } from '@/engine/model/effect';
import { card } from '@/engine/model/vocabulary';

const objective = (no: number, condition: Condition): ObjectiveCard => ({ no: card(no), kind: 'objective', condition });
const atLeast = (n: number, what: Countable): Condition => ({ atLeast: [what, n] });

export const startObjectives: readonly ObjectiveCard[] = [
  objective(214, atLeast(3, { of: 'quota' })),
  objective(215, atLeast(6, { of: 'token', what: 'coin' })),
  objective(216, atLeast(2, { of: 'cards', kind: 'assistant' })),
  objective(217, atLeast(6, { of: 'resourceKinds' })),
  objective(218, atLeast(2, { of: 'reputation' })),
];

/** From crates 7, 8 and 40. */
export const laterObjectives: readonly ObjectiveCard[] = [
  objective(220, atLeast(3, { of: 'objectivesScored' })),
  objective(221, { atMost: [{ of: 'token', what: 'influence' }, 3] }),
  objective(222, atLeast(4, { of: 'cardKinds' })),
  objective(228, atLeast(3, { of: 'minionsOnBoard' })),
  objective(310, atLeast(3, { of: 'minionKinds' })),
];
