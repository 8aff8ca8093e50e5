/** The marks that carry a number or an owner: emblem, seal, medal, worker. */
import { useMemo } from 'react';
import type { Charter } from '@/engine/model/vocabulary';
import { Drawing } from './Drawing';
import { emblem, seal, sealPlace } from './emblems';
import { medal } from './icons/tracks';
import { place, text, type Picture } from './shape';
import { worker, workerAway, WORKER_BOX } from './workers';

const ROUND = [-13, -13, 26, 26] as const;

interface OfCharter {
  readonly charter: Charter;
  readonly size?: number;
}

export function Emblem({ charter, size = 26 }: OfCharter) {
  const picture = useMemo(() => emblem(charter, 10), [charter]);
  return <Drawing picture={picture} width={size} height={size} box={ROUND} />;
}

export function Seal({ charter, size = 18, empty = false }: OfCharter & { readonly empty?: boolean }) {
  const picture = useMemo(() => (empty ? sealPlace(charter, 10) : seal(charter, 10.5)), [charter, empty]);
  return <Drawing picture={picture} width={size} height={size} box={ROUND} />;
}

export const numbered = (n: number): Picture => [
  ...medal,
  text(0, n > 99 ? 3.4 : 4, `${n}`, n > 99 ? 8.6 : n > 9 ? 10.6 : 13, '$onMedal'),
];

export function Medal({ n, size = 30 }: { readonly n: number; readonly size?: number }) {
  const picture = useMemo(() => numbered(n), [n]);
  return <Drawing picture={picture} width={size} height={size} box={ROUND} />;
}

interface WorkerProps extends OfCharter {
  readonly big: boolean;
  readonly away?: boolean;
}

export function Worker({ charter, big, away = false, size = 30 }: WorkerProps) {
  const picture = useMemo(
    () => [place(away ? workerAway : worker(charter, big), 0, big ? 0 : 2.4, { scale: big ? 1 : 0.8 })],
    [charter, big, away],
  );
  return <Drawing picture={picture} width={size * 0.75} height={size} box={WORKER_BOX} />;
}
