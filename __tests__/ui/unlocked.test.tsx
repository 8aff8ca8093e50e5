/** What crates bring to the table: minions in hand and on the board, items beside the action, a new row on the dock. */
import { screen } from '@testing-library/react-native';
import { card, plotOf, type EngineState } from '@/engine';
import type { AppStore } from '@/store';
import { restored } from '@/store/actions';
import { engine } from '@/store/engine';
import { selectEngineState, selectLegal } from '@/store/selectors/engine';
import { play } from '@/store/thunks/play';
import { behindTheScreen, showTable, spaceNamed, tap, user } from './support/table';

/** Red alone at the table, its start building placed, and the position changed as if it had come about in play. */
function arrange(change: (state: EngineState) => void): AppStore {
  const store = showTable([0]);
  behindTheScreen(() => {
    const [first] = selectLegal(store.getState());
    if (first !== undefined) store.dispatch(play(first));
    const state = engine.clone(selectEngineState(store.getState()));
    change(state);
    store.dispatch(restored({ state, start: state, moves: [], undone: [] }));
  });
  return store;
}

describe('Minions (rule 16)', () => {
  const withCat = (state: EngineState) => {
    state.supply.minionBank = [5, 0, 0, 0, 0, 0];
    state.supply.minions[0] = [1, 0, 0, 0, 0, 0];
  };

  test('a cat is taken in hand, glows only over the own charter, and stands on the board once confirmed', async () => {
    const store = arrange(withCat);
    const before = screen.getAllByRole('button', { name: /can be used$/ }).length;
    await tap('Cat');
    expect(screen.getAllByRole('button', { name: /can be used$/ })).toHaveLength(1);
    expect(before).toBeGreaterThan(1);
    await user.press(spaceNamed('Clay Pit'));
    expect(store.getState().session.moves).toHaveLength(0);
    await tap('Confirm');
    expect(store.getState().board.minion[plotOf(0, 0)]).toBe(0);
    expect(spaceNamed('Clay Pit, free, Cat')).toBeOnTheScreen();
    expect(store.getState().tracks.vp[0]).toBe(1);
  });

  test('without minions nothing is said of them', () => {
    arrange(() => undefined);
    expect(screen.queryByRole('button', { name: 'Cat' })).toBeNull();
  });
});

test('an item is used beside the action, and the turn goes on (rule 12)', async () => {
  const store = arrange((state) => {
    state.campaign = { ...state.campaign, index: state.campaign.index.filter((no) => no !== 259) };
    state.cards.hand[0].push(card(259));
    state.supply.held[0].wood = 2;
    state.supply.held[0].metal = 1;
  });
  await tap(/Carousel Horse/);
  await tap('Confirm');
  expect(store.getState().tracks.vp[0]).toBe(5);
  expect(store.getState().flow.active).toBe(0);
  expect(screen.getByText('Place a worker or retrieve your workers')).toBeOnTheScreen();
});

test('the dock shows a row for minions only once rule 16 is known (rule 22)', () => {
  arrange(() => undefined);
  expect(screen.queryByLabelText(/^Minions/)).toBeNull();
  screen.unmount();
  arrange((state) => {
    state.campaign = { ...state.campaign, chronicle: [{ rule: 16, gameNo: 1 }] };
    state.tracks.quota = [...state.tracks.quota, -1, -1, -1, -1, -1, -1];
  });
  expect(screen.getAllByLabelText(/^Minions/)).toHaveLength(5);
});
