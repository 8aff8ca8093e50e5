import { View } from 'react-native';
import { LANGUAGES } from '@/i18n';
import { Button } from '../kit/Button';
import { SPACE } from '../kit/type';
import { useWords } from '@/i18n/react';
import { useSpeak } from '../kit/language';

/** Languages name themselves, so that one finds the way home from any of them. */
const OWN_NAMES = { en: 'English', de: 'Deutsch', pl: 'Polski' } as const;

export function LanguageSwitch() {
  const { language, t } = useWords();
  const speak = useSpeak();
  return (
    <View
      role="radiogroup"
      aria-label={t('settings.language')}
      style={{ flexDirection: 'row', gap: SPACE.s, justifyContent: 'center' }}
    >
      {LANGUAGES.map((each) => (
        <Button
          key={each}
          label={OWN_NAMES[each]}
          selected={each === language}
          size="small"
          onPress={() => speak(each)}
          look={each === language ? 'gold' : 'paper'}
        />
      ))}
    </View>
  );
}
