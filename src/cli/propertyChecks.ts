// The properties that hold at every decision of every game (DESIGN 3), as plain checks that throw where one is broken.
import {
  GOODS,
  MINIONS,
  NO_CARD,
  NO_SEAT,
  SEATS,
  WORKER_COUNT,
  constructedOf,
  hash,
  isConstructedCard,
  notate,
  parse,
  undoable,
  type CardNo,
  type Command,
  type Content,
  type Engine,
  type EngineState,
  type Move,
} from '@/engine';
import { engine as ofTheBox } from './playouts';

export interface Checked {
  decisions: number;
  checks: number;
}

function hold(property: string, holds: boolean): void {
  if (!holds) throw new Error(property);
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
}

/** Property 7: nothing is made or lost, no count is negative, every card and worker is in exactly one place. */
export function checkConservation(state: EngineState, content: Content = ofTheBox.content): void {
  const { supply, tracks, objectives, cards, board, campaign } = state;
  for (const good of GOODS) {
    const held = SEATS.reduce((sum, seat) => sum + supply.held[seat][good], supply.bank[good]);
    hold(`${good} is conserved`, held === (good === 'coin' ? content.pieces.coins : content.pieces.resources));
    hold(`${good} is never negative`, supply.bank[good] >= 0 && SEATS.every((seat) => supply.held[seat][good] >= 0));
  }
  for (const seat of SEATS) {
    const placed =
      tracks.reputation.filter((owner) => owner === seat).length +
      tracks.quota.filter((owner) => owner === seat).length +
      objectives.scored[seat].length +
      board.income.filter((tokens) => (tokens & (1 << seat)) !== 0).length;
    hold(
      'influence is conserved',
      supply.held[seat].influence + supply.spent[seat] + placed === content.pieces.influence,
    );
    hold('influence is never negative', supply.held[seat].influence >= 0 && supply.spent[seat] >= 0);
    hold('an objective is scored once', new Set(objectives.scored[seat]).size === objectives.scored[seat].length);
  }
  MINIONS.forEach((minion, kind) => {
    const released = content.crates.some(
      (crate) => crate.minion === minion && campaign.cratesOpened.includes(crate.no),
    );
    const home = SEATS.reduce((sum, seat) => sum + (supply.minions[seat][kind] ?? 0), supply.minionBank[kind] ?? 0);
    const onBoard = board.minion.filter((there) => there === kind).length;
    hold(`${minion} is conserved`, home + onBoard === (released ? content.pieces.minions : 0));
    hold(
      `${minion} is never negative`,
      SEATS.every((seat) => (supply.minions[seat][kind] ?? 0) >= 0),
    );
  });
  hold(
    'a minion stands in its own charter',
    board.minionOwner.every((owner, id) => owner === NO_SEAT || owner === Math.floor(id / 6)),
  );
  const standing = board.workers.filter((where) => where >= 0);
  hold('there are twelve workers', board.workers.length === WORKER_COUNT);
  hold('one regular worker a space', new Set(standing).size === standing.length);
  hold(
    'a worker stands on a building',
    standing.every((where) => board.building[where] !== NO_CARD),
  );
  checkCards(content, [
    ...campaign.index,
    ...campaign.archive,
    ...campaign.chests.flat(),
    ...cards.deck,
    ...cards.mat,
    ...cards.discard,
    ...cards.hand.flat(),
    ...objectives.deck,
    ...objectives.row,
    ...board.building.filter((no) => no !== NO_CARD),
  ]);
}

function checkCards(content: Content, everywhere: readonly CardNo[]): void {
  const seen = new Set(everywhere);
  hold('no card is in two places', seen.size === everywhere.length);
  for (const { no } of content.cards) hold(`card ${no} is somewhere`, seen.has(no));
  const built = everywhere.filter(isConstructedCard).length;
  const extra = content.cards.filter(({ no }) => seen.has(constructedOf(no))).length;
  hold('a constructed card belongs to a building', built === extra && seen.size === content.cards.length + built);
}

/** Property 8: what a seat sees does not depend on what is hidden from it. */
function checkViews(engine: Engine, state: EngineState, seed: number): void {
  for (const seat of SEATS) {
    const view = engine.viewFor(state, seat);
    const other = engine.viewFor(engine.determinize(state, seat, seed), seat);
    hold('a view leaks nothing', hash(view) === hash(other));
  }
}

const ILLEGAL: readonly unknown[] = [
  null,
  'place',
  {},
  { type: 'placeWorker', seat: 0, space: 99, worker: 0 },
  { type: 'pickOption', seat: 0, option: 77 },
  { type: 'decline', seat: 9 },
];

function checkRefusals(engine: Engine, state: EngineState, legal: readonly Command[], before: string): void {
  for (const command of ILLEGAL) hold('an unlisted command is refused', !engine.execute(state, command).ok);
  const first = legal[0];
  if (first !== undefined) hold('an extra field is refused', !engine.execute(state, { ...first, extra: 1 }).ok);
  hold('a refusal changes nothing', hash(state) === before);
}

/** Plays a random game and checks all there is to check at every decision of it. */
export function checkGame(
  start: EngineState,
  chance: (sides: number) => number,
  engine = ofTheBox,
  bound = 10_000,
): Checked {
  const moves: Move[] = [];
  const hashes: string[] = [hash(start)];
  let state = start;
  let checks = 0;
  for (;;) {
    deepFreeze(state);
    checkConservation(state, engine.content);
    const legal = engine.legalCommands(state);
    const prompt = engine.promptOf(state);
    hold('something is legal until the end', legal.length > 0 === (prompt !== null));
    if (prompt === null) break;
    hold(
      'only the asked seat decides',
      legal.every((command) => command.seat === prompt.seat),
    );
    hold('no command is listed twice', new Set(legal.map(notate)).size === legal.length);
    hold(
      'notation reads back',
      legal.every((command) => hash(parse(notate(command))) === hash(command)),
    );
    const picked = legal[chance(legal.length)];
    if (picked === undefined) throw new Error('nothing was picked');
    const outcome = engine.execute(state, picked);
    if (!outcome.ok) throw new Error(`a listed command is accepted: ${notate(picked)}`);
    const after = hash(outcome.state);
    hold('events fold to the state', hash(engine.evolve(state, outcome.events)) === after);
    hold('settled is the last event', outcome.events[outcome.events.length - 1]?.type === 'settled');
    // What costs most is looked at now and then; over many games it meets every kind of decision.
    if (moves.length % 8 === 0) {
      checkRefusals(engine, state, legal, hashes[hashes.length - 1] ?? '');
      const copied = JSON.parse(JSON.stringify(state)) as EngineState;
      const again = engine.execute(copied, JSON.parse(JSON.stringify(picked)));
      hold('a saved state goes on identically', again.ok && hash(again.state) === after);
      hold(
        'every listed command is accepted',
        legal.every((command) => engine.execute(state, command).ok),
      );
      const raw = engine.clone(state);
      engine.step(raw, picked);
      hold('search and play agree', hash(raw) === after);
      checkViews(engine, state, moves.length);
    }
    moves.push({ command: picked, events: outcome.events });
    hashes.push(after);
    state = outcome.state;
    checks += 11;
    if (moves.length > bound) throw new Error('the game ends within a bound');
    if (moves.length % 16 === 0) checkUndo(engine, start, moves, hashes);
  }
  const replayed = engine.replay(
    start,
    moves.map((move) => move.command),
  );
  hold('replaying the commands gives the same state', replayed.ok && hash(replayed.state) === hash(state));
  return { decisions: moves.length, checks: checks + 1 };
}

/** Property 6: taking back as far as is allowed equals never having played. */
function checkUndo(engine: Engine, start: EngineState, moves: readonly Move[], hashes: readonly string[]): void {
  const kept = moves.length - undoable(moves);
  const state = engine.evolve(
    start,
    moves.slice(0, kept).flatMap((move) => move.events),
  );
  hold('undo equals never having played', hash(state) === hashes[kept]);
}
