// The real screens on the real store and engine, driven as a person would: by role and name.
import { act, render, screen, userEvent } from '@testing-library/react-native';
import { perSeat, type Seat } from '@/engine';
import { makeStore, type AppStore } from '@/store';
import { beginCampaign } from '@/store/thunks/play';
import { AppProviders } from '@/ui/kit/AppProviders';
import { TableScreen } from '@/ui/table/TableScreen';
import type { ReactElement } from 'react';

// There is no screen to measure here: a tablet in landscape.
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<{ default: object }>('react-native-safe-area-context/jest/mock').default,
);
jest.mock('react-native/Libraries/Utilities/useWindowDimensions', () => ({
  __esModule: true,
  default: () => ({ width: 1180, height: 820, scale: 1, fontScale: 1 }),
}));

// Pictures are silent, and thousands of shapes would slow every search; __tests__/ui/pictures.test.ts looks at them.
jest.mock('@/ui/art/Drawing', () => ({ Drawing: () => null, Shapes: () => null }));

jest.useFakeTimers();
export const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

export function show(screenShown: ReactElement, store: AppStore = makeStore()): AppStore {
  render(<AppProviders store={store}>{screenShown}</AppProviders>);
  return store;
}

/** A table with people on the given seats, before the start buildings are placed. */
export function showTable(seats: readonly Seat[] = [0, 3], seed = 7): AppStore {
  const store = makeStore();
  const controllers = perSeat((seat) => (seats.includes(seat) ? ('human' as const) : ('inactive' as const)));
  store.dispatch(beginCampaign({ seed, controllers, names: perSeat((seat) => (seat === 0 ? 'Tomek' : '')) }));
  return show(<TableScreen onHome={() => undefined} onAgain={() => undefined} />, store);
}

/** A building or a plot on the board, whoever stands there. */
export const spaceNamed = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}\\b`) });

export const tap = (name: string | RegExp) => user.press(screen.getByRole('button', { name }));

export async function placeStartBuildings(...plots: string[]): Promise<void> {
  for (const plot of plots) {
    await user.press(spaceNamed(plot));
    await tap('Confirm');
  }
}

/** Changes made outside the screen, such as an opponent's move. */
export const behindTheScreen = (change: () => void) => act(change);
