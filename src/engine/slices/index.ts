/** Which event goes to which slices, and the copy of a whole state. */
import type { GameEvent } from '../model/event';
import type { EngineState } from '../model/state';
import { unreachable } from '../unreachable';
import { board } from './board';
import { campaign } from './campaign';
import { cards } from './cards';
import { flow } from './flow';
import { objectives } from './objectives';
import { rng } from './rng';
import { supply } from './supply';
import { tracks } from './tracks';

export const slices = { campaign, board, supply, tracks, objectives, cards, flow, rng };

export function initialState(): EngineState {
  return {
    campaign: campaign.initial(),
    board: board.initial(),
    supply: supply.initial(),
    tracks: tracks.initial(),
    objectives: objectives.initial(),
    cards: cards.initial(),
    flow: flow.initial(),
    rng: rng.initial(),
  };
}

/** Shares the campaign, which is rarely written: `applyEvent` copies it at the moment of writing. */
export function clone(state: EngineState): EngineState {
  return {
    campaign: state.campaign,
    board: board.clone(state.board),
    supply: supply.clone(state.supply),
    tracks: tracks.clone(state.tracks),
    objectives: objectives.clone(state.objectives),
    cards: cards.clone(state.cards),
    flow: flow.clone(state.flow),
    rng: rng.clone(state.rng),
  };
}

function toCampaign(state: EngineState, event: GameEvent): void {
  state.campaign = campaign.clone(state.campaign);
  campaign.apply(state.campaign, event);
}

/** Writes one event into a state of one's own. The test of the slices checks that no slice is left out here. */
export function applyEvent(state: EngineState, event: GameEvent): void {
  switch (event.type) {
    case 'gameStarted':
      toCampaign(state, event);
      board.apply(state.board, event);
      supply.apply(state.supply, event);
      tracks.apply(state.tracks, event);
      objectives.apply(state.objectives, event);
      break;
    case 'cardMoved':
      cards.apply(state.cards, event);
      if (isCampaignZone(event.from) || isCampaignZone(event.to)) toCampaign(state, event);
      if (isObjectiveZone(event.from) || isObjectiveZone(event.to)) objectives.apply(state.objectives, event);
      break;
    case 'deckShuffled':
      cards.apply(state.cards, event);
      objectives.apply(state.objectives, event);
      rng.apply(state.rng, event);
      break;
    case 'dieRolled':
      rng.apply(state.rng, event);
      break;
    case 'startBuildingPlaced':
    case 'buildingConstructed':
    case 'workerPlaced':
    case 'workerBumped':
      board.apply(state.board, event);
      break;
    case 'minionPlaced':
    case 'minionPaid':
    case 'workersRetrieved':
      board.apply(state.board, event);
      supply.apply(state.supply, event);
      break;
    case 'tokensPaid':
    case 'tokensGained':
    case 'influenceRegained':
    case 'minionsReleased':
    case 'minionGained':
      supply.apply(state.supply, event);
      break;
    case 'influencePlaced':
      board.apply(state.board, event);
      supply.apply(state.supply, event);
      tracks.apply(state.tracks, event);
      objectives.apply(state.objectives, event);
      break;
    case 'scored':
    case 'progressed':
      tracks.apply(state.tracks, event);
      break;
    case 'ruleLearned':
      toCampaign(state, event);
      tracks.apply(state.tracks, event);
      break;
    case 'crateOpened':
    case 'gameEnded':
      toCampaign(state, event);
      break;
    case 'settled':
      flow.apply(state.flow, event);
      break;
    case 'firstPlayerFound':
    case 'turnBegan':
    case 'benefitLost':
    case 'buildingUsed':
    case 'incomeBegan':
    case 'cardUsed':
    case 'lastRoundBegan':
    case 'turnEnded':
      break;
    default:
      unreachable(event);
  }
}

const isCampaignZone = (zone: string): boolean => zone === 'index' || zone === 'archive' || zone === 'chest';
const isObjectiveZone = (zone: string): boolean => zone === 'objectiveDeck' || zone === 'objectiveRow';
