/** One language's words, ready to be spoken: by the screens, by the text game in a terminal, and by tests. No React. */
// Some builds of Hermes have no Intl.PluralRules; this fills the gap before i18next looks for it.
import 'intl-pluralrules';
import { createInstance, type i18n } from 'i18next';
import type { Lexicon, Lexicons } from '@/content/text';
import type { Language } from './languages';
import type { Translate } from './typedWords';
import { de } from './words/de';
import { en } from './words/en';
import { pl } from './words/pl';

const words = { en, de, pl };

export interface Words {
  readonly language: Language;
  readonly t: Translate;
  /** The names of the box in this language. */
  readonly lexicon: Lexicon;
  /** The instance behind `t`, for react-i18next's provider. */
  readonly i18n: i18n;
}

/** Content is an argument: pass the `lexicons` of src/content/text. */
export function createWords(language: Language, lexicons: Lexicons): Words {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: words[language] } },
    initAsync: false,
    // React and the terminal escape for themselves, or need not.
    interpolation: { escapeValue: false },
  });
  const t: Translate = (key, ...values) => instance.t(key, { ...values[0] });
  return { language, t, lexicon: lexicons[language], i18n: instance };
}
