/** The whole public surface of the rules: make an engine from a box of content, ask it, command it. */
import { openBox } from './box';
import { execute, startGame, type Outcome } from './execute';
import { holds, measure, type Measure } from './language/amounts';
import { legalInto, promptOf } from './legal';
import type { Command } from './model/command';
import type { Content } from './model/content';
import type { GameEvent } from './model/event';
import type { Prompt } from './model/flow';
import type { Ruleset } from './model/ruleset';
import type { Controller, EngineState } from './model/state';
import { NO_CARD, SEATS, COMMONS_START, perSeat, type CardNo, type PerSeat, type Seat } from './model/vocabulary';
import { evolve, replay } from './replay';
import { step } from './resolve';
import { seedStreams } from './rng';
import { reputationAwards } from './rules/ending/reputation';
import type { Run } from './run';
import { clone, initialState } from './slices';
import { isActive } from './slices/campaign';
import { reputationOf } from './slices/tracks';
import { determinize, viewFor } from './view';

export interface Engine {
  readonly content: Content;
  /** A sealed box and six charters; `startGame` begins game 1. */
  newCampaign(seed: number, controllers: PerSeat<Controller>): EngineState;
  // Pure: never touch their argument.
  startGame(state: EngineState): Outcome;
  promptOf(state: EngineState): Prompt | null;
  legalCommands(state: EngineState): readonly Command[];
  /** Accepts anything; what is not a listed command is refused with a reason. */
  execute(state: EngineState, command: unknown): Outcome;
  evolve(state: EngineState, events: readonly GameEvent[]): EngineState;
  replay(start: EngineState, commands: readonly unknown[]): Outcome;
  viewFor(state: EngineState, seat: Seat): EngineState;
  /** Does the seat fulfil an objective now, and how far is it? Null for a card that is no objective. */
  objectiveFor(state: EngineState, seat: Seat, card: CardNo): ObjectiveCheck | null;
  /** The rules in force: the base rules and all that the campaign has unlocked. */
  rulesOf(state: EngineState): Ruleset;
  /** VP as if the game ended now: reputation is counted in. */
  standing(state: EngineState): PerSeat<number>;
  // Fast: for search only. `step` writes to its argument and trusts the command.
  clone(state: EngineState): EngineState;
  step(state: EngineState, command: Command): void;
  legalInto(state: EngineState, out: Command[]): number;
  determinize(state: EngineState, seat: Seat, seed: number): EngineState;
}

export interface ObjectiveCheck {
  readonly fulfilled: boolean;
  /** What the seat has and what is asked for, where that is one number. */
  readonly measure: Measure | null;
}

export function createEngine(content: Content): Engine {
  const box = openBox(content);
  const sealed = initialState();
  const reading: Run = { box, rules: box.rulesOf(sealed.campaign), state: sealed, sink: null };

  /** One reused handle for calls that collect no events. */
  const on = (state: EngineState): Run => {
    reading.state = state;
    reading.rules = box.rulesOf(state.campaign);
    return reading;
  };
  const onCopy = (state: EngineState): Run => ({
    box,
    rules: box.rulesOf(state.campaign),
    state: clone(state),
    sink: [],
  });

  const engine: Engine = {
    content,
    newCampaign(seed, controllers) {
      const state = initialState();
      state.rng = seedStreams(seed);
      state.campaign.controllers = perSeat((seat) => controllers[seat]);
      state.campaign.index = content.cards.filter((def) => def.kind !== 'commons').map((def) => def.no);
      for (const seat of SEATS) {
        if (!isActive(state.campaign, seat)) continue;
        const persona = content.startPersonas[seat];
        if (persona === NO_CARD) continue;
        state.campaign.index = state.campaign.index.filter((no) => no !== persona);
        state.campaign.chests[seat].push(persona);
      }
      content.commons.forEach((no, i) => {
        state.board.building[COMMONS_START + i] = no;
      });
      return state;
    },
    startGame: (state) => startGame(onCopy(state)),
    promptOf: (state) => promptOf(on(state)),
    legalCommands(state) {
      const out: Command[] = [];
      legalInto(on(state), out);
      return out;
    },
    execute: (state, command) => execute(onCopy(state), command),
    evolve,
    replay: (start, commands) => replay(start, commands, (state, command) => execute(onCopy(state), command)),
    viewFor: (state) => viewFor(state),
    objectiveFor(state, seat, no) {
      const def = box.cards[no];
      if (def === undefined || def.kind !== 'objective') return null;
      const { condition } = def;
      return { fulfilled: holds(box, state, seat, condition), measure: measure(box, state, seat, condition) };
    },
    rulesOf: (state) => box.rulesOf(state.campaign),
    standing(state) {
      if (state.flow.phase === 'over') return perSeat((seat) => state.tracks.vp[seat]);
      const awards = reputationAwards(
        SEATS.map((seat) => reputationOf(state.tracks, seat)),
        box.rulesOf(state.campaign).reputationVp,
      );
      return perSeat((seat) => state.tracks.vp[seat] + (awards[seat] ?? 0));
    },
    clone,
    step: (state, command) => step(on(state), command),
    legalInto(state, out) {
      out.length = 0;
      legalInto(on(state), out);
      return out.length;
    },
    determinize: (state, _seat, seed) => determinize(state, seed),
  };
  return engine;
}

export { draw } from './rng';
export { hash } from './hash';
export type { Measure } from './language/amounts';
export { notate, parse, spaceName, LETTERS } from './notation';
export { undoable, reveals, type Move } from './replay';
export { scoreLines, type ScoreLine } from './scoreLines';
export { REFUSALS, type Outcome, type Refusal } from './execute';
export { slices } from './slices';
export * from './model/vocabulary';
export type * from './model/card';
export type * from './model/command';
export type * from './model/content';
export type * from './model/effect';
export type * from './model/event';
export type { Ask, Because, Prompt, Purpose } from './model/flow';
export type * from './model/ruleset';
export type * from './model/state';
