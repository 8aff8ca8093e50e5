import { View } from 'react-native';
import { Sheet } from '../kit/Sheet';
import { SPACE } from '../kit/type';
import { asksBesideBoard, PromptControl } from '../prompts/PromptControl';
import type { Choice } from './useChoice';

/** What is asked besides the board rises from the bar, over the mats. */
export function PromptPanel({ choice, most }: { readonly choice: Choice; readonly most: number }) {
  const { prompt, legal, chosen, choose } = choice;
  if (prompt === null || !asksBesideBoard(prompt.ask)) return null;
  return (
    <View style={{ position: 'absolute', left: 0, right: 0, bottom: 0, paddingHorizontal: SPACE.l }}>
      <Sheet most={most}>
        <PromptControl prompt={prompt} legal={legal} chosen={chosen} choose={choose} />
      </Sheet>
    </View>
  );
}
