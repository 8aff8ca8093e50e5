/** A district's name on its flag, beside its emblem. */
import type { Charter } from '@/engine/model/vocabulary';
import { emblem } from '../art/emblems';
import { n, path, place, text, type Picture } from '../art/shape';
import type { BoardLayout } from './layout';

/** About the width of a letter of the plate's size: svg cannot measure words. */
const LETTER = 7.1;

function plate(charter: Charter, name: string): Picture {
  const end = 33 + name.length * LETTER;
  return [
    path(`M8,-10L${n(end)},-10L${n(end + 7)},0L${n(end)},10L8,10Z`, `$${charter}`, { width: 1.1 }),
    text(charter === 'red' || charter === 'yellow' ? 25 : 23, 4.6, name, 13, `$${charter}.on`, 'bold', 'start'),
    place(emblem(charter, 11.5), 8, 0),
  ];
}

export function plates(layout: BoardLayout, names: readonly { charter: Charter; name: string }[]): Picture {
  const scale = (layout.R / 38) * (layout.shape === 'tall' ? 1.08 : 0.98);
  return layout.plates.map(({ charter, x, y }) =>
    place(plate(charter, names.find((entry) => entry.charter === charter)?.name ?? ''), x, y, { scale }),
  );
}
