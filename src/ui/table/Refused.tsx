import { View } from 'react-native';
import { describeRefusal } from '@/i18n';
import { useWords } from '@/i18n/react';
import { useAppSelector } from '@/store';
import { Text } from '../kit/Text';
import { SPACE } from '../kit/type';
import { useTheme } from '../kit/useTheme';

/** Why the last command was refused, until the next one. */
export function Refused() {
  const theme = useTheme();
  const words = useWords();
  const reason = useAppSelector((root) => root.session.refused);
  if (reason === null) return null;
  return (
    <View accessible role="alert" style={{ backgroundColor: theme.paper, padding: SPACE.s }}>
      <Text colour={theme.warn} weight="bold" align="center">
        {describeRefusal(words, reason)}
      </Text>
    </View>
  );
}
