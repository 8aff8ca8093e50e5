import { CardPrompt } from './CardPrompt';
import { MinionPrompt } from './MinionPrompt';
import { OptionPrompt } from './OptionPrompt';
import type { PromptProps } from './promptProps';
import { QuotaPrompt } from './QuotaPrompt';
import { TokenPrompt } from './TokenPrompt';

/** The control of a prompt; turns and spaces are chosen on the board itself. */
export function PromptControl(props: PromptProps) {
  switch (props.prompt.ask) {
    case 'token':
      return <TokenPrompt {...props} />;
    case 'card':
      return <CardPrompt {...props} />;
    case 'quota':
      return <QuotaPrompt {...props} />;
    case 'minion':
      return <MinionPrompt {...props} />;
    case 'option':
      return <OptionPrompt {...props} />;
    case 'turn':
    case 'space':
      return null;
  }
}

export const asksBesideBoard = (ask: PromptProps['prompt']['ask']): boolean => ask !== 'turn' && ask !== 'space';
