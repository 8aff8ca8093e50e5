/**
 * Rule 4, setup of game 1.
 * - General supply full; objectives dealt; progress token on the space of the player count; no guidepost.
 * - First player: the Charterstone die is rolled until an active charter shows.
 * - Each player: 2 workers, 12 influence, 0 VP, $4.
 * - Each active charter puts its start building on a plot of its choice and holds the constructed card with its crate;
 *   each inactive charter gets its start building too, and its constructed card joins the advancement deck.
 * - Then 5 face-up cards on the advancement mat.
 */
import {
  NO_SEAT,
  QUOTA_COLUMNS,
  SEATS,
  at,
  constructedOf,
  nextSeat,
  plotOf,
  type Seat,
  type SpaceId,
} from '../model/vocabulary';
import { draw } from '../rng';
import { because, emit, push, type Run } from '../run';
import { isActive, playerCount } from '../slices/campaign';
import { refillMat, shuffleAdvancement } from './advancementMat';
import { dealObjectives, shuffleObjectives } from './objectiveDeck';

export function setUpGame(run: Run): void {
  const { state, rules, box } = run;
  const { content } = box;
  state.flow.phase = 'setup';
  emit(run, {
    type: 'gameStarted',
    gameNo: state.campaign.gameNo + 1,
    coins: content.pieces.coins,
    resources: content.pieces.resources,
    influence: content.pieces.influence,
    progress: at(rules.progressStart, playerCount(state.campaign)),
    quotaSpaces: rules.quota.length * QUOTA_COLUMNS,
  });
  for (const no of content.startDeck)
    emit(run, { type: 'cardMoved', card: no, from: 'index', to: 'deck', seat: NO_SEAT, reveals: true });
  for (const no of content.startObjectives) {
    emit(run, { type: 'cardMoved', card: no, from: 'index', to: 'objectiveDeck', seat: NO_SEAT, reveals: true });
  }
  // Ruling: the plot of an inactive charter's start building is its first one; no rule looks at where a building stands.
  for (const seat of SEATS) if (!isActive(state.campaign, seat)) placeStartBuilding(run, seat, plotOf(seat, 0));
  shuffleAdvancement(run);
  refillMat(run);
  shuffleObjectives(run);
  dealObjectives(run);
  state.flow.first = rollFirstPlayer(run);
  state.flow.active = state.flow.first;
  state.flow.round = 1;
  state.flow.progressRound = 1;
  emit(run, { type: 'firstPlayerFound', seat: state.flow.first });

  const order = seatsFrom(run, state.flow.first);
  for (const seat of order) {
    emit(run, { type: 'tokensGained', seat, token: 'coin', n: rules.startCoins, because: because(4) });
  }
  push(run, { do: 'beginTurn' });
  for (let i = order.length - 1; i >= 0; i--) push(run, { do: 'startBuilding', seat: at(order, i) });
}

export function placeStartBuilding(run: Run, seat: Seat, space: SpaceId): void {
  const card = run.box.content.startBuildings[seat];
  emit(run, { type: 'cardMoved', card, from: 'index', to: 'board', seat: NO_SEAT, reveals: false });
  emit(run, { type: 'startBuildingPlaced', seat, space, card });
  const left = constructedOf(card);
  const active = isActive(run.state.campaign, seat);
  emit(run, {
    type: 'cardMoved',
    card: left,
    from: 'sticker',
    to: active ? 'hand' : 'deck',
    seat: active ? seat : NO_SEAT,
    reveals: false,
  });
}

function rollFirstPlayer(run: Run): Seat {
  for (;;) {
    const { value, state } = draw(run.state.rng.die, SEATS.length);
    const face = at(SEATS, value);
    emit(run, { type: 'dieRolled', face, rng: state, reveals: true });
    if (isActive(run.state.campaign, face)) return face;
  }
}

/** The active seats clockwise from one of them. */
export function seatsFrom(run: Run, first: Seat): Seat[] {
  const order: Seat[] = [first];
  for (let seat = nextSeat(first); seat !== first; seat = nextSeat(seat)) {
    if (isActive(run.state.campaign, seat)) order.push(seat);
  }
  return order;
}
