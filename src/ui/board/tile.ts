/** One hex of the board: its ground and sky, its building, its chips, and the marks that say "you may" and "just now". */
import type { Charter } from '@/engine/model/vocabulary';
import { emblemPath } from '../art/emblems';
import { roundHex, SQRT3 } from '../art/geometry';
import { circle, fill, n, path, place, stroke, type Picture, type Shape } from '../art/shape';
import { chip } from '../effects/chip';
import type { Glyph } from '../effects/glyphs';
import type { SpaceAt } from './layout';

/** What stands on a space, in pictures: the board needs no rules to draw it. */
export interface TilePiece {
  /** null for an empty plot. */
  readonly picture: Picture | null;
  readonly price: readonly Glyph[];
  readonly gives: readonly Glyph[];
}

const border = (charter: Charter | null): string => (charter === null ? '$commonsBorder' : `$${charter}`);

function sky(x: number, y: number, R: number): Shape {
  const half = R * 0.86 * (SQRT3 / 2);
  const line = y + R * 0.14;
  return fill(
    `M${n(x - half)},${n(line)}L${n(x - half)},${n(y - R * 0.4)}L${n(x)},${n(y - R * 0.84)}L${n(x + half)},${n(y - R * 0.4)}` +
      `L${n(x + half)},${n(line)}Q${n(x + half * 0.5)},${n(line - R * 0.09)} ${n(x)},${n(line)}` +
      `Q${n(x - half * 0.5)},${n(line + R * 0.09)} ${n(x - half)},${n(line)}Z`,
    '$sky',
  );
}

function emptyPlot(x: number, y: number, R: number, charter: Charter): Shape[] {
  const k = R / 38;
  const dash = `${n(3.4 * k)} ${n(2.8 * k)}`;
  return [
    fill(roundHex(x, y, R * 0.955, R * 0.12), `$${charter}.tint`, { opacity: 0.5 }),
    path(roundHex(x, y, R * 0.86, R * 0.11), 'none', { stroke: `$${charter}`, width: 1.1 * k, dash, opacity: 0.8 }),
    place([path(emblemPath(charter, R * 0.27), 'none', { stroke: `$${charter}`, width: 1.3 * k })], x, y, {
      opacity: 0.55,
    }),
    ...[-1, 1].map((side) =>
      stroke(`M${n(x + side * R * 0.42)},${n(y + R * 0.28)}l0,${n(-5 * k)}`, '~#8B5A2E', 1.8 * k, { opacity: 0.6 }),
    ),
  ];
}

export function tile({ x, y, charter }: SpaceAt, R: number, piece: TilePiece): Picture {
  const k = R / 38;
  const base: Shape[] = [
    fill(roundHex(x, y + 2.4 * k, R * 0.955, R * 0.12), '$outline', { opacity: 0.28 }),
    path(roundHex(x, y, R * 0.955, R * 0.12), piece.picture === null ? '$emptyTile' : '$paper', {
      stroke: border(charter),
      width: 2 * k,
    }),
  ];
  if (piece.picture === null) return charter === null ? base : [...base, ...emptyPlot(x, y, R, charter)];
  const inner = roundHex(x, y, R * 0.86, R * 0.11);
  return [
    ...base,
    fill(inner, charter === null ? '$commonsGround' : `$${charter}.ground`),
    ...(charter === null ? [] : [fill(inner, `url(#ground-${charter})`)]),
    sky(x, y, R),
    place(piece.picture, x, y + R * 0.4, { scale: k * (charter === null ? 1 : 1.1) }),
  ];
}

/** Small boards show the first benefit only, large enough to read. */
export function chips({ x, y }: SpaceAt, R: number, { picture, price, gives }: TilePiece): Picture {
  if (picture === null) return [];
  const k = R / 38;
  const half = (SQRT3 * R) / 2;
  if (R < 34) return chip(gives.slice(0, 1), 'right', x + half - 0.5 * k, y - R * 0.52, k * 1.22);
  return [
    ...chip(price, 'left', x - half + 0.5 * k, y + R * 0.48, k),
    ...chip(gives, 'right', x + half - 0.5 * k, y - R * 0.51, k),
  ];
}

/** Under the tile: the gold halo of a legal place. */
export const halo = ({ x, y }: SpaceAt, R: number, target: boolean): Picture => [
  fill(roundHex(x, y, R * 1.12, R * 0.17), '$glow', { opacity: 0.3 }),
  fill(roundHex(x, y, R * 1.06, R * 0.15), '$glow', { opacity: 0.95 }),
  ...(target
    ? [
        path(roundHex(x, y, R * 1.17, R * 0.18), 'none', { stroke: '$outline', width: (5 * R) / 38 }),
        path(roundHex(x, y, R * 1.17, R * 0.18), 'none', { stroke: '$glow', width: (3 * R) / 38 }),
      ]
    : []),
];

/** Over the tile: the pale rim, and the bead that shows "you may" without colour. */
export function bead({ x, y }: SpaceAt, R: number): Picture {
  const k = R / 38;
  return [
    path(roundHex(x, y, R * 0.955, R * 0.12), 'none', { stroke: '$rim', width: 2.6 * k }),
    circle(x, y - R * 0.99, 4.2 * k, '$glow', { width: 1.1 * k }),
    circle(x, y - R * 0.99, 1.5 * k, '$rim', { stroke: 'none' }),
  ];
}

/** The last move: dashed ink and paper. */
export function lastMove({ x, y }: SpaceAt, R: number): Picture {
  const k = R / 38;
  const d = roundHex(x, y, R, R * 0.13);
  return [stroke(d, '$ink', 3.4 * k), stroke(d, '$paper', 1.6 * k, { dash: `${n(6 * k)} ${n(5 * k)}` })];
}
