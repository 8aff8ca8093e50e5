import { View } from 'react-native';
import type { Command, Prompt } from '@/engine';
import { describeCommand } from '@/i18n';
import { useWords } from '@/i18n/react';
import { EffectGlyphs } from '../effects/EffectGlyphs';
import { costGlyphs, effectGlyphs, type Glyph } from '../effects/glyphs';
import { Button } from '../kit/Button';
import { SPACE } from '../kit/type';
import type { PromptProps } from './promptProps';

function optionGlyphs({ effect, costs }: Prompt, command: Command): Glyph[] {
  if (command.type !== 'pickOption') return [];
  const cost = costs[command.option];
  if (cost !== undefined) return costGlyphs(cost);
  if (effect === null) return [];
  const option = effect.op === 'oneOf' ? effect.options[command.option] : effect;
  return option === undefined ? [] : effectGlyphs(option);
}

/** A way to pay, a benefit among several, or a yes. Declining has its own button in the bar. */
export function OptionPrompt({ prompt, legal, chosen, choose }: PromptProps) {
  const words = useWords();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, justifyContent: 'center' }}>
      {legal.map((command) =>
        command.type === 'pickOption' ? (
          <Button
            key={command.option}
            label={describeCommand(words, command, prompt)}
            picture={<EffectGlyphs glyphs={optionGlyphs(prompt, command)} size={24} />}
            selected={command === chosen}
            look={command === chosen ? 'gold' : 'paper'}
            size="body"
            lines={3}
            onPress={() => choose(command)}
            testID="choice"
          />
        ) : null,
      )}
    </View>
  );
}
