/** Rule 17, the Commons. Card numbers 11–16 are ours, after the start buildings; what the influence is placed on is the procedure's. */
import type { CommonsCard } from '@/engine/model/card';
import { card } from '@/engine/model/vocabulary';
import { anyResource, both, free, gain, pay, run, takeCard } from './say';

export const ZEPPELIN = card(11);
export const CHARTERSTONE = card(12);
export const GRANDSTAND = card(13);
export const TREASURY = card(14);
export const MARKET = card(15);
export const CLOUD_PORT = card(16);

/** In the order of COMMONS. */
export const commons: readonly CommonsCard[] = [
  { no: ZEPPELIN, kind: 'commons', cost: pay('influence', 3), benefit: run('construct', 5) },
  {
    no: CHARTERSTONE,
    kind: 'commons',
    cost: both(pay('coin', 4), pay('influence', 2)),
    benefit: run('unlockCrate', 5),
  },
  { no: GRANDSTAND, kind: 'commons', cost: free, benefit: run('scoreObjective', 5) },
  { no: TREASURY, kind: 'commons', cost: anyResource(1), benefit: gain('coin') },
  { no: MARKET, kind: 'commons', cost: both(anyResource(1), pay('coin')), benefit: takeCard() },
  { no: CLOUD_PORT, kind: 'commons', cost: free, benefit: run('fillQuota', 3) },
];
