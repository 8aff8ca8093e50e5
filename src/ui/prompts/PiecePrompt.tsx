import { View } from 'react-native';
import type { Command } from '@/engine';
import type { Minion, Resource } from '@/engine/model/vocabulary';
import { describeCommand } from '@/i18n';
import { useWords } from '@/i18n/react';
import { Icon } from '../art/Icon';
import { Button } from '../kit/Button';
import { SPACE } from '../kit/type';
import type { PromptProps } from './promptProps';

const pieceOf = (command: Command): Resource | Minion | null =>
  command.type === 'pickToken' ? command.token : command.type === 'pickMinion' ? command.minion : null;

/** One piece to pay or to gain: a resource or a minion. */
export function PiecePrompt({ prompt, legal, chosen, choose }: PromptProps) {
  const words = useWords();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, justifyContent: 'center' }}>
      {legal.map((command) => {
        const piece = pieceOf(command);
        return piece === null ? null : (
          <Button
            key={piece}
            label={describeCommand(words, command, prompt)}
            picture={<Icon name={piece} size={28} />}
            selected={command === chosen}
            look={command === chosen ? 'gold' : 'paper'}
            onPress={() => choose(command)}
            testID="choice"
          />
        );
      })}
    </View>
  );
}
