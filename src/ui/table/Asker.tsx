import { View } from 'react-native';
import type { Prompt } from '@/engine';
import { CHARTERS } from '@/engine/model/vocabulary';
import { Worker } from '../art/Marks';
import { useTheme } from '../kit/useTheme';

/** The face of whoever must decide. */
export function Asker({ prompt, size }: { readonly prompt: Prompt | null; readonly size: number }) {
  const theme = useTheme();
  if (prompt === null) return null;
  const charter = CHARTERS[prompt.seat];
  return (
    <View
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        borderWidth: 2.5,
        borderColor: theme.glow,
        backgroundColor: theme.charters[charter].tint,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Worker charter={charter} big size={size * 0.8} />
    </View>
  );
}
