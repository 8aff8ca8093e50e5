import type { Command, Prompt } from '@/engine';

/** Every control of a prompt draws the commands it was given and picks one of those very objects. */
export interface PromptProps {
  readonly prompt: Prompt;
  readonly legal: readonly Command[];
  readonly chosen: Command | null;
  readonly choose: (command: Command) => void;
}
