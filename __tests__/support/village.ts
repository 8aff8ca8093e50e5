/**
 * A village arranged for one ruling, in words of the rules and lines of the engine's notation.
 *
 *     village({ seats: ['red', 'green'] }).holds('red', { clay: 1 }).plays('R place treasury')
 *
 * It starts from a real game 1 whose start buildings stand on L1, and clears the table: nobody holds coins, resources or
 * cards, mat and objective row are empty, the cards are in the box. A scenario puts down what its ruling needs; pieces
 * come from the general supply and cards from where they are, so that nothing is ever there twice.
 * Every scenario ends settled: an unanswered question fails the test unless it says `leavesAsking`.
 */
import { content as theBox } from '@/content';
import {
  at,
  card,
  CHARTERS,
  constructedOf,
  createEngine,
  hash,
  HOME,
  isConstructedCard,
  MINIONS,
  notate,
  NO_CARD,
  NO_SEAT,
  parse,
  PLOTS_PER_CHARTER,
  plotOf,
  printedNo,
  perSeat,
  QUOTA_COLUMNS,
  TOKENS,
  type Ask,
  type CardNo,
  type Charter,
  type Content,
  type Controller,
  type Engine,
  type EngineState,
  type GameEvent,
  type Good,
  type Minion,
  type Move,
  type Prompt,
  type Refusal,
  type Seat,
  type SpaceId,
  type Token,
} from '@/engine';
import { parseSpace } from '@/engine/notation';
import { faultsOf, pilesOf } from './whole';

/** A card by its printed number; `c22` is the constructed card of building 22. */
export type CardName = number | `c${number}`;

export const seatOf = (charter: Charter): Seat => CHARTERS.indexOf(charter) as Seat;
const nameOf = (no: CardNo): CardName => (isConstructedCard(no) ? `c${printedNo(no)}` : no);
const cardNo = (name: CardName): CardNo =>
  typeof name === 'number' ? card(name) : constructedOf(card(Number(name.slice(1))));

function spaceNo(name: string): SpaceId {
  const id = parseSpace(name);
  if (id === null) throw new Error(`there is no space ${name}`);
  return id;
}

const engines = new Map<Content, Engine>();
export function engineFor(content: Content): Engine {
  const known = engines.get(content) ?? createEngine(content);
  engines.set(content, known);
  return known;
}

/** Game 1 as it begins: the first player is about to choose a plot. Other controllers than people by charter. */
export function newGame(
  seats: readonly Charter[],
  seed = 1,
  { engine = engineFor(theBox), others = {} }: { engine?: Engine; others?: Partial<Record<Charter, Controller>> } = {},
): { engine: Engine; state: EngineState; events: readonly GameEvent[] } {
  const controllers = perSeat((seat): Controller => {
    const charter = at(CHARTERS, seat);
    return others[charter] ?? (seats.includes(charter) ? 'human' : 'inactive');
  });
  const outcome = engine.startGame(engine.newCampaign(seed, controllers));
  if (!outcome.ok) throw new Error(outcome.reason);
  return { engine, state: outcome.state, events: outcome.events };
}

let open: Village[] = [];
beforeEach(() => {
  open = [];
});
afterEach(() => {
  for (const one of open) one.mustBeSettled();
});

interface Table {
  readonly seats?: readonly Charter[];
  readonly content?: Content;
}

/** The first seat named has the first turn of the round. */
export function village({ seats = ['red', 'green'], content = theBox }: Table = {}): Village {
  const made = new Village(engineFor(content), seats);
  open.push(made);
  return made;
}

export class Village {
  state: EngineState;
  readonly moves: Move[] = [];
  private asking: { seat: Seat; ask: Ask } | null = null;

  constructor(
    readonly engine: Engine,
    seats: readonly Charter[],
  ) {
    this.state = newGame(seats, 1, { engine }).state;
    while (this.prompt()?.purpose === 'startBuilding') this.command(at(engine.legalCommands(this.state), 0));
    this.moves.length = 0;
    this.state = JSON.parse(JSON.stringify(this.state)) as EngineState;
    this.clearTable(seatOf(at(seats, 0)));
  }

  private clearTable(first: Seat): void {
    const { cards, objectives, campaign, supply, flow } = this.state;
    const lying = [...cards.deck, ...cards.mat, ...cards.hand.flat(), ...objectives.deck, ...objectives.row];
    cards.deck = [];
    cards.mat = [];
    cards.hand = perSeat(() => []);
    objectives.deck = [];
    objectives.row = [];
    for (const no of lying) (isConstructedCard(no) ? campaign.archive : campaign.index).push(no);
    for (const held of supply.held) {
      supply.bank.coin += held.coin;
      held.coin = 0;
    }
    flow.first = first;
    flow.active = first;
  }

  // ── arranging ──────────────────────────────────────────────────────────────

  /** Exactly so many of these tokens. Influence that is not in the supply has been paid to the general supply. */
  holds(who: Charter, tokens: Partial<Record<Token, number>>): this {
    const { supply } = this.state;
    const seat = seatOf(who);
    for (const token of TOKENS) {
      const n = tokens[token];
      if (n === undefined) continue;
      const more = n - supply.held[seat][token];
      supply.held[seat][token] = n;
      if (token === 'influence') supply.spent[seat] -= more;
      else supply.bank[token] -= more;
    }
    return this;
  }

  /** Cards in a seat's supply. A constructed card means that its building stands: on that seat's next empty plot. */
  card(who: Charter, ...names: CardName[]): this {
    for (const name of names) {
      const no = cardNo(name);
      if (isConstructedCard(no) && !this.state.board.building.includes(printedNo(no))) {
        this.built(who, printedNo(no));
      }
      this.take(no);
      this.state.cards.hand[seatOf(who)].push(no);
    }
    return this;
  }

  /** A building that stands already; the card left over from it is archived. */
  built(who: Charter, no: number, plot?: string): this {
    const { board, campaign } = this.state;
    const plots = Array.from({ length: PLOTS_PER_CHARTER }, (_, i) => plotOf(seatOf(who), i));
    const where = plot === undefined ? plots.find((id) => board.building[id] === NO_CARD) : spaceNo(plot);
    if (where === undefined || board.building[where] !== NO_CARD) throw new Error(`no room for building ${no}`);
    this.take(card(no));
    board.building[where] = card(no);
    campaign.archive.push(constructedOf(card(no)));
    return this;
  }

  worker(who: Charter, where: string): this {
    const { workers } = this.state.board;
    const first = seatOf(who) * 2;
    const free = workers[first] === HOME ? first : first + 1;
    if (workers[free] !== HOME) throw new Error(`${who} has no worker at home`);
    workers[free] = spaceNo(where);
    return this;
  }

  /** Exactly these face-up advancement cards. */
  onMat(...names: CardName[]): this {
    for (const no of this.state.cards.mat.splice(0)) this.state.campaign.index.push(no);
    for (const name of names) this.state.cards.mat.push(this.take(cardNo(name)));
    return this;
  }

  /** On top of the advancement deck, the first named first. */
  nextAdvancement(...names: CardName[]): this {
    for (const name of names.slice().reverse()) this.state.cards.deck.push(this.take(cardNo(name)));
    return this;
  }

  discarded(...names: CardName[]): this {
    for (const name of names) this.state.cards.discard.push(this.take(cardNo(name)));
    return this;
  }

  /** Exactly these objectives on the mat. */
  objectives(...nos: number[]): this {
    for (const no of this.state.objectives.row.splice(0)) this.state.campaign.index.push(no);
    for (const no of nos) this.state.objectives.row.push(this.take(card(no)));
    return this;
  }

  hasScored(who: Charter, ...nos: number[]): this {
    for (const no of nos) this.state.objectives.scored[seatOf(who)].push(card(no));
    return this.placing(who, nos.length);
  }

  /** Tokens on the reputation track, in the order placed. */
  reputationTokens(who: Charter, n: number): this {
    for (let i = 0; i < n; i++) this.state.tracks.reputation.push(seatOf(who));
    return this.placing(who, n);
  }

  /** Tokens on quota spaces, each named like `coin 3`. */
  quotaTokens(who: Charter, ...spaces: string[]): this {
    for (const name of spaces) {
      const command = parse(`R quota ${name}`);
      if (command?.type !== 'pickQuota') throw new Error(`there is no quota space ${name}`);
      this.state.tracks.quota[command.quota] = seatOf(who);
    }
    return this.placing(who, spaces.length);
  }

  private placing(who: Charter, n: number): this {
    this.state.supply.held[seatOf(who)].influence -= n;
    return this;
  }

  /** Rules of the Chronicle that the campaign knows already when this game begins. */
  learned(...rules: number[]): this {
    const { campaign, tracks } = this.state;
    campaign.chronicle = [...campaign.chronicle, ...rules.map((rule) => ({ rule, gameNo: 1 }))];
    for (const { quota } of this.engine.content.chronicle.filter((def) => rules.includes(def.rule))) {
      for (let i = 0; i < quota.length * QUOTA_COLUMNS; i++) tracks.quota.push(NO_SEAT);
    }
    return this;
  }

  /** The whole pile of a kind of minion lies in the general supply. */
  released(...kinds: Minion[]): this {
    for (const kind of kinds) this.state.supply.minionBank[MINIONS.indexOf(kind)] = this.engine.content.pieces.minions;
    return this;
  }

  /** A minion at home, or on a space. Its kind is released where nobody has it yet. */
  minion(who: Charter, kind: Minion, where?: string): this {
    const { supply, board } = this.state;
    const i = MINIONS.indexOf(kind);
    const known = supply.minionBank[i] !== 0 || supply.minions.some((home) => home[i] !== 0);
    if (!known && !board.minion.includes(i)) this.released(kind);
    supply.minionBank[i] = at(supply.minionBank, i) - 1;
    if (where === undefined) {
      const home = supply.minions[seatOf(who)];
      home[i] = at(home, i) + 1;
      return this;
    }
    board.minion[spaceNo(where)] = i;
    board.minionOwner[spaceNo(where)] = seatOf(who);
    return this;
  }

  /** A token beside an income building. */
  incomeToken(who: Charter, where: string): this {
    const { income } = this.state.board;
    income[spaceNo(where)] = at(income, spaceNo(where)) | (1 << seatOf(who));
    return this.placing(who, 1);
  }

  hasVp(who: Charter, n: number): this {
    this.state.tracks.vp[seatOf(who)] = n;
    return this;
  }

  progressAt(n: number): this {
    this.state.tracks.progress = n;
    return this;
  }

  roundIs(n: number): this {
    this.state.flow.round = n;
    return this;
  }

  /** The progress token is on its last space, and this is the round to finish (rule 26). */
  lastRound(): this {
    this.state.flow.phase = 'lastRound';
    return this.progressAt(this.engine.content.baseRules.progressEnd);
  }

  turnOf(who: Charter): this {
    this.state.flow.active = seatOf(who);
    return this;
  }

  private take(no: CardNo): CardNo {
    for (const pile of pilesOf(this.state)) {
      const i = pile.indexOf(no);
      if (i >= 0) return at(pile.splice(i, 1), 0);
    }
    throw new Error(`card ${nameOf(no)} is not to be had`);
  }

  // ── playing ────────────────────────────────────────────────────────────────

  plays(...lines: string[]): this {
    for (const line of lines) {
      const command = parse(line);
      if (command === null) throw new Error(`"${line}" is no command`);
      this.command(command, line);
    }
    return this;
  }

  private command(command: unknown, line = JSON.stringify(command)): void {
    const outcome = this.engine.execute(this.state, command);
    if (!outcome.ok) throw new Error(`"${line}" is refused (${outcome.reason}); legal: ${this.legal().join(' · ')}`);
    this.state = outcome.state;
    this.moves.push({ command: command as Move['command'], events: outcome.events });
    expect(faultsOf(this.engine.content, this.state)).toEqual([]);
  }

  /** Takes the first legal decision, again and again, until it is this seat's turn or the game is over. */
  untilTurnOf(who: Charter): this {
    while (this.prompt() !== null && !(this.prompt()?.ask === 'turn' && this.state.flow.active === seatOf(who))) {
      this.command(at(this.engine.legalCommands(this.state), 0));
    }
    return this;
  }

  offers(...lines: string[]): this {
    expect(this.legal()).toEqual(expect.arrayContaining(lines));
    return this;
  }

  offersOnly(...lines: string[]): this {
    expect(this.legal()).toEqual(lines);
    return this;
  }

  /** The line is refused for this reason, and nothing changes. */
  refuses(line: string, reason: Refusal = 'notLegal'): this {
    const before = hash(this.state);
    const command = parse(line);
    if (command === null) throw new Error(`"${line}" is no command`);
    expect(this.legal()).not.toContain(line);
    expect(this.engine.execute(this.state, command)).toEqual({ ok: false, reason });
    expect(hash(this.state)).toBe(before);
    return this;
  }

  /** This scenario ends with a question, and that is its point. */
  leavesAsking(who: Charter, ask: Ask): this {
    this.asking = { seat: seatOf(who), ask };
    return this;
  }

  mustBeSettled(): void {
    const prompt = this.prompt();
    if (this.asking !== null) {
      expect({ seat: prompt?.seat, ask: prompt?.ask }).toEqual(this.asking);
    } else if (prompt !== null && prompt.ask !== 'turn') {
      throw new Error(`the scenario leaves ${at(CHARTERS, prompt.seat)} asked (${prompt.ask}, ${prompt.purpose})`);
    }
  }

  // ── looking ────────────────────────────────────────────────────────────────

  prompt(): Prompt | null {
    return this.engine.promptOf(this.state);
  }

  legal(): string[] {
    return this.engine.legalCommands(this.state).map(notate);
  }

  /** All that happened in this scenario, the closing `settled` of each command left out. */
  events(): GameEvent[] {
    return this.moves.flatMap((move) => move.events).filter((event) => event.type !== 'settled');
  }

  eventTypes(): string[] {
    return this.events().map((event) => event.type);
  }

  eventsOf<T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }>[] {
    return this.events().filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
  }

  vp = (who: Charter): number => this.state.tracks.vp[seatOf(who)];
  held = (who: Charter, token: Token): number => this.state.supply.held[seatOf(who)][token];
  spent = (who: Charter): number => this.state.supply.spent[seatOf(who)];
  bank = (good: Good): number => this.state.supply.bank[good];
  hand = (who: Charter): CardName[] => this.state.cards.hand[seatOf(who)].map(nameOf);
  chest = (who: Charter): CardName[] => this.state.campaign.chests[seatOf(who)].map(nameOf);
  mat = (): CardName[] => this.state.cards.mat.map(nameOf);
  deck = (): CardName[] => this.state.cards.deck.map(nameOf);
  discardPile = (): CardName[] => this.state.cards.discard.map(nameOf);
  archived = (name: CardName): boolean => this.state.campaign.archive.includes(cardNo(name));
  objectiveDeck = (): number[] => [...this.state.objectives.deck];
  scored = (who: Charter): number[] => [...this.state.objectives.scored[seatOf(who)]];
  progress = (): number => this.state.tracks.progress;
  reputation = (who: Charter): number => this.state.tracks.reputation.filter((seat) => seat === seatOf(who)).length;
  quota = (who: Charter): number => this.state.tracks.quota.filter((seat) => seat === seatOf(who)).length;
  building = (where: string): number => at(this.state.board.building, spaceNo(where));
  active = (): Charter => at(CHARTERS, this.state.flow.active);
  phase = (): string => this.state.flow.phase;

  chronicle = (): number[] => this.state.campaign.chronicle.map(({ rule }) => rule);
  minionOn = (where: string): Minion | null => MINIONS[at(this.state.board.minion, spaceNo(where))] ?? null;
  minionsLeft = (kind: Minion): number => at(this.state.supply.minionBank, MINIONS.indexOf(kind));
  incomeOn = (where: string): Charter[] =>
    CHARTERS.filter((_, seat) => (at(this.state.board.income, spaceNo(where)) & (1 << seat)) !== 0);

  minionsAtHome(who: Charter): Minion[] {
    const home = this.state.supply.minions[seatOf(who)];
    return MINIONS.flatMap((minion, i) => new Array<Minion>(at(home, i)).fill(minion));
  }

  workersAtHome(who: Charter): number {
    return this.state.board.workers.slice(seatOf(who) * 2, seatOf(who) * 2 + 2).filter((where) => where === HOME)
      .length;
  }

  /** All that is one seat's, to see that a bystander is left alone. */
  of(who: Charter): unknown {
    const seat = seatOf(who);
    const { supply, cards, campaign, objectives, tracks } = this.state;
    return JSON.parse(
      JSON.stringify({
        held: supply.held[seat],
        spent: supply.spent[seat],
        hand: cards.hand[seat],
        chest: campaign.chests[seat],
        scored: objectives.scored[seat],
        vp: tracks.vp[seat],
        reputation: this.reputation(who),
        quota: this.quota(who),
        workers: this.workersAtHome(who),
        minions: this.minionsAtHome(who),
      }),
    );
  }
}
