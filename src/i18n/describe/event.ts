/** The log: one line for everything that happens and that a player would tell; in the present tense, which needs no gender. */
import type { GameEvent, Minion, Seat } from '@/engine';
import type { Words } from '../createWords';
import {
  buildingName,
  cardName,
  districtName,
  minionCount,
  NO_TABLE,
  playerName,
  plotName,
  quotaSpaceName,
  ruleTitle,
  tokenCount,
  whereName,
  type Table,
} from '../names';
import { listed } from '../phrases';
import { unreachable } from '../unreachable';
import { describeSource } from './source';

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** 'Anna places a worker on the Zeppelin.', or null for what needs no line. */
export function describeEvent(words: Words, event: GameEvent, table: Table = NO_TABLE): string | null {
  const { t } = words;
  const who = (seat: Seat): string => playerName(words, seat, table);
  switch (event.type) {
    case 'gameStarted':
      return t('event.gameStarted', { n: event.gameNo });
    case 'dieRolled':
      return t('event.dieRolled', { district: districtName(words, event.face, table) });
    case 'firstPlayerFound':
      return t('event.firstPlayerFound', { player: who(event.seat) });
    case 'deckShuffled':
      return event.deck === 'advancement' ? t('event.advancementShuffled') : t('event.objectiveShuffled');
    case 'cardMoved':
      return describeCardMoved(words, event, table);
    case 'startBuildingPlaced':
      return t('event.startBuildingPlaced', {
        card: buildingName(words, event.card),
        plot: plotName(words, event.space, table),
      });
    case 'turnBegan':
      return t('event.turnBegan', { round: event.round, player: who(event.seat) });
    case 'workerBumped':
      return event.by === event.seat
        ? t('event.ownWorkerBumped', { player: who(event.by) })
        : t('event.workerBumped', { player: who(event.by), other: who(event.seat) });
    case 'workerPlaced':
      return t('event.workerPlaced', { player: who(event.seat), where: whereName(words, event.space, table) });
    case 'workersRetrieved':
      return t('event.retrieved', { player: who(event.seat), what: retrieved(words, event) });
    case 'minionsReleased':
      return t('event.minionsReleased', { what: minionCount(words, event.minion, event.n) });
    case 'minionGained':
      return t('event.gainedFrom', {
        player: who(event.seat),
        what: minionCount(words, event.minion, 1),
        source: describeSource(words, event.because),
      });
    case 'minionPlaced':
      return t('event.minionPlaced', {
        player: who(event.seat),
        minion: t(`aMinion.${event.minion}`),
        where: whereName(words, event.space, table),
      });
    case 'minionPaid': {
      const [player, what] = [who(event.seat), minionCount(words, event.minion, 1)];
      if (words.lexicon.spaces[event.space] === undefined) return t('event.minionPaid', { player, what });
      return t('event.minionPaidFromBoard', { player, what, where: whereName(words, event.space, table) });
    }
    case 'tokensPaid':
      return t('event.paid', { player: who(event.seat), what: tokenCount(words, event.token, event.n) });
    case 'tokensGained':
      return t('event.gainedFrom', {
        player: who(event.seat),
        what: tokenCount(words, event.token, event.n),
        source: describeSource(words, event.because),
      });
    case 'influenceRegained':
      return t('event.regained', {
        player: who(event.seat),
        what: tokenCount(words, 'influence', event.n),
        source: describeSource(words, event.because),
      });
    case 'influencePlaced':
      return describeInfluencePlaced(words, event, who(event.seat));
    case 'scored':
      return t('event.gainedFrom', {
        player: who(event.seat),
        what: t('amount.vp', { n: event.n }),
        source: describeSource(words, event.because),
      });
    case 'benefitLost':
      return t('event.benefitLost', { player: who(event.seat), source: describeSource(words, event.because) });
    case 'ruleLearned':
      return t('event.ruleLearned', { n: event.rule, title: ruleTitle(words, event.rule) });
    case 'incomeBegan': {
      const seat = seatIn(words, event.seat);
      return seat === null ? t('event.incomeBeganByItself') : t('event.incomeBegan', { player: who(seat) });
    }
    case 'cardUsed':
      return t('event.cardUsed', { player: who(event.seat), card: cardName(words, event.card) });
    case 'buildingConstructed':
      return t('event.buildingConstructed', {
        player: who(event.seat),
        card: buildingName(words, event.card),
        plot: plotName(words, event.space, table),
      });
    case 'crateOpened':
      return t('event.crateOpened', {
        player: who(event.seat),
        n: event.crate,
        card: buildingName(words, event.card),
      });
    case 'progressed':
      return describeProgressed(words, event, table);
    case 'lastRoundBegan':
      return t('event.lastRoundBegan');
    case 'gameEnded':
      return t('event.gameEnded', {
        n: event.gameNo,
        count: event.winners.length,
        names: listed(words, event.winners.map(who), 'and'),
      });
    // Told by the line of the worker, by the next turn's line, or not for players at all.
    case 'buildingUsed':
    case 'turnEnded':
    case 'settled':
      return null;
    default:
      return unreachable(event);
  }
}

/** The seat an event names, or null for NO_SEAT. */
const seatIn = (words: Words, seat: number): Seat | null => words.lexicon.seats.find((known) => known === seat) ?? null;

/** '2 workers and 1 cat'. */
function retrieved(words: Words, { spaces, minions }: Of<'workersRetrieved'>): string {
  const counts = new Map<Minion, number>();
  for (const { minion } of minions) counts.set(minion, (counts.get(minion) ?? 0) + 1);
  const said = [...counts].map(([minion, n]) => minionCount(words, minion, n));
  if (spaces.length > 0 || said.length === 0) said.unshift(words.t('figures.worker', { count: spaces.length }));
  return listed(words, said, 'and');
}

/** Only what players see arrive: cards between box, deck and archive move silently. */
function describeCardMoved(words: Words, event: Of<'cardMoved'>, table: Table): string | null {
  const { t } = words;
  const card = cardName(words, event.card);
  const seat = seatIn(words, event.seat);
  const player = seat === null ? '' : playerName(words, seat, table);
  switch (event.to) {
    case 'hand':
      if (event.from === 'mat') return t('event.cardTaken', { player, card });
      if (event.from === 'deck') return t('event.cardFound', { player, card });
      return event.from === 'index' ? t('event.cardUnlocked', { player, card }) : null;
    case 'chest':
      return event.from === 'index' ? t('event.personaUnlocked', { player, card }) : null;
    case 'discard':
      return event.from === 'hand' ? t('event.cardDiscarded', { player, card }) : null;
    case 'mat':
      return t('event.cardRevealed', { card });
    case 'objectiveRow':
      return t('event.objectiveRevealed', { card });
    case 'index':
    case 'archive':
    case 'deck':
    case 'board':
    case 'objectiveDeck':
    case 'sticker':
      return null;
    default:
      return unreachable(event.to);
  }
}

function describeInfluencePlaced(words: Words, event: Of<'influencePlaced'>, player: string): string {
  const { t } = words;
  switch (event.on) {
    case 'objective': {
      const card = words.lexicon.cards[event.target]?.name ?? t('card.unknown', { no: event.target });
      return t('event.placedOnObjective', { player, card });
    }
    case 'quota':
      return t('event.placedOnQuota', { player, space: quotaSpaceName(words, event.target) });
    case 'reputation':
      return t('event.placedOnReputation', { player });
    case 'income':
      return t('event.placedOnIncome', { player, card: buildingName(words, event.because.card) });
    default:
      return unreachable(event.on);
  }
}

function describeProgressed(words: Words, event: Of<'progressed'>, table: Table): string {
  const { t } = words;
  const { to } = event;
  const seat = seatIn(words, event.seat);
  if (seat === null) return t('event.progressedByItself', { to });
  const player = playerName(words, seat, table);
  return event.because.rule === 6
    ? t('event.progressedWithoutInfluence', { player, to })
    : t('event.progressed', { player, to });
}
