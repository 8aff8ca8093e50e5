/** Sea, shore, land, the grounds of the districts and of the Commons. Drawn once for a size. */
import { CHARTERS } from '@/engine/model/vocabulary';
import { hex, roundHex } from '../art/geometry';
import { fill, n, path, place, rect, stroke, type Picture, type Shape } from '../art/shape';
import type { BoardLayout } from './layout';
import { pond, scenery, ship, square, whale } from './scenery';

/** The shore from top to bottom, as a path that closes round the land on its left. */
function shore({ width, height, sea, shape }: BoardLayout, offset: number): string {
  const x = width - sea + offset;
  const foot = shape === 'wide' ? x - Math.min(84, width * 0.08) : x - width * 0.46;
  const turn = shape === 'wide' ? 0.66 : 0.74;
  const y = (share: number): string => n(height * share);
  return (
    `M-20,-20L${n(x + 10)},-20C${n(x - 8)},${y(0.1)} ${n(x + 14)},${y(0.2)} ${n(x + 4)},${y(0.34)}` +
    `C${n(x - 6)},${y(0.46)} ${n(x + 12)},${y(turn - 0.08)} ${n(x - 14)},${y(turn)}` +
    `C${n(x - 50)},${y(turn + 0.1)} ${n(foot + 24)},${y(turn + 0.12)} ${n(foot)},${n(height + 20)}L-20,${n(height + 20)}Z`
  );
}

function water(layout: BoardLayout): Shape[] {
  const { width, height, sea, shape } = layout;
  return [
    rect(0, 0, width, height, 0, 'url(#sea)'),
    rect(0, 0, width, height, 0, 'url(#waves)'),
    ...[12, 6].map((off, i) => stroke(shore(layout, off), '$sealine', i === 0 ? 3 : 2, { opacity: 0.5 })),
    path(shore(layout, 0), 'url(#land)', { stroke: '$landline', width: 2.5 }),
    ...(shape === 'wide'
      ? [
          place(whale, width - sea * 0.62, height - 34),
          ...(sea > 120
            ? [place(ship, width - 36, height * 0.6)]
            : [place(ship, width - 34, height - 110, { scale: 0.9 })]),
        ]
      : [
          place(ship, width - 44, height * 0.885, { scale: 0.85 }),
          place(whale, width - 112, height - 22, { scale: 0.8 }),
        ]),
  ];
}

function commonsGround({ spaces, fountain, R }: BoardLayout): Shape[] {
  const centres = spaces.filter((space) => space.charter === null).map((space): [number, number] => [space.x, space.y]);
  if (fountain !== null) centres.push([fountain[0], fountain[1]]);
  return [
    ...centres.map(([x, y]) => path(hex(x, y, R), '$landline', { stroke: '$landline', width: R * 0.42 })),
    ...centres.map(([x, y]) => path(hex(x, y, R), '$road', { stroke: '$road', width: R * 0.36 })),
    ...centres.map(([x, y]) => fill(roundHex(x, y, R * 1.18, R * 0.2), 'url(#ground-commons)')),
  ];
}

function districts({ spaces, R }: BoardLayout): Shape[] {
  return CHARTERS.flatMap((charter) => {
    const own = spaces.filter((space) => space.charter === charter);
    return [
      ...own.map(({ x, y }) => path(hex(x, y, R), `$${charter}.edge`, { stroke: `$${charter}.edge`, width: R * 0.36 })),
      ...own.map(({ x, y }) => path(hex(x, y, R), `$${charter}.tint`, { stroke: `$${charter}.tint`, width: R * 0.3 })),
      ...own.map(({ x, y }) => fill(roundHex(x, y, R * 1.16, R * 0.2), `url(#ground-${charter})`)),
    ];
  });
}

export const ground = (layout: BoardLayout): Picture => [
  ...water(layout),
  ...scenery(layout),
  ...commonsGround(layout),
  ...districts(layout),
  ...pond(layout),
  ...square(layout),
];
