/** Hexes, wobbly lines and scalloped seals as svg paths. Chance is seeded: the same data draws the same picture. */
import { n } from './shape';

export type Point = readonly [x: number, y: number];
export const SQRT3 = Math.sqrt(3);

/** A small generator for wobble and brick marks (mulberry32): numbers from 0 up to 1. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Pointy-top, from the top corner clockwise. */
export const hexCorners = (x: number, y: number, radius: number): Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((-90 + 60 * i) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)},${n(y)}`).join('L')}Z`;

export const hex = (x: number, y: number, radius: number): string => polygon(hexCorners(x, y, radius));

/** A hex with its corners rounded off by `rounding`. */
export function roundHex(x: number, y: number, radius: number, rounding: number): string {
  const corners = hexCorners(x, y, radius);
  const share = rounding / radius;
  const towards = ([ax, ay]: Point, [bx, by]: Point): string =>
    `${n(ax + (bx - ax) * share)},${n(ay + (by - ay) * share)}`;
  return `${corners
    .map((corner, i) => {
      const before = corners[(i + 5) % 6] ?? corner;
      const after = corners[(i + 1) % 6] ?? corner;
      const move = i === 0 ? 'M' : 'L';
      return `${move}${towards(corner, before)}Q${n(corner[0])},${n(corner[1])} ${towards(corner, after)}`;
    })
    .join('')}Z`;
}

/** A closed outline as a hand would draw it: each side bends a little. */
export function wobbly(points: readonly Point[], amplitude: number, seed: number): string {
  const random = seeded(seed);
  const first = points[0] ?? [0, 0];
  let d = `M${n(first[0])},${n(first[1])}`;
  points.forEach((from, i) => {
    const to = points[(i + 1) % points.length] ?? first;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const bend = (random() * 2 - 1) * amplitude;
    const x = (from[0] + to[0]) / 2 - ((to[1] - from[1]) / length) * bend;
    const y = (from[1] + to[1]) / 2 + ((to[0] - from[0]) / length) * bend;
    d += `Q${n(x)},${n(y)} ${n(to[0])},${n(to[1])}`;
  });
  return `${d}Z`;
}

/** A round with `lobes` bulges: wax seals, medals, gears. */
export function scalloped(radius: number, lobes = 9, depth = 0.1): string {
  const on = (turn: number, r: number): string => {
    const angle = (2 * Math.PI * turn) / lobes;
    return `${n(r * Math.cos(angle))},${n(r * Math.sin(angle))}`;
  };
  let d = `M${on(0, radius)}`;
  for (let i = 0; i < lobes; i++) d += `Q${on(i + 0.5, radius * (1 + 2.6 * depth))} ${on(i + 1, radius)}`;
  return `${d}Z`;
}

/** A point so many degrees round a centre. */
export const around = (degrees: number, radius: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};
