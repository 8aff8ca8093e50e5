/** Why the engine refused a command. */
import type { Words } from '../createWords';

/** The engine's `Refusal`, word for word; the test compares the two. */
export type SpokenRefusal = 'malformed' | 'gameOver' | 'notYourDecision' | 'notLegal';

/** 'That is not allowed now.' */
export const describeRefusal = ({ t }: Words, reason: SpokenRefusal): string => t(`error.${reason}`);
