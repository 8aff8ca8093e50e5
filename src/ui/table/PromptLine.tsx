import { View } from 'react-native';
import { describePromptWithSource } from '@/i18n';
import { useWords } from '@/i18n/react';
import type { Prompt } from '@/engine';
import { Text } from '../kit/Text';
import { SPACE } from '../kit/type';
import { useTheme } from '../kit/useTheme';
import { Asker } from './Asker';

/** What is asked, always in the same place under a phone's map. */
export function PromptLine({ prompt }: { readonly prompt: Prompt | null }) {
  const theme = useTheme();
  const words = useWords();
  return (
    <View
      style={{
        height: 40,
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
        paddingHorizontal: SPACE.s,
        backgroundColor: theme.bar,
        borderTopWidth: 2,
        borderColor: theme.outline,
      }}
    >
      <Asker prompt={prompt} size={34} />
      <Text
        size="small"
        weight="bold"
        colour={theme.bartext}
        numberOfLines={2}
        bounded
        style={{ flex: 1 }}
        aria-live="polite"
      >
        {prompt === null ? '' : describePromptWithSource(words, prompt)}
      </Text>
    </View>
  );
}
