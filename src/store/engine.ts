/** The one engine of the app: the rules with the box. */
import { content } from '@/content';
import { createEngine } from '@/engine';

export const engine = createEngine(content);
