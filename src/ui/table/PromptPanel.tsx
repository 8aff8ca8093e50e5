import { View } from 'react-native';
import { Sheet } from '../kit/Sheet';
import { SPACE } from '../kit/type';
import { asksBesideBoard, PromptControl } from '../prompts/PromptControl';
import { Others } from './Others';
import type { Choice } from './useChoice';

interface Props {
  readonly choice: Choice;
  readonly most: number;
  /** A phone has no bar for declining, so the sheet has its button. */
  readonly withOthers?: boolean;
}

/** What is asked besides the board rises from below, over the mats. */
export function PromptPanel({ choice, most, withOthers = false }: Props) {
  const { prompt, legal, chosen, choose } = choice;
  if (prompt === null || !asksBesideBoard(prompt.ask)) return null;
  return (
    <Sheet most={most} fitted={!withOthers}>
      <PromptControl prompt={prompt} legal={legal} chosen={chosen} choose={choose} />
      {withOthers && prompt.mayDecline && chosen === null && (
        <View style={{ alignItems: 'center', paddingTop: SPACE.xs }}>
          <Others choice={choice} />
        </View>
      )}
    </Sheet>
  );
}
