/** Tokens: what each seat holds, what influence it has paid, and the general supply. */
import type { SupplyState } from '../model/state';
import { at, minionIndex, NO_SPACE, perSeat, RESOURCES, type Minion, type Seat, type Token } from '../model/vocabulary';
import type { SliceModule } from './sliceModule';

const noTokens = (influence: number): Record<Token, number> => ({
  wood: 0,
  coal: 0,
  grain: 0,
  clay: 0,
  pumpkin: 0,
  metal: 0,
  coin: 0,
  influence,
});

const copyTokens = (from: Record<Token, number>): Record<Token, number> => ({
  wood: from.wood,
  coal: from.coal,
  grain: from.grain,
  clay: from.clay,
  pumpkin: from.pumpkin,
  metal: from.metal,
  coin: from.coin,
  influence: from.influence,
});

function add(list: number[], minion: Minion, n: number): void {
  const i = minionIndex(minion);
  list[i] = at(list, i) + n;
}

export const supply: SliceModule<'supply'> = {
  initial: () => ({
    held: perSeat(() => noTokens(0)),
    spent: [0, 0, 0, 0, 0, 0],
    bank: { wood: 0, coal: 0, grain: 0, clay: 0, pumpkin: 0, metal: 0, coin: 0 },
    minions: perSeat(() => [0, 0, 0, 0, 0, 0]),
    minionBank: [0, 0, 0, 0, 0, 0],
  }),
  apply(slice, event) {
    switch (event.type) {
      case 'gameStarted':
        slice.held = perSeat(() => noTokens(event.influence));
        slice.spent = [0, 0, 0, 0, 0, 0];
        for (const resource of RESOURCES) slice.bank[resource] = event.resources;
        slice.bank.coin = event.coins;
        break;
      case 'tokensPaid':
        slice.held[event.seat][event.token] -= event.n;
        if (event.token === 'influence') slice.spent[event.seat] += event.n;
        else slice.bank[event.token] += event.n;
        break;
      case 'tokensGained':
        slice.held[event.seat][event.token] += event.n;
        slice.bank[event.token] -= event.n;
        break;
      case 'minionsReleased':
        add(slice.minionBank, event.minion, event.n);
        break;
      case 'minionGained':
        add(slice.minionBank, event.minion, -1);
        add(slice.minions[event.seat], event.minion, 1);
        break;
      case 'minionPlaced':
        add(slice.minions[event.seat], event.minion, -1);
        break;
      case 'minionPaid':
        add(slice.minionBank, event.minion, 1);
        if (event.space === NO_SPACE) add(slice.minions[event.seat], event.minion, -1);
        break;
      case 'workersRetrieved':
        for (const { minion } of event.minions) add(slice.minions[event.seat], minion, 1);
        break;
      case 'influenceRegained':
        slice.spent[event.seat] -= event.n;
        slice.held[event.seat].influence += event.n;
        break;
      case 'influencePlaced':
        slice.held[event.seat].influence -= 1;
        break;
      default:
    }
  },
  clone: (slice) => ({
    held: [
      copyTokens(slice.held[0]),
      copyTokens(slice.held[1]),
      copyTokens(slice.held[2]),
      copyTokens(slice.held[3]),
      copyTokens(slice.held[4]),
      copyTokens(slice.held[5]),
    ],
    spent: [slice.spent[0], slice.spent[1], slice.spent[2], slice.spent[3], slice.spent[4], slice.spent[5]],
    bank: {
      wood: slice.bank.wood,
      coal: slice.bank.coal,
      grain: slice.bank.grain,
      clay: slice.bank.clay,
      pumpkin: slice.bank.pumpkin,
      metal: slice.bank.metal,
      coin: slice.bank.coin,
    },
    minions: [
      slice.minions[0].slice(),
      slice.minions[1].slice(),
      slice.minions[2].slice(),
      slice.minions[3].slice(),
      slice.minions[4].slice(),
      slice.minions[5].slice(),
    ],
    minionBank: slice.minionBank.slice(),
  }),
};

export function resourcesOf(slice: SupplyState, seat: Seat): number {
  const held = slice.held[seat];
  return held.wood + held.coal + held.grain + held.clay + held.pumpkin + held.metal;
}

export function resourceKindsOf(slice: SupplyState, seat: Seat): number {
  const held = slice.held[seat];
  let n = 0;
  for (let i = 0; i < RESOURCES.length; i++) {
    const resource = RESOURCES[i];
    if (resource !== undefined && held[resource] > 0) n++;
  }
  return n;
}
