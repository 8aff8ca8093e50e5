/**
 * The card text of one language, made ready to be looked up by number. It is plain data and handed to `createWords`, so
 * that src/i18n needs neither the box nor the engine (law 2: content is an argument).
 */
import { QUOTA_KINDS, type QuotaKind } from '@/engine/model/ruleset';
import {
  CHARTERS,
  COMMONS_START,
  PLOTS_PER_CHARTER,
  QUOTA_COLUMNS,
  SEATS,
  SPACE_COUNT,
  at,
  card,
  charterOf,
  constructedOf,
  space,
  type CardNo,
  type Charter,
  type Seat,
} from '@/engine/model/vocabulary';
import { commons } from '../cards/commons';
import type { CardText, CardTextShape } from './cardText';

export interface CardWords {
  readonly name: string;
  /** The flavour of a building, item or guest, what an assistant or friend does, what an objective asks for; '' for a persona. */
  readonly line: string;
  /** True for the card left over once the building stands (rule 10). */
  readonly constructed: boolean;
}

export type SpacePlace = { readonly seat: Seat; /** 1 to 6. */ readonly plot: number } | { readonly commons: CardNo };

export interface Lexicon {
  /** By card number, the numbers of constructed building cards included. */
  readonly cards: Readonly<Record<number, CardWords>>;
  /** Titles by the rule's number. */
  readonly rules: Readonly<Record<number, string>>;
  /** In seat order. */
  readonly districts: readonly string[];
  readonly charters: readonly Charter[];
  readonly seats: readonly Seat[];
  /** By space. */
  readonly spaces: readonly SpacePlace[];
  /** By quota space. */
  readonly quota: readonly { readonly kind: QuotaKind; /** 1 to 6. */ readonly column: number }[];
}

const spaces: readonly SpacePlace[] = Array.from({ length: SPACE_COUNT }, (_, id): SpacePlace => {
  const seat = SEATS.find((candidate) => candidate === charterOf(space(id)));
  return seat === undefined
    ? { commons: at(commons, id - COMMONS_START).no }
    : { seat, plot: (id % PLOTS_PER_CHARTER) + 1 };
});

const quota = QUOTA_KINDS.flatMap((kind) => Array.from({ length: QUOTA_COLUMNS }, (_, i) => ({ kind, column: i + 1 })));

export function lexiconOf(given: CardText): Lexicon {
  const text: CardTextShape = given;
  const cards: Record<number, CardWords> = {};
  const add = (no: number, name: string, line: string, constructed = false): void => {
    cards[no] = { name, line, constructed };
  };
  for (const [no, { name, flavour }] of Object.entries(text.commons)) add(Number(no), name, flavour);
  for (const [no, { name, flavour }] of Object.entries(text.buildings)) {
    add(Number(no), name, flavour);
    add(constructedOf(card(Number(no))), name, flavour, true);
  }
  for (const [no, { name, does }] of Object.entries(text.assistants)) add(Number(no), name, does);
  for (const [no, { name, flavour }] of Object.entries(text.items)) add(Number(no), name, flavour);
  for (const [no, { name, flavour }] of Object.entries(text.guests)) add(Number(no), name, flavour);
  for (const [no, { name, does }] of Object.entries(text.friends)) add(Number(no), name, does);
  for (const [no, { name, condition }] of Object.entries(text.objectives)) add(Number(no), name, condition);
  for (const [no, { name }] of Object.entries(text.personas)) add(Number(no), name, '');
  return { cards, rules: text.rules, districts: text.districts, charters: CHARTERS, seats: SEATS, spaces, quota };
}
