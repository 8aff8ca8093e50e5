/**
 * One event per happening, with its outcome inside (law 7): `evolve` draws nothing and decides nothing.
 * EVENTS.md lists each with an example. `reveals: true` marks what was hidden before: undo stops there.
 */
import type { Because } from './flow';
import type { FlowState } from './state';
import type { CardNo, Good, Minion, NO_SEAT, PerSeat, Seat, SpaceId, Token, WorkerId } from './vocabulary';

export type Zone =
  | 'index'
  | 'archive'
  | 'deck'
  | 'mat'
  | 'discard'
  | 'hand'
  | 'chest'
  | 'board'
  | 'objectiveDeck'
  | 'objectiveRow'
  /** Where the constructed card is before its sticker has been peeled off. */
  | 'sticker';

export interface MinionPlace {
  readonly minion: Minion;
  readonly space: SpaceId;
}

export type Placing = 'objective' | 'quota' | 'reputation' | 'income';

export type GameEvent =
  | {
      readonly type: 'gameStarted';
      readonly gameNo: number;
      readonly coins: number;
      readonly resources: number;
      readonly influence: number;
      readonly progress: number;
      readonly quotaSpaces: number;
    }
  | { readonly type: 'dieRolled'; readonly face: Seat; readonly rng: number; readonly reveals: true }
  | { readonly type: 'firstPlayerFound'; readonly seat: Seat }
  | {
      readonly type: 'deckShuffled';
      readonly deck: 'advancement' | 'objective';
      readonly order: readonly CardNo[];
      readonly rng: number;
      readonly reveals: true;
    }
  | {
      readonly type: 'cardMoved';
      readonly card: CardNo;
      readonly from: Zone;
      readonly to: Zone;
      /** Whose hand or chest; NO_SEAT where neither end is a seat's. */
      readonly seat: number;
      readonly reveals: boolean;
    }
  | { readonly type: 'startBuildingPlaced'; readonly seat: Seat; readonly space: SpaceId; readonly card: CardNo }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | {
      readonly type: 'workerBumped';
      readonly seat: Seat;
      readonly worker: WorkerId;
      readonly space: SpaceId;
      readonly by: Seat;
    }
  | { readonly type: 'workerPlaced'; readonly seat: Seat; readonly worker: WorkerId; readonly space: SpaceId }
  | { readonly type: 'minionsReleased'; readonly minion: Minion; readonly n: number; readonly reveals: true }
  | { readonly type: 'minionGained'; readonly seat: Seat; readonly minion: Minion; readonly because: Because }
  | { readonly type: 'minionPlaced'; readonly seat: Seat; readonly minion: Minion; readonly space: SpaceId }
  /** From home where `space` is NO_SPACE, else from the board. */
  | {
      readonly type: 'minionPaid';
      readonly seat: Seat;
      readonly minion: Minion;
      readonly space: SpaceId;
      readonly because: Because;
    }
  /** Minions included: `minions` are the spaces they leave. */
  | {
      readonly type: 'workersRetrieved';
      readonly seat: Seat;
      readonly spaces: readonly SpaceId[];
      readonly minions: readonly MinionPlace[];
    }
  | {
      readonly type: 'tokensPaid';
      readonly seat: Seat;
      readonly token: Token;
      readonly n: number;
      readonly because: Because;
    }
  | {
      readonly type: 'tokensGained';
      readonly seat: Seat;
      readonly token: Good;
      readonly n: number;
      readonly because: Because;
    }
  | { readonly type: 'influenceRegained'; readonly seat: Seat; readonly n: number; readonly because: Because }
  | {
      readonly type: 'influencePlaced';
      readonly seat: Seat;
      readonly on: Placing;
      /** The objective's card number, the quota space, the income building's space, or the place on the reputation track. */
      readonly target: number;
      readonly because: Because;
    }
  | { readonly type: 'scored'; readonly seat: Seat; readonly n: number; readonly because: Because }
  | { readonly type: 'benefitLost'; readonly seat: Seat; readonly because: Because }
  | { readonly type: 'buildingConstructed'; readonly seat: Seat; readonly space: SpaceId; readonly card: CardNo }
  | {
      readonly type: 'crateOpened';
      readonly seat: Seat;
      readonly crate: number;
      readonly card: CardNo;
      readonly reveals: true;
    }
  | {
      readonly type: 'ruleLearned';
      readonly rule: number;
      readonly gameNo: number;
      /** All quota spaces there are now: a rule may bring a row, also in the middle of a game. */
      readonly quotaSpaces: number;
      readonly reveals: true;
    }
  | { readonly type: 'incomeBegan'; readonly seat: Seat | typeof NO_SEAT }
  | { readonly type: 'cardUsed'; readonly seat: Seat; readonly card: CardNo }
  | { readonly type: 'buildingUsed'; readonly seat: Seat; readonly space: SpaceId; readonly card: CardNo }
  | {
      readonly type: 'progressed';
      /** Who moved it; NO_SEAT where the village stood still for too long. */
      readonly seat: Seat | typeof NO_SEAT;
      readonly to: number;
      readonly because: Because;
    }
  | { readonly type: 'lastRoundBegan' }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | {
      readonly type: 'gameEnded';
      readonly gameNo: number;
      readonly vp: PerSeat<number>;
      readonly winners: readonly Seat[];
    }
  /** Always last: the only event that carries the pending work. */
  | { readonly type: 'settled'; readonly flow: FlowState };

export type EventType = GameEvent['type'];
