/** Pending work is data, never a closure (law 6): a state saved in mid-choice goes on identically. */
import type { Trigger, Window } from './card';
import type { Cost, Effect, Procedure } from './effect';
import type { EndStep } from './ruleset';
import type { CardNo, Minion, Seat, SpaceId } from './vocabulary';

/** Why something happens: the rule, and the card and space where there is one. Always all three keys. */
export interface Because {
  readonly rule: number;
  readonly card: CardNo;
  readonly space: SpaceId;
}

export const NO_TARGET = -1;

export type Frame =
  /** Rule 4, game 1: the seat chooses the plot of its start building. */
  | { readonly do: 'startBuilding'; readonly seat: Seat }
  | { readonly do: 'beginTurn' }
  | { readonly do: 'pay'; readonly seat: Seat; readonly cost: Cost; readonly because: Because }
  /** The free part of a cost: `n` resources left to pick, none before `from` in the order of RESOURCES. */
  | {
      readonly do: 'payAny';
      readonly seat: Seat;
      readonly n: number;
      readonly kinds: 'mixed' | 'alike' | 'distinct';
      readonly from: number;
      readonly because: Because;
    }
  /** `n` cards left to pick, each with a higher number than `after`. */
  | {
      readonly do: 'payCards';
      readonly seat: Seat;
      readonly n: number;
      readonly kind: Extract<Cost, { payCard: unknown }>['payCard'];
      readonly after: number;
      readonly because: Because;
    }
  | {
      readonly do: 'effect';
      readonly seat: Seat;
      readonly effect: Effect;
      readonly parts: boolean;
      readonly because: Because;
    }
  /** The free part of a gain, like payAny. */
  | {
      readonly do: 'gainAny';
      readonly seat: Seat;
      readonly n: number;
      readonly distinct: boolean;
      readonly from: number;
      readonly because: Because;
    }
  | {
      readonly do: 'procedure';
      readonly name: Procedure;
      readonly step: 'aim' | 'pay' | 'benefit';
      readonly seat: Seat;
      /** A card number, a quota space or a space of the board, NO_TARGET until it is chosen. */
      readonly target: number;
      /** The cost of the building that runs it; the target's own cost is added when it is known. */
      readonly cost: Cost;
      readonly vp: number;
      readonly parts: boolean;
      readonly because: Because;
    }
  /** `n` minions left to pick, none before `from` in the order of MINIONS. */
  | {
      readonly do: 'payMinions';
      readonly seat: Seat;
      readonly n: number;
      readonly from: number;
      readonly because: Because;
    }
  | { readonly do: 'gainMinion'; readonly seat: Seat; readonly because: Because }
  /** Rule 16: the gain of a minion just placed on `space`, before the cost there is paid. */
  | {
      readonly do: 'minionGain';
      readonly seat: Seat;
      readonly minion: Minion;
      readonly space: SpaceId;
      readonly because: Because;
    }
  /** Rule 12: a used item goes once its benefit is taken. */
  | { readonly do: 'discard'; readonly seat: Seat; readonly card: CardNo }
  | { readonly do: 'used'; readonly seat: Seat; readonly space: SpaceId; readonly card: CardNo }
  | { readonly do: 'release'; readonly window: Window }
  /** Rule 24: the income of one seat. */
  | { readonly do: 'income'; readonly seat: Seat }
  | { readonly do: 'endTurn' }
  | { readonly do: 'endStep'; readonly step: EndStep };

export interface Waiting {
  readonly trigger: Trigger;
  readonly seat: Seat;
  readonly card: CardNo;
}

export type Ask = 'turn' | 'token' | 'card' | 'space' | 'quota' | 'minion' | 'option';
/** What a choice is for; the screen and the text game have words for each. */
export type Purpose =
  | 'turn'
  | 'startBuilding'
  | 'payResource'
  | 'payCard'
  | 'payOption'
  | 'payMinion'
  | 'gainMinion'
  | 'gainResource'
  | 'takeCard'
  | 'constructCard'
  | 'constructPlot'
  | 'crate'
  | 'objective'
  | 'quota'
  | 'reputation'
  | 'may'
  | 'exchange'
  | 'oneOf';

export interface Prompt {
  readonly seat: Seat;
  readonly ask: Ask;
  readonly purpose: Purpose;
  readonly because: Because | null;
  readonly mayDecline: boolean;
  /** The effect or cost a yes-or-no or a list of options is about, so that the screen can draw it; else null. */
  readonly effect: Effect | null;
  readonly costs: readonly Cost[];
}
