/**
 * Everything of the engine that words are spoken about, as types only. src/i18n may know content's types and no code but
 * its own, so this is where it finds them.
 */
export type { AdvancementKind, CardKind } from '@/engine/model/card';
export type { Command } from '@/engine/model/command';
export type { Amount, Condition, Cost, Countable, Effect, Procedure } from '@/engine/model/effect';
export type { EventType, GameEvent, Placing } from '@/engine/model/event';
export type { Because, Prompt, Purpose } from '@/engine/model/flow';
export type { QuotaKind } from '@/engine/model/ruleset';
export type { CardNo, Charter, Good, Minion, Resource, Seat, SpaceId, Token } from '@/engine/model/vocabulary';
