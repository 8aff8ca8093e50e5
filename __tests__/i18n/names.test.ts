// What cards, charters, places and tokens are called.
import { lexicons } from '@/content/text';
import { MINIONS, NO_CARD, SPACE_COUNT, card, commonsSpace, constructedOf, plotOf, space } from '@/engine';
import {
  buildingName,
  cardKindName,
  cardLine,
  cardName,
  charterName,
  createWords,
  districtName,
  LANGUAGES,
  minionCount,
  minionName,
  playerName,
  plotName,
  quotaRowName,
  quotaSpaceName,
  ruleTitle,
  spaceName,
  tokenName,
  whereName,
} from '@/i18n';

const en = createWords('en', lexicons);
const de = createWords('de', lexicons);
const pl = createWords('pl', lexicons);

describe('cards', () => {
  it('are called by their printed number', () => {
    expect([en, de, pl].map((words) => cardName(words, card(211)))).toEqual(['Longshoreman', 'Schauermann', 'Doker']);
  });

  it('left over from a building say so', () => {
    const left = constructedOf(card(109));
    expect([en, de, pl].map((words) => cardName(words, left))).toEqual([
      'Bread Stall (constructed)',
      'Brotstand (leere Karte)',
      'Kram z chlebem (wzniesiony budynek)',
    ]);
    expect(buildingName(en, left)).toBe('Bread Stall');
  });

  it('of a later box have at least a number', () => {
    expect(cardName(de, card(499))).toBe('Karte 499');
  });

  it('have a line to read and a kind', () => {
    expect(cardLine(en, card(215))).toBe('Have at least 6 coins.');
    expect(cardLine(en, card(200))).toBe('');
    expect(cardKindName(pl, 'constructed')).toBe('Karta wzniesionego budynku');
  });
});

describe('places', () => {
  const table = {
    player: () => 'Anna',
    district: () => 'Annaville',
    buildingAt: (id: number) => (id === plotOf(3, 1) ? card(109) : NO_CARD),
  };

  it('are the building that stands there, else district and plot', () => {
    expect(spaceName(en, plotOf(3, 1), table)).toBe('Bread Stall');
    expect(spaceName(en, plotOf(3, 2), table)).toBe('Annaville 3');
    expect(plotName(en, plotOf(3, 1))).toBe('Barleyrow 2');
    expect(spaceName(pl, plotOf(0, 5))).toBe('Żarowa Góra 6');
    expect(spaceName(de, commonsSpace('cloudPort'))).toBe('Wolkenhafen');
  });

  it('take a preposition', () => {
    const zeppelin = commonsSpace('zeppelin');
    expect([en, de, pl].map((words) => whereName(words, zeppelin))).toEqual([
      'on the Zeppelin',
      'auf „Zeppelin“',
      'w budynku „Sterowiec”',
    ]);
    expect(whereName(pl, plotOf(1, 0))).toBe('na działce Dyniowo 1');
  });

  it.each(LANGUAGES)('all have a different name in %s', (language) => {
    const words = createWords(language, lexicons);
    const names = Array.from({ length: SPACE_COUNT }, (_, id) => spaceName(words, space(id)));
    expect(new Set(names).size).toBe(SPACE_COUNT);
  });

  it('on the quota track are row and column', () => {
    expect(quotaSpaceName(en, 8)).toBe('Coins, space 3');
    expect(quotaSpaceName(pl, 17)).toBe('Karty rozwoju, pole 6');
    expect(quotaRowName(de, 'resource')).toBe('Rohstoffe');
    expect(quotaSpaceName(pl, 18)).toBe('Pomocnicy, pole 1');
  });
});

describe('charters, players and tokens', () => {
  it('are called by colour, by district, or by who sits there', () => {
    expect(charterName(de, 4)).toBe('Schwarzer Charter');
    expect(districtName(de, 5)).toBe('Ambossbucht');
    expect(playerName(de, 5)).toBe('Ambossbucht');
    expect(playerName(de, 5, { player: () => 'Frida' })).toBe('Frida');
    expect(tokenName(pl, 'influence')).toBe('Znacznik wpływu');
  });
});

describe('minions', () => {
  it('have a label and count like tokens', () => {
    expect(MINIONS.map((minion) => minionName(de, minion))).toEqual([
      'Katze',
      'Geist',
      'Butler',
      'Golem',
      'Roboter',
      'Koch',
    ]);
    expect([1, 2, 5].map((n) => minionCount(en, 'cat', n))).toEqual(['1 cat', '2 cats', '5 cats']);
    expect([1, 2].map((n) => minionCount(de, 'chef', n))).toEqual(['1 Koch', '2 Köche']);
    expect([1, 2, 5].map((n) => minionCount(pl, 'cat', n))).toEqual(['1 kota', '2 koty', '5 kotów']);
    expect([1, 2, 5].map((n) => minionCount(pl, 'butler', n))).toEqual(['1 lokaja', '2 lokajów', '5 lokajów']);
    expect([1, 3].map((n) => minionCount(de, 'any', n))).toEqual(['1 beliebigen Gehilfen', '3 beliebige Gehilfen']);
  });
});

describe('rules', () => {
  it('have a title, or at least a number', () => {
    expect([en, de, pl].map((words) => ruleTitle(words, 24))).toEqual(['Income', 'Einkommen', 'Przychód']);
    expect(ruleTitle(en, 99)).toBe('rule 99');
  });
});
