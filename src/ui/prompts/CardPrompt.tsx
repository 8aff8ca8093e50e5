import { View } from 'react-native';
import { SPACE } from '../kit/type';
import { CardFace } from '../mats/CardFace';
import { ObjectiveFace } from '../mats/ObjectiveFace';
import type { PromptProps } from './promptProps';

const WIDTH = 116;
const HEIGHT = 138;

/** A card to take, pay, build or open, or an objective to score. */
export function CardPrompt({ prompt, legal, chosen, choose }: PromptProps) {
  const Face = prompt.purpose === 'objective' ? ObjectiveFace : CardFace;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, justifyContent: 'center' }}>
      {legal.map((command) =>
        command.type === 'pickCard' ? (
          <Face
            key={command.card}
            no={command.card}
            width={WIDTH}
            height={HEIGHT}
            legal
            selected={command === chosen}
            onPress={() => choose(command)}
          />
        ) : null,
      )}
    </View>
  );
}
