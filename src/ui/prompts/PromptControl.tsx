import { CardPrompt } from './CardPrompt';
import { OptionPrompt } from './OptionPrompt';
import { PiecePrompt } from './PiecePrompt';
import type { PromptProps } from './promptProps';
import { QuotaPrompt } from './QuotaPrompt';

/** The control of a prompt; turns and spaces are chosen on the board itself. */
export function PromptControl(props: PromptProps) {
  switch (props.prompt.ask) {
    case 'token':
    case 'minion':
      return <PiecePrompt {...props} />;
    case 'card':
      return <CardPrompt {...props} />;
    case 'quota':
      return <QuotaPrompt {...props} />;
    case 'option':
      return <OptionPrompt {...props} />;
    case 'turn':
    case 'space':
      return null;
  }
}

export const asksBesideBoard = (ask: PromptProps['prompt']['ask']): boolean => ask !== 'turn' && ask !== 'space';
