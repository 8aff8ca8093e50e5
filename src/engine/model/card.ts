/** What any card can say. Content is constants of these types; the engine never imports a card (law 2). */
import type { Condition, Cost, Effect, Resources } from './effect';
import type { CardNo, Minion, Seat } from './vocabulary';

/** Rule 7's advancement card types that can lie in a supply. */
export const ADVANCEMENT_KINDS = ['assistant', 'building', 'constructed', 'item', 'guest', 'friend'] as const;
export type AdvancementKind = (typeof ADVANCEMENT_KINDS)[number];
export type CardKind = AdvancementKind | 'commons' | 'objective' | 'persona';

/** When recorded triggers act. More windows come with the rules that need them. */
export type Window = 'afterBenefit';

export type EventPattern =
  | { readonly event: 'buildingUsed'; readonly card: CardNo }
  | { readonly event: 'progressed' }
  | { readonly event: 'influencePlaced'; readonly on: 'reputation' }
  /** A building in that charter gives coins, or VP; once a use, however many parts it has. */
  | { readonly event: 'tokensGained'; readonly token: 'coin'; readonly inCharter: Seat }
  | { readonly event: 'scored'; readonly inCharter: Seat };

/** Something a card in a seat's supply does after that seat did something. */
export interface Trigger {
  readonly on: EventPattern;
  readonly effect: Effect;
  readonly window: Window;
  readonly oncePerUse: boolean;
}

export interface BuildingCard {
  readonly no: CardNo;
  readonly kind: 'building';
  readonly charter: Seat;
  /** The resources paid at the Zeppelin on top of its own cost; none for a start building. */
  readonly construction: Resources;
  readonly cost: Cost;
  readonly benefit: Effect;
  /** The number in the brown house badge: counts for the campaign, and 0 for a start building. */
  readonly value: number;
  /** The crate on the constructed card, 0 for none. */
  readonly crate: number;
}
export interface CommonsCard {
  readonly no: CardNo;
  readonly kind: 'commons';
  readonly cost: Cost;
  readonly benefit: Effect;
}
export interface AssistantCard {
  readonly no: CardNo;
  readonly kind: 'assistant';
  readonly triggers: readonly Trigger[];
}
/** Rule 12: on your turn, besides your action: pay the resources, take the benefit, discard the card. */
export interface ItemCard {
  readonly no: CardNo;
  readonly kind: 'item';
  readonly resources: Resources;
  readonly benefit: Effect;
}
/** Rule 11: on income their holder takes both benefits, or one where many play. */
export interface GuestCard {
  readonly no: CardNo;
  readonly kind: 'guest';
  readonly benefits: readonly [Effect, Effect];
}
/** Rule 13: more coins or VP from the buildings of one charter. */
export interface FriendCard {
  readonly no: CardNo;
  readonly kind: 'friend';
  readonly charter: Seat;
  readonly triggers: readonly Trigger[];
}
export interface ObjectiveCard {
  readonly no: CardNo;
  readonly kind: 'objective';
  readonly condition: Condition;
}
export interface PersonaCard {
  readonly no: CardNo;
  readonly kind: 'persona';
  readonly charter: Seat;
}
/** Made by the engine from each building card (rule 10); content does not list them. */
export interface ConstructedCard {
  readonly no: CardNo;
  readonly kind: 'constructed';
  readonly building: CardNo;
  readonly crate: number;
}
export type ListedCard =
  BuildingCard | CommonsCard | AssistantCard | ItemCard | GuestCard | FriendCard | ObjectiveCard | PersonaCard;
export type CardDef = ListedCard | ConstructedCard;

/** RULES E: what a numbered crate holds. */
export interface CrateDef {
  readonly no: number;
  readonly buildings: readonly CardNo[];
  /** NO_CARD where the crate holds none. */
  readonly persona: CardNo;
  /** Rules of the Chronicle it unlocks; one already unlocked stays as it is. */
  readonly rules: readonly number[];
  /** The minion it releases, or null. */
  readonly minion: Minion | null;
  /** Whole card types that join the advancement deck. */
  readonly advancement: readonly CardNo[];
  /** Joins the objective deck. */
  readonly objectives: readonly CardNo[];
}
