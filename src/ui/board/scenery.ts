/** Hills, trees, sheep, roads and ships: the land under the village. Nothing here means anything to a rule. */
import { seeded, wobbly, type Point } from '../art/geometry';
import { circle, ellipse, fill, n, path, place, stroke, type Picture, type Shape } from '../art/shape';
import { flag } from '../buildings/walls';
import type { BoardLayout } from './layout';

const tree = (kind: number): Picture => {
  const colour = kind % 2 === 0 ? '$tree' : '$tree2';
  const crown =
    kind >= 2
      ? 'M-5,-3.5L0,-16L5,-3.5Z'
      : 'M-5.6,-7C-7.6,-12 -2,-16.4 1,-14C5,-15.4 8,-10 5.4,-7C3,-4.6 -3.6,-4.6 -5.6,-7Z';
  return [
    ellipse(1, 0, 5, 1.6, '$outline', { opacity: 0.15 }),
    stroke('M0,0L0,-6', '$outline', 1.4),
    path(crown, colour, { width: 1 }),
  ];
};
const TREES = [0, 1, 2, 3].map(tree);

const mountain: Picture = [
  path('M-26,0L-10,-24L-4,-16L6,-32L30,0Z', '$land2', { stroke: '$landline', width: 1.3 }),
  path('M6,-32L2,-24L6,-21L10,-24L14,-21Z', '$snow', { stroke: '$landline', width: 1 }),
  path('M-10,-24L-13,-19L-9,-17L-6,-19Z', '$snow', { stroke: '$landline', width: 1 }),
  stroke('M10,-14L18,0M-12,-10L-6,0', '$landline', 1),
];

const sheep: Picture = [
  stroke('M-3,2L-3,5M2,2L2,5', '$outline', 1.2),
  path('M-6,0C-7,-4 -3,-6 -1,-4.6C1,-6.4 5,-5 4.6,-2C7,-1 5,3 2,2.4C0,3.6 -4,3.4 -6,0Z', '$sheep', { width: 1 }),
  ellipse(6, -2.4, 1.9, 1.6, '$outline'),
];

export const ship: Picture = [
  stroke('M0,-24L0,2', '$outline', 1.5),
  path('M1,-23C13,-18 14,-9 12,-3L1,-3Z', '~#FFF5DC', { width: 1.2 }),
  path('M-1,-19C-9,-14 -11,-8 -10,-3L-1,-3Z', '~#F0D8A8', { width: 1.2 }),
  path('M-16,0L18,0L12,9L-10,9Z', '~#9B5E3A', { width: 1.3 }),
  ...flag(0, -23, '~#B23A2A', 6),
  stroke('M-18,11q4,-3.4 8,0t8,0t8,0t8,0', '$sealine', 1.6),
];

export const whale: Picture = [
  path('M-16,4C-16,-8 2,-10 10,-1C13,2 16,0 17,-6M17,-6C14,-9 12,-9 11,-7M17,-6C19,-10 22,-9 22,-7', '~#5E7F95', {
    width: 1.2,
  }),
  circle(-10, -1, 0.9, '$outline', { stroke: 'none' }),
  stroke('M-8,-9C-9,-13 -12,-14 -13,-12M-8,-9C-7,-13 -4,-14 -3,-12', '$sealine', 1.4),
  stroke('M-20,5q4,-3.4 8,0t8,0t8,0t8,0t8,0', '$sealine', 1.8),
];

const lighthouse: Picture = [
  ellipse(0, 1, 12, 3, '$outline', { opacity: 0.2 }),
  path('M-7,0L-4,-26L4,-26L7,0Z', '~#FFF8E6', { width: 1.3 }),
  fill('M-6.3,-6L6.3,-6L5.6,-12L-5.6,-12Z', '~#C0443A'),
  fill('M-4.9,-18L4.9,-18L4.3,-23L-4.3,-23Z', '~#C0443A'),
  path('M-4,-33L4,-33L4,-26L-4,-26Z', '#FFE08A', { width: 1.2 }),
  path('M-6,-33L0,-39L6,-33Z', '~#C0443A', { width: 1.2 }),
];

const duck: Picture = [
  path('M-5,0C-6,4 5,4 6,0C4,-1 1,-1 0,-1L-1,-6C-1.4,-8.6 -5,-8 -5,-5.6L-7,-5', '~#FFFDF4', { width: 1 }),
  circle(-3.2, -6, 0.6, '$outline', { stroke: 'none' }),
];

const fountain: Picture = [
  circle(0, 4, 23.5, '$land2', { stroke: '$landline', width: 1.2 }),
  circle(0, 4, 16.7, '$road', { stroke: '$landline', width: 1 }),
  ellipse(0, 10, 15, 6, '~#B9B1A6', { stroke: '$outline', width: 1.1 }),
  ellipse(0, 8.6, 12, 4, '~#8CC3C4', { stroke: '$outline', width: 0.9 }),
  path('M-2,-6L2,-6L2,8L-2,8Z', '~#CFC7BA', { width: 1 }),
  ellipse(0, -6, 7, 2.6, '~#8CC3C4', { stroke: '$outline', width: 1 }),
  stroke('M0,-7q-7,-9 -9,6M0,-7q7,-9 9,6M0,-7l0,-7', '~#5FAEB8', 1.4),
];

type Thing = readonly [x: number, y: number, ...rest: number[]];
interface Scene {
  readonly hills: readonly Thing[];
  /** x, y, how many, which kind. */
  readonly trees: readonly Thing[];
  readonly sheep: readonly Thing[];
  readonly fields: readonly Thing[];
  readonly roads: readonly (readonly Point[])[];
}

const SCENES: Readonly<Record<BoardLayout['shape'], Scene>> = {
  wide: {
    hills: [[0.55, 1.25, 0.8], [1.15, 1, 0.95], [1.75, 0.9, 0.6]], // prettier-ignore
    trees: [
      [0.25, 6.35, 5, 0], [1.05, 6.55, 3, 2], [2.9, 6.15, 3, 1], [3.2, 3.3, 2, 2], [7.25, 0.9, 2, 2], [7.15, 2, 3, 3],
      [6.95, 9.2, 4, 0], [7.25, 10.6, 5, 2], [7.3, 12.4, 5, 3], [3.55, 10.6, 3, 1], [3.6, 12.2, 4, 2], [0.3, 11.6, 4, 2],
      [3.1, 1.2, 2, 3], [9.6, 4.85, 3, 2], [7.4, 6.3, 2, 1], [6.9, 8, 2, 2],
    ], // prettier-ignore
    sheep: [[1.5, 6.25], [1.75, 6.5], [2.35, 6.95], [8.9, 5.3], [9.2, 5.5]], // prettier-ignore
    fields: [[6.98, 11.5, 0.95, 1, -0.2], [0.55, 12.25, 1.1, 0.8, 0.2], [1.9, 12.5, 1, 0.7, 0.2]], // prettier-ignore
    roads: [
      [[4, 6], [2.4, 6.6], [1.4, 5.2]],
      [[1.9, 5.6], [1.9, 6.6], [2.1, 7.6]],
      [[4, 6.6], [3, 7.2], [2.8, 8]],
      [[4.9, 3.4], [4.9, 3.6], [4.9, 3.9]],
      [[6.1, 5.8], [6.9, 5.1], [8, 3.3]],
      [[5.8, 6.9], [7.2, 6.6], [8.1, 7.2]],
      [[5.4, 8.4], [5.45, 8.6], [5.5, 8.9]],
    ], // prettier-ignore
  },
  tall: {
    hills: [[0.75, 1.7, 0.8], [1.35, 1.55, 0.6]], // prettier-ignore
    trees: [
      [0.3, 3.1, 2, 2], [0.45, 7.9, 4, 0], [0.5, 9.2, 4, 2], [6.4, 3.3, 2, 3], [4.05, 13.1, 2, 2], [6.3, 13, 2, 2],
      [4.5, 14.6, 2, 1], [0.35, 17.7, 3, 3], [2.75, 7, 2, 2],
    ], // prettier-ignore
    sheep: [[0.95, 8.5], [1.1, 9.1]], // prettier-ignore
    fields: [],
    roads: [[[1.5, 5.9], [1.5, 6.6], [2, 7.4]], [[4.3, 7.2], [4.3, 7.6], [4.1, 8]]], // prettier-ignore
  },
};

const line = (points: readonly Point[]): string => {
  const [a = [0, 0], b = a, c = b] = points;
  return `M${n(a[0])},${n(a[1])}Q${n(b[0])},${n(b[1])} ${n(c[0])},${n(c[1])}`;
};

function road(points: readonly Point[], width: number): Shape[] {
  const d = line(points);
  return [
    stroke(d, '$landline', width + 2.4),
    stroke(d, '$road', width),
    stroke(d, '$landline', 1.1, { dash: '5 6', opacity: 0.7 }),
  ];
}

function river({ at, R }: BoardLayout): Shape[] {
  const k = R / 38;
  const [spring, a, b, mouth] = [at(7.35, 5.85), at(8.5, 6.3), at(8.9, 4.9), at(11.12, 5.3)];
  const d = `M${n(spring[0])},${n(spring[1])}C${n(a[0])},${n(a[1])} ${n(b[0])},${n(b[1])} ${n(mouth[0])},${n(mouth[1])}`;
  return [
    ellipse(spring[0] - 8 * k, spring[1], 21 * k, 9 * k, '$sea1', { stroke: '$outline', width: 1.1 }),
    stroke(d, '$outline', 12 * k, { opacity: 0.35 }),
    stroke(d, '$sea1', 10 * k),
    stroke(d, '$sealine', 1.2, { dash: '9 8', opacity: 0.8 }),
  ];
}

export function scenery(layout: BoardLayout): Picture {
  const { at, R, w, shape } = layout;
  const k = R / 38;
  const scene = SCENES[shape];
  const random = seeded(11);
  const shapes: Shape[] = [];
  for (const [x, y, size = 1] of scene.hills) shapes.push(place(mountain, ...at(x, y), { scale: size * k }));
  if (shape === 'wide') shapes.push(...river(layout));
  for (const points of scene.roads)
    shapes.push(
      ...road(
        points.map(([x, y]) => at(x, y)),
        9 * k,
      ),
    );
  for (const [fx, fy, fw = 1, fh = 1, skew = 0] of scene.fields) {
    const [x, y] = at(fx, fy);
    const [W, H] = [fw * w, fh * R];
    const q = skew * H;
    const furrows = [1, 2, 3, 4, 5].map(
      (i) => `M${n(x + q + (W * i) / 6)},${n(y + 2)}L${n(x - q + (W * i) / 6)},${n(y + H - 3)}`,
    );
    shapes.push(
      path(wobbly([[x + q, y], [x + W + q, y + 3], [x + W - q, y + H], [x - q, y + H - 2]], 2, 7), '$land2', { stroke: '$landline', width: 1 }), // prettier-ignore
      stroke(furrows.join(''), '$landline', 1, { opacity: 0.7 }),
    );
  }
  for (const [x, y, count = 1, kind = 0] of scene.trees) {
    for (let i = 0; i < count; i++) {
      const spot = at(x + random() * 0.44 - 0.22, y + random() * 0.6 - 0.3);
      const which = random() < 0.7 ? kind : (kind + 1) % 4;
      shapes.push(place(TREES[which] ?? [], ...spot, { scale: k * (0.8 + random() * 0.35) }));
    }
  }
  for (const [x, y] of scene.sheep) shapes.push(place(sheep, ...at(x, y), { scale: k * 0.95 }));
  if (shape === 'wide') shapes.push(place(lighthouse, ...at(10.95, 5.15), { scale: k }));
  return shapes;
}

/** Blue's gap is a pond, with its duck. */
export function pond({ pond: [x, y], R }: BoardLayout): Picture {
  const water = 'M-22,2C-22,-14 4,-20 20,-8C30,4 14,18 -4,16C-14,16 -22,10 -22,2Z';
  const shapes = [
    path(water, '$sea1', { width: 1.2 }),
    stroke('M-12,0q4,-3 8,0t8,0M-2,8q4,-3 8,0', '$sealine', 1.2),
    place(duck, 6, -2),
  ];
  return [place(shapes, x, y, { scale: R / 38 })];
}

export const square = ({ fountain: middle, R }: BoardLayout): Picture =>
  middle === null ? [] : [place(fountain, ...middle, { scale: R / 38 })];
