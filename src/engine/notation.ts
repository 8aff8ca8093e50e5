/**
 * One line of text for every command, and back: the same words in tests, logs, golden files and bug reports.
 *
 *     R place zeppelin · R place Y2 small · R place R3 cat · R minion cat · R retrieve · R parts · R use 259 · R token clay · R card 206 · R card c22
 *     R space R4 · R quota coin 3 · R option 1 · R decline
 *
 * Charters by their letter; plots by letter and L-number; `c22` is the constructed card of building 22.
 */
import type { Command } from './model/command';
import { QUOTA_KINDS } from './model/ruleset';
import {
  BIG,
  COMMONS,
  COMMONS_START,
  MINIONS,
  PLOTS_PER_CHARTER,
  QUOTA_COLUMNS,
  RESOURCES,
  SEATS,
  SMALL,
  SPACE_COUNT,
  at,
  card,
  constructedOf,
  isConstructedCard,
  printedNo,
  space,
  type CardNo,
  type Seat,
  type SpaceId,
} from './model/vocabulary';
import { unreachable } from './unreachable';

export const LETTERS = ['R', 'P', 'G', 'Y', 'K', 'B'] as const;

export const spaceName = (id: SpaceId): string =>
  id >= COMMONS_START
    ? at(COMMONS, id - COMMONS_START)
    : `${at(LETTERS, Math.floor(id / PLOTS_PER_CHARTER))}${(id % PLOTS_PER_CHARTER) + 1}`;

const cardName = (no: CardNo): string => (isConstructedCard(no) ? `c${printedNo(no)}` : `${no}`);

const quotaName = (quota: number): string =>
  `${at(QUOTA_KINDS, Math.floor(quota / QUOTA_COLUMNS))} ${(quota % QUOTA_COLUMNS) + 1}`;

export function notate(command: Command): string {
  return `${at(LETTERS, command.seat)} ${words(command)}`;
}

function words(command: Command): string {
  switch (command.type) {
    case 'placeWorker':
      return `place ${spaceName(command.space)}${command.worker === SMALL ? ' small' : ''}`;
    case 'placeMinion':
      return `place ${spaceName(command.space)} ${command.minion}`;
    case 'pickMinion':
      return `minion ${command.minion}`;
    case 'retrieveWorkers':
      return 'retrieve';
    case 'takeInParts':
      return 'parts';
    case 'useCard':
      return `use ${cardName(command.card)}`;
    case 'pickToken':
      return `token ${command.token}`;
    case 'pickCard':
      return `card ${cardName(command.card)}`;
    case 'pickSpace':
      return `space ${spaceName(command.space)}`;
    case 'pickQuota':
      return `quota ${quotaName(command.quota)}`;
    case 'pickOption':
      return `option ${command.option + 1}`;
    case 'decline':
      return 'decline';
    default:
      return unreachable(command);
  }
}

const numberIn = (text: string | undefined, least: number, most: number): number | null => {
  if (text === undefined || !/^\d{1,4}$/.test(text)) return null;
  const n = Number(text);
  return n >= least && n <= most ? n : null;
};

export function parseSpace(text: string | undefined): SpaceId | null {
  for (let id = 0; id < SPACE_COUNT; id++) if (spaceName(space(id)) === text) return space(id);
  return null;
}

function parseCard(text: string | undefined): CardNo | null {
  const built = text !== undefined && text.startsWith('c');
  const no = numberIn(built ? text.slice(1) : text, 1, 499);
  return no === null ? null : built ? constructedOf(card(no)) : card(no);
}

/** The command a line stands for, or null. It says nothing about whether that command is legal. */
export function parse(line: string): Command | null {
  const [letter, verb, first, second, ...more] = line.trim().split(/\s+/);
  const seat: Seat | undefined = SEATS[LETTERS.findIndex((known) => known === letter)];
  if (seat === undefined || more.length > 0) return null;
  const extra = verb === 'place' || verb === 'quota' ? undefined : second;
  if (extra !== undefined) return null;
  switch (verb) {
    case 'place': {
      const id = parseSpace(first);
      const minion = MINIONS.find((known) => known === second);
      if (id !== null && minion !== undefined) return { type: 'placeMinion', seat, space: id, minion };
      if (id === null || (second !== undefined && second !== 'small')) return null;
      return { type: 'placeWorker', seat, space: id, worker: second === 'small' ? SMALL : BIG };
    }
    case 'retrieve':
      return first === undefined ? { type: 'retrieveWorkers', seat } : null;
    case 'parts':
      return first === undefined ? { type: 'takeInParts', seat } : null;
    case 'decline':
      return first === undefined ? { type: 'decline', seat } : null;
    case 'minion': {
      const minion = MINIONS.find((known) => known === first);
      return minion === undefined ? null : { type: 'pickMinion', seat, minion };
    }
    case 'token': {
      const token = RESOURCES.find((resource) => resource === first);
      return token === undefined ? null : { type: 'pickToken', seat, token };
    }
    case 'use': {
      const no = parseCard(first);
      return no === null ? null : { type: 'useCard', seat, card: no };
    }
    case 'card': {
      const no = parseCard(first);
      return no === null ? null : { type: 'pickCard', seat, card: no };
    }
    case 'space': {
      const id = parseSpace(first);
      return id === null ? null : { type: 'pickSpace', seat, space: id };
    }
    case 'quota': {
      const row = QUOTA_KINDS.findIndex((kind) => kind === first);
      const column = numberIn(second, 1, QUOTA_COLUMNS);
      return row < 0 || column === null ? null : { type: 'pickQuota', seat, quota: row * QUOTA_COLUMNS + column - 1 };
    }
    case 'option': {
      const option = numberIn(first, 1, 99);
      return option === null ? null : { type: 'pickOption', seat, option: option - 1 };
    }
    default:
      return null;
  }
}
