// The words themselves: the same keys and values in every language, the right plural forms, and which language a device gets.
import { cardTexts, lexicons, type CardText } from '@/content/text';
import { createWords, deviceLanguage, LANGUAGES } from '@/i18n';
import type { FourForms, TwoForms } from '@/i18n/typedWords';
import { de } from '@/i18n/words/de';
import { en } from '@/i18n/words/en';
import { pl } from '@/i18n/words/pl';

type Flat = Record<string, string>;

function flatten(value: unknown, path = ''): Flat {
  if (typeof value === 'string') return { [path]: value };
  return Object.assign(
    {},
    ...Object.entries(value as object).map(([key, v]) => flatten(v, path ? `${path}.${key}` : key)),
  );
}
const all = { en: flatten(en), de: flatten(de), pl: flatten(pl) };
const baseOf = (key: string): string => key.replace(/_(one|few|many|other)$/, '');
const valuesIn = (text: string | undefined): string[] =>
  [...(text ?? '').matchAll(/{{(\w+)}}/g)].map((match) => match[1] ?? '').sort();

describe.each(LANGUAGES)('words in %s', (language) => {
  const words = all[language];

  it('has every key and asks for the same values as English', () => {
    expect(new Set(Object.keys(words).map(baseOf))).toEqual(new Set(Object.keys(all.en).map(baseOf)));
    for (const [key, text] of Object.entries(words)) {
      const english = all.en[key] ?? all.en[`${baseOf(key)}_other`];
      const known = valuesIn(english);
      // "Once" may say its number in words, and two winners need no number at all.
      const owed = (values: string[]): string[] => values.filter((name) => name !== 'count');
      expect([key, owed(valuesIn(text))]).toEqual([key, owed(known)]);
    }
  });

  it('has exactly the plural forms of its grammar', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.slice().sort();
    const plural = new Set(
      Object.keys(words)
        .filter((key) => key.endsWith('_other'))
        .map(baseOf),
    );
    for (const base of plural) {
      const present = Object.keys(words).filter((key) => baseOf(key) === base);
      expect(present.sort()).toEqual(forms.map((form) => `${base}_${form}`));
    }
  });

  it('is never empty', () => {
    for (const [key, text] of Object.entries(words)) expect([key, text.trim()]).not.toEqual([key, '']);
  });

  it('keeps what stands on buttons short', () => {
    const buttons = ['home.newGame', 'home.continue', 'home.start', 'table.undo', 'table.redo', 'table.confirm'];
    const wide = ['table.cancel', 'table.decline', 'table.placeWorker', 'table.retrieveWorkers', 'end.playAgain'];
    for (const key of [...buttons, ...wide]) expect((words[key] ?? '').length).toBeLessThanOrEqual(20);
    expect((words['table.takeInParts'] ?? '').length).toBeLessThanOrEqual(22);
  });

  it('calls itself by its own name, and says of what it is a fan work', () => {
    expect(words['settings.languageName']).toBe({ en: 'English', de: 'Deutsch', pl: 'Polski' }[language]);
    expect(words['app.notice']).toContain('Charterstone');
  });
});

describe('plurals', () => {
  const say = (
    language: (typeof LANGUAGES)[number],
    token: 'coin' | 'clay' | 'pumpkin',
    counts: number[],
  ): string[] => {
    const { t } = createWords(language, lexicons);
    return counts.map((count) => t(`token.${token}`, { count }));
  };

  it('counts in English and German', () => {
    expect(say('en', 'coin', [0, 1, 2])).toEqual(['0 coins', '1 coin', '2 coins']);
    expect(say('de', 'coin', [0, 1, 2])).toEqual(['0 Münzen', '1 Münze', '2 Münzen']);
    expect(say('de', 'pumpkin', [1, 2])).toEqual(['1 Kürbis', '2 Kürbisse']);
  });

  it('counts in Polish, the teens included', () => {
    expect(say('pl', 'coin', [0, 1, 2, 4, 5, 12, 22, 25])).toEqual([
      '0 monet',
      '1 monetę',
      '2 monety',
      '4 monety',
      '5 monet',
      '12 monet',
      '22 monety',
      '25 monet',
    ]);
    expect(say('pl', 'clay', [1, 2, 5])).toEqual(['1 glinę', '2 gliny', '5 gliny']);
    expect(say('pl', 'pumpkin', [1, 3, 5])).toEqual(['1 dynię', '3 dynie', '5 dyń']);
  });

  it('counts where the engine of the phone knows no plural rules', () => {
    const known = Object.getOwnPropertyDescriptor(Intl, 'PluralRules');
    try {
      Object.defineProperty(Intl, 'PluralRules', { value: undefined, configurable: true, writable: true });
      jest.isolateModules(() => {
        const fresh = jest.requireActual<typeof import('@/i18n')>('@/i18n');
        expect(Intl.PluralRules).toHaveProperty('polyfill', true);
        const { t } = fresh.createWords('pl', lexicons);
        expect([1, 2, 5].map((count) => t('token.coin', { count }))).toEqual(['1 monetę', '2 monety', '5 monet']);
      });
    } finally {
      if (known) Object.defineProperty(Intl, 'PluralRules', known);
    }
  });
});

describe('typed words', () => {
  it('refuse unknown keys and missing values', () => {
    const { t } = createWords('en', lexicons);
    expect(t('table.game', { n: 3 })).toBe('Game 3');
    // @ts-expect-error: no such key
    t('table.gmae');
    // @ts-expect-error: a value is missing
    t('table.game');
    // @ts-expect-error: a plural needs its count
    t('token.coin');
    // @ts-expect-error: a text without values takes none
    t('table.undo', { n: 1 });
  });

  it('refuse a language that lacks a key or a plural form', () => {
    const { coin_many: _many, ...polish } = pl.token;
    // @ts-expect-error: Polish owes a form for five coins
    const tokens: FourForms['token'] = polish;
    const { undo: _undo, ...german } = de.table;
    // @ts-expect-error: German owes a word for undo
    const table: TwoForms['table'] = german;
    const { 213: _treasurer, ...assistants } = cardTexts.de.assistants;
    // @ts-expect-error: German owes a name for an assistant
    const cards: CardText['assistants'] = assistants;
    expect([tokens, table, cards]).toHaveLength(3);
  });

  it('do not escape what players write', () => {
    const { t } = createWords('en', lexicons);
    expect(t('table.turnOf', { player: '<Zoë & "Ed">' })).toBe('<Zoë & "Ed">’s turn');
  });

  it('live side by side in several languages', () => {
    const german = createWords('de', lexicons);
    const polish = createWords('pl', lexicons);
    expect([german.t('table.undo'), polish.t('table.undo')]).toEqual(['Rückgängig', 'Cofnij']);
  });
});

describe('the language of the device', () => {
  const locales = (...codes: (string | null)[]) => codes.map((languageCode) => ({ languageCode }));

  it('is the first one that we speak', () => {
    expect(deviceLanguage(locales('fr', 'pl', 'de'))).toBe('pl');
    expect(deviceLanguage(locales('DE'))).toBe('de');
  });

  it('is English where we speak none', () => {
    expect(deviceLanguage(locales('fr', null))).toBe('en');
    expect(deviceLanguage([])).toBe('en');
  });
});
