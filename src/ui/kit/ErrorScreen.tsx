import { View } from 'react-native';
import { useWords } from '@/i18n/react';
import { Button } from './Button';
import { Text } from './Text';
import { SPACE } from './type';
import { useTheme } from './useTheme';

/** Something broke: said in the player's language, with a way on. */
export function ErrorScreen({ onRetry }: { readonly onRetry: () => void }) {
  const theme = useTheme();
  const { t } = useWords();
  return (
    <View
      style={{
        flex: 1,
        alignItems: 'center',
        justifyContent: 'center',
        gap: SPACE.l,
        padding: SPACE.xl,
        backgroundColor: theme.paper2,
      }}
    >
      <Text role="heading" aria-level={1} size="sheet" weight="heavy" align="center">
        {t('error.title')}
      </Text>
      <Button label={t('error.retry')} look="gold" onPress={onRetry} />
    </View>
  );
}
