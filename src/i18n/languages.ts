/** The languages we speak, and which of them a device would like. */
import type { Lexicons } from '@/content/text';

export type Language = keyof Lexicons;
export const LANGUAGES = ['en', 'de', 'pl'] as const satisfies readonly Language[];
export const DEFAULT_LANGUAGE: Language = 'en';

/** The first of the device's languages that we speak. Takes expo-localization's `getLocales()` or `useLocales()`. */
export function deviceLanguage(locales: readonly { readonly languageCode: string | null }[]): Language {
  for (const { languageCode } of locales) {
    const spoken = LANGUAGES.find((language) => language === languageCode?.toLowerCase());
    if (spoken !== undefined) return spoken;
  }
  return DEFAULT_LANGUAGE;
}
