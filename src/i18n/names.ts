/** What cards, tokens, charters and places are called. */
import type { CardKind, CardNo, Minion, QuotaKind, Seat, SpaceId, Token } from '@/engine';
import type { Words } from './createWords';

/** What the words may know of the table they are spoken at. Whatever is left out has a fallback. */
export interface Table {
  /** Who sits there; else the district's name. */
  readonly player?: (seat: Seat) => string;
  /** What the players call their district; else our name for it. */
  readonly district?: (seat: Seat) => string;
  /** The building on a space, NO_CARD for none; else the plot is named instead. */
  readonly buildingAt?: (space: SpaceId) => CardNo;
}
export const NO_TABLE: Table = {};

/** A constructed building card has its building's name, marked as what it is. */
export function cardName(words: Words, no: CardNo): string {
  const known = words.lexicon.cards[no];
  if (known === undefined) return words.t('card.unknown', { no });
  return known.constructed ? words.t('card.constructed', { name: known.name }) : known.name;
}

/** The building's own name, also where the card is the one left over from it. */
export const buildingName = (words: Words, no: CardNo): string =>
  words.lexicon.cards[no]?.name ?? words.t('card.unknown', { no });

/** The flavour of a building, item or guest, what an assistant or friend does, what an objective asks for; '' where there is nothing to say. */
export const cardLine = (words: Words, no: CardNo): string => words.lexicon.cards[no]?.line ?? '';

export const cardKindName = (words: Words, kind: CardKind | 'any'): string => words.t(`cardKindName.${kind}`);

/** For a label: 'Coin'. */
export const tokenName = (words: Words, token: Token): string => words.t(`tokenName.${token}`);

/** For a sentence: '2 coins', in the accusative. */
export const tokenCount = (words: Words, token: Token, count: number): string => words.t(`token.${token}`, { count });

/** For a label: 'Cat'. */
export const minionName = (words: Words, minion: Minion): string => words.t(`minion.${minion}`);

/** For a sentence: '2 cats', in the accusative. */
export const minionCount = (words: Words, minion: Minion | 'any', count: number): string =>
  words.t(`figures.${minion}`, { count });

/** 'Income', or the rule's number where it has no title. */
export const ruleTitle = (words: Words, rule: number): string =>
  words.lexicon.rules[rule] ?? words.t('source.rule', { n: rule });

/** By colour: 'Red charter'. */
export function charterName(words: Words, seat: Seat): string {
  const charter = words.lexicon.charters[seat];
  return charter === undefined ? '' : words.t(`charter.${charter}`);
}

export const districtName = (words: Words, seat: Seat, table: Table = NO_TABLE): string =>
  table.district?.(seat) ?? words.lexicon.districts[seat] ?? charterName(words, seat);

export const playerName = (words: Words, seat: Seat, table: Table = NO_TABLE): string =>
  table.player?.(seat) ?? districtName(words, seat, table);

/** 'Emberhill 3', or the building's name in the Commons. */
export function plotName(words: Words, space: SpaceId, table: Table = NO_TABLE): string {
  const place = words.lexicon.spaces[space];
  if (place === undefined) return '';
  if ('commons' in place) return cardName(words, place.commons);
  return words.t('space.plot', { district: districtName(words, place.seat, table), n: place.plot });
}

/** The building that stands on the space, else the plot. */
export function spaceName(words: Words, space: SpaceId, table: Table = NO_TABLE): string {
  const building = buildingOn(words, space, table);
  return building === null ? plotName(words, space, table) : buildingName(words, building);
}

/** With its preposition: 'on the Zeppelin', 'on Emberhill 3'. */
export function whereName(words: Words, space: SpaceId, table: Table = NO_TABLE): string {
  const building = buildingOn(words, space, table);
  return building === null
    ? words.t('space.atPlot', { plot: plotName(words, space, table) })
    : words.t('space.atBuilding', { name: buildingName(words, building) });
}

function buildingOn(words: Words, space: SpaceId, table: Table): CardNo | null {
  const place = words.lexicon.spaces[space];
  if (place !== undefined && 'commons' in place) return place.commons;
  const no = table.buildingAt?.(space);
  return no === undefined || no === 0 ? null : no;
}

export const quotaRowName = (words: Words, kind: QuotaKind): string => words.t(`quota.${kind}`);

/** 'Coins, space 3'. */
export function quotaSpaceName(words: Words, quota: number): string {
  const place = words.lexicon.quota[quota];
  return place === undefined ? '' : words.t('quota.space', { row: quotaRowName(words, place.kind), n: place.column });
}
