/** The Redux slices are the engine's: after every dispatch they equal the engine's state, and nothing else was touched. */
import { createChance } from '@/ai';
import { hash, notate, perSeat, type Command } from '@/engine';
import { makeStore, type AppStore } from '@/store';
import { engine } from '@/store/engine';
import { selectEngineState, selectLegal, selectPrompt } from '@/store/selectors/engine';
import { selectDestinations, selectScoreLines, selectUndoable } from '@/store/selectors/table';
import { beginCampaign, play } from '@/store/thunks/play';
import { redo, undo } from '@/store/thunks/undo';

const newGame = (seats: number, seed = 7): AppStore => {
  const store = makeStore();
  const controllers = perSeat((seat) => (seat < seats ? ('human' as const) : ('inactive' as const)));
  store.dispatch(beginCampaign({ seed, controllers, names: perSeat(() => '') }));
  return store;
};
const stateHash = (store: AppStore): string => hash(selectEngineState(store.getState()));

/** Plays so many random moves, or to the end. */
function playOn(store: AppStore, most: number, seed = 3): Command[] {
  const chance = createChance(seed);
  const played: Command[] = [];
  for (let i = 0; i < most; i++) {
    const legal = selectLegal(store.getState());
    const command = legal[chance(Math.max(1, legal.length))];
    if (command === undefined) break;
    store.dispatch(play(command));
    played.push(command);
  }
  return played;
}

describe('The slices and the engine', () => {
  test.each([1, 2, 4, 6])('with %i seats, every dispatch of a whole game equals the engine', (seats) => {
    const store = newGame(seats);
    const chance = createChance(seats);
    let state = selectEngineState(store.getState());
    for (let legal = engine.legalCommands(state); legal.length > 0; legal = engine.legalCommands(state)) {
      const command = legal[chance(legal.length)];
      const outcome = engine.execute(state, command);
      if (!outcome.ok || command === undefined) throw new Error('refused');
      state = outcome.state;
      expect(store.dispatch(play(command))).toBe(true);
      expect(stateHash(store)).toBe(hash(state));
    }
    expect(store.getState().campaign.results).toHaveLength(1);
  });

  test('a move leaves the slices it does not concern as they were', () => {
    const store = newGame(2);
    playOn(store, 2);
    const before = store.getState();
    const legal = selectLegal(before);
    const parts = legal.find((command) => command.type === 'takeInParts');
    if (parts === undefined) throw new Error('not offered');
    store.dispatch(play(parts));
    const after = store.getState();
    for (const slice of ['campaign', 'board', 'supply', 'tracks', 'objectives', 'cards', 'rng'] as const) {
      expect(after[slice]).toBe(before[slice]);
    }
    expect(after.flow).not.toBe(before.flow);
  });

  test('a refused command changes nothing but the reason', () => {
    const store = newGame(2);
    const before = stateHash(store);
    expect(store.dispatch(play({ type: 'decline', seat: 5 }))).toBe(false);
    expect(stateHash(store)).toBe(before);
    expect(store.getState().session.refused).toBe('notYourDecision');
  });
});

describe('Undo and redo', () => {
  test('undo takes back the last move, redo plays it again', () => {
    const store = newGame(2);
    const before = stateHash(store);
    const [played] = playOn(store, 1);
    const after = stateHash(store);
    expect(store.dispatch(undo())).toBe(true);
    expect(stateHash(store)).toBe(before);
    expect(store.getState().session.undone).toEqual([played]);
    expect(store.dispatch(redo())).toBe(true);
    expect(stateHash(store)).toBe(after);
    expect(store.getState().session.undone).toEqual([]);
    expect(store.dispatch(redo())).toBe(false);
  });

  test('undo stops where the engine says so, unless the table agrees', () => {
    const store = newGame(3);
    const hashes = [stateHash(store)];
    for (let i = 0; i < 60; i++) {
      playOn(store, 1, i);
      hashes.push(stateHash(store));
    }
    const most = selectUndoable(store.getState());
    expect(store.dispatch(undo(most + 1))).toBe(false);
    expect(store.dispatch(undo(30, true))).toBe(true);
    expect(stateHash(store)).toBe(hashes[30]);
    // The same commands bring the same shuffles: nobody fishes for a better card.
    while (store.dispatch(redo()));
    expect(stateHash(store)).toBe(hashes[60]);
  });

  test('another move forgets what was undone', () => {
    const store = newGame(2);
    playOn(store, 1);
    store.dispatch(undo());
    const other = selectLegal(store.getState())[1];
    if (other === undefined) throw new Error('only one choice');
    store.dispatch(play(other));
    expect(store.getState().session.undone).toEqual([]);
  });
});

describe('Selectors', () => {
  test('destinations are the very commands that are legal', () => {
    const store = newGame(2);
    playOn(store, 2);
    const legal = selectLegal(store.getState());
    const destinations = [...selectDestinations(store.getState()).values()];
    expect(destinations.length).toBeGreaterThan(5);
    for (const command of destinations) expect(legal).toContain(command);
    expect(destinations.map(notate)).toContain(`${notate(destinations[0] as Command).charAt(0)} place cloudPort`);
  });

  test('legal commands are remembered until the state changes', () => {
    const store = newGame(2);
    expect(selectLegal(store.getState())).toBe(selectLegal(store.getState()));
    const before = selectPrompt(store.getState());
    playOn(store, 1);
    expect(selectPrompt(store.getState())).not.toBe(before);
  });

  test("a seat's score lines add up to its VP", () => {
    const store = newGame(4);
    playOn(store, 5000);
    const { vp } = store.getState().tracks;
    selectScoreLines(store.getState()).forEach((lines, seat) => {
      expect(lines.reduce((sum, line) => sum + line.vp, 0)).toBe(vp[seat]);
    });
  });
});
