import { hash, RESOURCES, SEATS, spaceName, type Charter, type GameEvent } from '@/engine';
import { newGame, village } from '../support/village';

const TWO: Charter[] = ['red', 'green'];
const SIX: Charter[] = ['red', 'purple', 'green', 'yellow', 'black', 'blue'];
const typesOf = (events: readonly GameEvent[]) => events.map((event) => event.type);

/** Chooses the last plot offered, so that the choice shows. */
function choosePlots(seats: Charter[], seed = 1) {
  const { engine, state } = newGame(seats, seed);
  let now = state;
  const order: number[] = [];
  while (engine.promptOf(now)?.purpose === 'startBuilding') {
    const legal = engine.legalCommands(now);
    const outcome = engine.execute(now, legal[legal.length - 1]);
    if (!outcome.ok) throw new Error(outcome.reason);
    order.push(engine.promptOf(now)?.seat ?? -1);
    now = outcome.state;
  }
  return { engine, state: now, order };
}

describe('Setup (rule 4)', () => {
  test('five advancement cards lie face up, the rest are a deck', () => {
    const { state } = newGame(TWO);
    expect(state.cards.mat).toHaveLength(5);
    expect(state.cards.deck).toHaveLength(8 + 4 - 5);
  });

  test('the deck of game 1 is the eight assistants and the constructed cards of inactive charters', () => {
    const { state } = newGame(TWO);
    const all = [...state.cards.mat, ...state.cards.deck].sort((a, b) => a - b);
    expect(all).toEqual([206, 207, 208, 209, 210, 211, 212, 213, 506, 508, 509, 510]);
  });

  test('with six players the deck is the eight assistants alone', () => {
    const { state } = newGame(SIX);
    expect([state.cards.mat.length, state.cards.deck.length]).toEqual([5, 3]);
  });

  test('three of the five objectives lie on the mat', () => {
    const { state } = newGame(TWO);
    expect(state.objectives.row).toHaveLength(3);
    const all = [...state.objectives.row, ...state.objectives.deck].sort((a, b) => a - b);
    expect(all).toEqual([214, 215, 216, 217, 218]);
  });

  test('cards and objectives are dealt at random', () => {
    const deals = new Set(Array.from({ length: 20 }, (_, seed) => hash(newGame(TWO, seed).state.cards.mat)));
    const rows = new Set(Array.from({ length: 20 }, (_, seed) => hash(newGame(TWO, seed).state.objectives.row)));
    expect(deals.size).toBeGreaterThan(10);
    expect(rows.size).toBeGreaterThan(10);
  });

  test('each player starts with 2 workers, 12 influence, 0 VP and $4', () => {
    const { state } = newGame(TWO);
    for (const seat of [0, 2] as const) {
      expect(state.board.workers.slice(seat * 2, seat * 2 + 2)).toEqual([-1, -1]);
      expect(state.supply.held[seat]).toMatchObject({ influence: 12, coin: 4, wood: 0, clay: 0 });
      expect(state.tracks.vp[seat]).toBe(0);
    }
  });

  test('an inactive charter holds no coins', () => {
    expect(newGame(TWO).state.supply.held[1].coin).toBe(0);
  });

  test('the general supply is full but for the coins dealt out', () => {
    const { state } = newGame(SIX);
    expect(state.supply.bank.coin).toBe(36 - 24);
    for (const resource of RESOURCES) expect(state.supply.bank[resource]).toBe(12);
  });

  test('the tracks are empty', () => {
    const { tracks } = newGame(TWO).state;
    expect(tracks.reputation).toEqual([]);
    expect(tracks.quota.every((seat) => seat === -1)).toBe(true);
  });

  test('each player names a persona of their own, which is in their chest', () => {
    expect(newGame(TWO).state.campaign.chests).toEqual([[200], [], [202], [], [], []]);
  });

  test('each player chooses the plot of the start building, in turn order from the first player', () => {
    const { state, order } = choosePlots(['red', 'purple', 'green', 'blue']);
    const active = [0, 1, 2, 5];
    const from = active.indexOf(state.flow.first);
    expect(order).toEqual([...active.slice(from), ...active.slice(0, from)]);
  });

  test('any of the six plots of one’s own charter will do', () => {
    const { engine, state } = newGame(TWO);
    const seat = state.flow.first;
    expect(engine.legalCommands(state)).toEqual(
      [0, 1, 2, 3, 4, 5].map((plot) => ({ type: 'pickSpace', seat, space: seat * 6 + plot })),
    );
  });

  test('the start building stands on the plot chosen', () => {
    const { state } = choosePlots(TWO);
    expect([state.board.building[5], state.board.building[17]]).toEqual([5, 7]);
  });

  test('each player holds the constructed card of the start building', () => {
    const { state } = choosePlots(TWO);
    expect([state.cards.hand[0], state.cards.hand[2]]).toEqual([[505], [507]]);
  });

  test('an inactive charter gets its start building too, on its first plot', () => {
    const { state } = newGame(TWO);
    expect([1, 3, 4, 5].map((seat) => state.board.building[seat * 6])).toEqual([6, 8, 9, 10]);
  });

  test('the six buildings of the Commons stand', () => {
    expect(newGame(TWO).state.board.building.slice(36)).toEqual([11, 12, 13, 14, 15, 16]);
  });

  test('the die is rolled until an active charter shows, and that one is first', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { events, state } = newGame(TWO, seed);
      const faces = events.flatMap((event) => (event.type === 'dieRolled' ? [event.face] : []));
      expect(faces.slice(0, -1).every((face) => face !== 0 && face !== 2)).toBe(true);
      expect([0, 2]).toContain(faces[faces.length - 1]);
      expect(state.flow.first).toBe(faces[faces.length - 1]);
    }
  });

  test('every active charter is first sometimes', () => {
    const firsts = new Set(Array.from({ length: 60 }, (_, seed) => newGame(SIX, seed).state.flow.first));
    expect([...firsts].sort()).toEqual([...SEATS]);
  });

  test('the first player has the first turn of round 1', () => {
    const { state, engine } = choosePlots(TWO);
    expect(engine.promptOf(state)).toMatchObject({ seat: state.flow.first, ask: 'turn' });
    expect(state.flow.round).toBe(1);
  });

  test.each([
    [1, 15],
    [2, 13],
    [3, 11],
    [4, 8],
    [5, 5],
    [6, 2],
  ])('progress of %i players starts on space %i', (players, start) => {
    expect(newGame(SIX.slice(0, players)).state.tracks.progress).toBe(start);
  });

  test('automas count as players', () => {
    const { state } = newGame(['red'], 1, { others: { blue: 'automa', green: 'automa' } });
    expect(state.tracks.progress).toBe(11);
  });

  test('an opponent of ours is a player like any other', () => {
    const { state } = newGame(['red'], 1, { others: { blue: 'ai' } });
    expect([state.tracks.progress, state.supply.held[5].coin]).toEqual([13, 4]);
  });

  test('a game that has begun is not begun again', () => {
    const { engine, state } = newGame(TWO);
    expect(engine.startGame(state)).toEqual({ ok: false, reason: 'notLegal' });
  });

  test('a village without players is not begun', () => {
    const { engine } = newGame(TWO);
    const empty = engine.newCampaign(1, ['inactive', 'inactive', 'inactive', 'inactive', 'inactive', 'inactive']);
    expect(engine.startGame(empty)).toEqual({ ok: false, reason: 'notLegal' });
  });

  test('the same seed deals the same game, whatever was played before', () => {
    village();
    expect(hash(newGame(SIX, 7).state)).toBe(hash(newGame(SIX, 7).state));
    expect(hash(newGame(SIX, 7).state)).not.toBe(hash(newGame(SIX, 8).state));
  });

  test('start buildings are free to use and give 1 of their charter’s resource', () => {
    const gives = ['clay', 'pumpkin', 'wood', 'grain', 'coal', 'metal'] as const;
    for (const seat of SEATS) {
      const place = `R place ${spaceName((seat * 6) as never)}`;
      expect(village().plays(place).held('red', gives[seat])).toBe(1);
    }
  });

  test('the table is laid before anyone chooses: supply, cards, objectives, die, coins', () => {
    const types = typesOf(newGame(TWO).events);
    expect(types[0]).toBe('gameStarted');
    expect(types.indexOf('firstPlayerFound')).toBeGreaterThan(types.lastIndexOf('deckShuffled'));
    expect(types.indexOf('tokensGained')).toBeGreaterThan(types.indexOf('firstPlayerFound'));
  });
});
