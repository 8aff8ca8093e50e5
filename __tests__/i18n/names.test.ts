// What cards, charters, places and tokens are called.
import { lexicons } from '@/content/text';
import { NO_CARD, SPACE_COUNT, card, commonsSpace, constructedOf, plotOf, space } from '@/engine';
import {
  buildingName,
  cardKindName,
  cardLine,
  cardName,
  charterName,
  createWords,
  districtName,
  LANGUAGES,
  playerName,
  plotName,
  quotaRowName,
  quotaSpaceName,
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
