// What items, guests and friends do, from their data, in every language.
import { content } from '@/content';
import { lexicons } from '@/content/text';
import type { FriendCard, GuestCard, ItemCard } from '@/engine';
import { createWords, describeFriend, describeGuest, describeItem, LANGUAGES } from '@/i18n';

const cardsOf = <T>(kind: string): T[] => content.cards.filter((card) => card.kind === kind) as unknown as T[];
const en = createWords('en', lexicons);

test('an item says what is paid and what it gives', () => {
  const [first] = cardsOf<ItemCard>('item');
  expect(describeItem(en, first as ItemCard)).toBe('2 wood and 1 metal: Gain 5 VP');
});

test('a guest gives both with few players and one with many', () => {
  const [monk] = cardsOf<GuestCard>('guest');
  expect(describeGuest(en, monk as GuestCard, true)).not.toBe(describeGuest(en, monk as GuestCard, false));
  expect(describeGuest(en, monk as GuestCard, true)).toContain('pumpkin');
});

test('a friend names the district', () => {
  const [first] = cardsOf<FriendCard>('friend');
  expect(describeFriend(en, first as FriendCard)).toBe('When a building in Barleyrow gives you coins: 1 coin more');
});

test.each(LANGUAGES)('nothing is left unsaid in %s', (language) => {
  const words = createWords(language, lexicons);
  const said = [
    ...cardsOf<ItemCard>('item').map((card) => describeItem(words, card)),
    ...cardsOf<GuestCard>('guest').map((card) => describeGuest(words, card, true)),
    ...cardsOf<FriendCard>('friend').map((card) => describeFriend(words, card)),
  ];
  expect(said).toHaveLength(36);
  for (const line of said) expect(line).not.toMatch(/\{\{|undefined|\b[a-z]+\.[a-z]+\b/);
  expect(new Set(said).size).toBe(36);
});
