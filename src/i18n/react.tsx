/** The words in React: one provider at the top, `useWords` wherever something is said. */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Lexicons } from '@/content/text';
import { createWords, type Words } from './createWords';
import type { Language } from './languages';

const WordsContext = createContext<Words | null>(null);

interface WordsProviderProps {
  readonly language: Language;
  /** `lexicons` of src/content/text. */
  readonly lexicons: Lexicons;
  readonly children: ReactNode;
}

export function WordsProvider({ language, lexicons, children }: WordsProviderProps) {
  const words = useMemo(() => createWords(language, lexicons), [language, lexicons]);
  return (
    <WordsContext.Provider value={words}>
      <I18nextProvider i18n={words.i18n}>{children}</I18nextProvider>
    </WordsContext.Provider>
  );
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('useWords needs a WordsProvider above it');
  return words;
}
