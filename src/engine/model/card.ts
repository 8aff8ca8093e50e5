/** What any card can say. Content is constants of these types; the engine never imports a card (law 2). */
import type { Condition, Cost, Effect, Resources } from './effect';
import type { CardNo, Seat } from './vocabulary';

/** Rule 7's advancement card types that can lie in a supply. */
export const ADVANCEMENT_KINDS = ['assistant', 'building', 'constructed'] as const;
export type AdvancementKind = (typeof ADVANCEMENT_KINDS)[number];
export type CardKind = AdvancementKind | 'commons' | 'objective' | 'persona';

/** When recorded triggers act. More windows come with the rules that need them. */
export type Window = 'afterBenefit';

export type EventPattern =
  | { readonly event: 'buildingUsed'; readonly card: CardNo }
  | { readonly event: 'progressed' }
  | { readonly event: 'influencePlaced'; readonly on: 'reputation' };

/** Something a card in a seat's supply does after that seat did something. */
export interface Trigger {
  readonly on: EventPattern;
  readonly effect: Effect;
  readonly window: Window;
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
export type ListedCard = BuildingCard | CommonsCard | AssistantCard | ObjectiveCard | PersonaCard;
export type CardDef = ListedCard | ConstructedCard;

/** RULES E: what a numbered crate holds. */
export interface CrateDef {
  readonly no: number;
  readonly buildings: readonly CardNo[];
  /** NO_CARD where the crate holds none. */
  readonly persona: CardNo;
  /** Joins the objective deck. */
  readonly objectives: readonly CardNo[];
}
