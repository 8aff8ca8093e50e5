import { View } from 'react-native';
import { describeCommand } from '@/i18n';
import { useWords } from '@/i18n/react';
import { Icon } from '../art/Icon';
import { Button } from '../kit/Button';
import { SPACE } from '../kit/type';
import type { PromptProps } from './promptProps';

/** One minion to pay or to gain. */
export function MinionPrompt({ prompt, legal, chosen, choose }: PromptProps) {
  const words = useWords();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, justifyContent: 'center' }}>
      {legal.map((command) =>
        command.type === 'pickMinion' ? (
          <Button
            key={command.minion}
            label={describeCommand(words, command, prompt)}
            picture={<Icon name={command.minion} size={28} />}
            selected={command === chosen}
            look={command === chosen ? 'gold' : 'paper'}
            onPress={() => choose(command)}
            testID="choice"
          />
        ) : null,
      )}
    </View>
  );
}
