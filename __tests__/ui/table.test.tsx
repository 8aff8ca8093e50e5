import { screen } from '@testing-library/react-native';
import { commonsSpace, HOME, plotOf, type Seat } from '@/engine';
import { selectLegal, selectPrompt } from '@/store/selectors/engine';
import { play } from '@/store/thunks/play';
import { behindTheScreen, placeStartBuildings, showTable, spaceNamed, tap, user } from './support/table';

const PLOT: Record<number, string> = { 0: 'Emberhill 2', 3: 'Barleyrow 5' };

/** Both start buildings, in whichever order the die chose. */
async function begin(store: ReturnType<typeof showTable>): Promise<Seat> {
  for (let i = 0; i < 2; i++) await placeStartBuildings(PLOT[selectPrompt(store.getState())?.seat ?? 0] ?? '');
  return store.getState().flow.active;
}

describe('The table', () => {
  test('asks each player in words for a plot, and offers only their own', () => {
    const store = showTable();
    const seat = selectPrompt(store.getState())?.seat;
    expect(screen.getByText('Choose a plot for your start building')).toBeOnTheScreen();
    const own = seat === 0 ? 'Emberhill' : 'Barleyrow';
    const offered = screen.getAllByRole('button', { name: /can be used$/ });
    expect(offered).toHaveLength(6);
    for (const space of offered) expect(space.props.accessibilityLabel ?? space.props['aria-label']).toMatch(own);
  });

  test('places a start building only after it is confirmed', async () => {
    const store = showTable();
    const seat = selectPrompt(store.getState())?.seat ?? 0;
    const name = PLOT[seat] ?? '';
    await user.press(spaceNamed(name));
    expect(store.getState().session.moves).toHaveLength(0);
    await tap('Back');
    await user.press(spaceNamed(name));
    await tap('Confirm');
    expect(store.getState().board.building[plotOf(seat, seat === 0 ? 1 : 4)]).toBe(seat + 5);
  });

  test('places a worker by two taps, says so on the board, and takes it back', async () => {
    const store = showTable();
    await begin(store);
    await user.press(spaceNamed('Lumber Camp'));
    expect(screen.getByText('Place a worker on the Lumber Camp')).toBeOnTheScreen();
    await tap('Place worker');
    expect(spaceNamed('Lumber Camp, occupied by')).toBeOnTheScreen();
    expect(store.getState().board.workers.filter((where) => where !== HOME)).toEqual([plotOf(2, 0)]);

    await tap('Undo: Place a worker on Mossford 1');
    expect(spaceNamed('Lumber Camp, free')).toBeOnTheScreen();
    expect(store.getState().board.workers.every((where) => where === HOME)).toBe(true);
    await tap(/^Redo: /);
    expect(spaceNamed('Lumber Camp, occupied by')).toBeOnTheScreen();
  });

  test('says who will be bumped before it happens', async () => {
    const store = showTable();
    await begin(store);
    await user.press(spaceNamed('Lumber Camp'));
    await tap('Place worker');
    await user.press(spaceNamed('Lumber Camp'));
    expect(screen.getByText(/^You bump /)).toBeOnTheScreen();
  });

  test('tells about a building that cannot be used, and offers nothing to confirm', async () => {
    const store = showTable();
    await begin(store);
    expect(selectLegal(store.getState())).not.toContainEqual(
      expect.objectContaining({ space: commonsSpace('grandstand') }),
    );
    await user.press(spaceNamed('Grandstand'));
    expect(screen.queryByRole('button', { name: 'Place worker' })).toBeNull();
    expect(store.getState().session.moves).toHaveLength(2);
  });

  test('asks step by step: the Charterstone asks for a crate and shows what opening it gives', async () => {
    const store = showTable();
    const seat = await begin(store);
    await user.press(spaceNamed('Charterstone'));
    await tap('Place worker');
    // With one crate in hand there is nothing to ask.
    expect(store.getState().campaign.cratesOpened).toHaveLength(1);
    expect(store.getState().tracks.vp[seat]).toBeGreaterThanOrEqual(5);
  });

  test('says in words why a command was refused', async () => {
    const store = showTable();
    await begin(store);
    const seat = store.getState().flow.active;
    behindTheScreen(() => {
      store.dispatch(play({ type: 'decline', seat }));
    });
    expect(screen.getByRole('alert')).toHaveTextContent('That is not allowed now.');
  });
});
