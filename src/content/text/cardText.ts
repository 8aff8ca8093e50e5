/**
 * What a language must say about the cards in the box. English defines the keys, every other language is typed by it, so
 * a missing word does not compile. All prose is ours; the text of a card gives away nothing that lies in another crate.
 */
import type { en } from './en';

export interface BuildingText {
  readonly name: string;
  /** One sentence, for the card and the first look at a tile. */
  readonly flavour: string;
}
export interface AssistantText {
  readonly name: string;
  readonly does: string;
}
export interface ItemText {
  readonly name: string;
  readonly flavour: string;
}
export interface GuestText {
  readonly name: string;
  readonly flavour: string;
}
export interface FriendText {
  readonly name: string;
  readonly does: string;
}
export interface ObjectiveText {
  readonly name: string;
  readonly condition: string;
}
export interface PersonaText {
  readonly name: string;
}

/** The shape English is checked against. Keys are printed card numbers. */
export interface CardTextShape {
  readonly commons: Readonly<Record<number, BuildingText>>;
  readonly buildings: Readonly<Record<number, BuildingText>>;
  readonly assistants: Readonly<Record<number, AssistantText>>;
  readonly items: Readonly<Record<number, ItemText>>;
  readonly guests: Readonly<Record<number, GuestText>>;
  readonly friends: Readonly<Record<number, FriendText>>;
  readonly objectives: Readonly<Record<number, ObjectiveText>>;
  readonly personas: Readonly<Record<number, PersonaText>>;
  /** Titles of the rules that are unlocked in the course of the campaign, by their number in the Chronicle. */
  readonly rules: Readonly<Record<number, string>>;
  /** What a district is called until its players name it, in seat order. */
  readonly districts: readonly [string, string, string, string, string, string];
}

type Worded<T> = { readonly [K in keyof T]: T[K] extends string ? string : Worded<T[K]> };
export type CardText = Worded<typeof en>;
