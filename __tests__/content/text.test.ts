// Every card in the box has a name in every language, and no language has words for a card that is not in it.
import { content } from '@/content';
import { cardTexts, lexicons, type CardTextShape } from '@/content/text';
import { SEATS, constructedOf } from '@/engine';
import type { ListedCard } from '@/engine/model/card';

const languages = ['en', 'de', 'pl'] as const;
type Language = (typeof languages)[number];

const sections = {
  commons: 'commons',
  building: 'buildings',
  assistant: 'assistants',
  objective: 'objectives',
  persona: 'personas',
  item: 'items',
  guest: 'guests',
  friend: 'friends',
} as const satisfies Record<ListedCard['kind'], keyof CardTextShape>;

const textOf = (language: Language): CardTextShape => cardTexts[language];
const named = (language: Language): [number, string][] =>
  Object.values(sections).flatMap((section) =>
    Object.entries(textOf(language)[section]).map(([no, { name }]): [number, string] => [Number(no), name]),
  );

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Printed terms that are the same word in two of our languages. */
const PROPER_NOUNS = ['Zeppelin', 'Charterstone'];

describe.each(languages)('card text in %s', (language) => {
  it('names every card of the box under its kind, and no other', () => {
    for (const [kind, section] of Object.entries(sections)) {
      const inBox = content.cards.filter((def) => def.kind === kind).map((def) => def.no);
      expect(Object.keys(textOf(language)[section]).map(Number)).toEqual([...inBox].sort((a, b) => a - b));
    }
  });

  it('gives no two cards or districts one name', () => {
    const names = [...named(language).map(([, name]) => name), ...textOf(language).districts];
    expect(new Set(names).size).toBe(names.length);
  });

  it('gives every rule that a crate unlocks a title', () => {
    const unlocked = content.chronicle.map(({ rule }) => rule);
    expect(Object.keys(textOf(language).rules).map(Number)).toEqual([...unlocked].sort((a, b) => a - b));
    expect(lexicons[language].rules).toEqual(textOf(language).rules);
  });

  it('says of every friend which charter is theirs, and one sentence for each', () => {
    const does = content.cards.flatMap((def) =>
      def.kind === 'friend' ? [lexicons[language].cards[def.no]?.line] : [],
    );
    expect(new Set(does).size).toBe(2 * SEATS.length);
  });

  it('leaves nothing empty, untrimmed or spaced twice', () => {
    for (const text of stringsIn(textOf(language))) {
      expect(text).toBe(text.trim());
      expect(text).toMatch(/^\S+( \S+)*$/);
    }
  });

  it('keeps names short enough for a tile', () => {
    for (const [, name] of named(language)) expect(name.length).toBeLessThanOrEqual(28);
    for (const name of textOf(language).districts) expect(name.length).toBeLessThanOrEqual(16);
  });

  it('ends every sentence, and makes it one sentence', () => {
    const { commons, buildings, items, guests, assistants, friends, objectives } = textOf(language);
    const lines = [
      ...Object.values({ ...commons, ...buildings, ...items, ...guests }).map(({ flavour }) => flavour),
      ...Object.values({ ...assistants, ...friends }).map(({ does }) => does),
      ...Object.values(objectives).map(({ condition }) => condition),
    ];
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) expect(line).toMatch(/^[^.!?]+\.$/);
  });

  it('makes a lexicon that knows constructed building cards too', () => {
    const { cards, districts } = lexicons[language];
    for (const def of content.cards) {
      expect(cards[def.no]?.constructed).toBe(false);
      if (def.kind !== 'building') continue;
      expect(cards[constructedOf(def.no)]).toMatchObject({ name: cards[def.no]?.name, constructed: true });
    }
    expect(districts).toHaveLength(SEATS.length);
  });
});

describe.each(['de', 'pl'] as const)('card text in %s', (language) => {
  it('is translated, except for proper nouns', () => {
    const english = new Set(stringsIn(cardTexts.en));
    const same = stringsIn(cardTexts[language]).filter((text) => english.has(text));
    expect(same.filter((text) => !PROPER_NOUNS.includes(text))).toEqual([]);
  });
});
