/** Why the engine refused a command. */
import type { Refusal } from '@/engine';
import type { Words } from '../createWords';

/** 'That is not allowed now.' */
export const describeRefusal = ({ t }: Words, reason: Refusal): string => t(`error.${reason}`);
