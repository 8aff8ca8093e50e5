/** Which language is spoken: the device's, until somebody chooses another. */
import { useLocales } from 'expo-localization';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { lexicons } from '@/content/text';
import { deviceLanguage, type Language } from '@/i18n';
import { WordsProvider } from '@/i18n/react';

const SpeakContext = createContext<(language: Language) => void>(() => undefined);

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const device = deviceLanguage(useLocales());
  const [chosen, speak] = useState<Language | null>(null);
  return (
    <SpeakContext.Provider value={speak}>
      <WordsProvider language={chosen ?? device} lexicons={lexicons}>
        {children}
      </WordsProvider>
    </SpeakContext.Provider>
  );
}

/** Changes the language. */
export const useSpeak = (): ((language: Language) => void) => useContext(SpeakContext);
