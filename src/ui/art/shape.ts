/**
 * Pictures as data. A picture is a list of shapes; the same list is drawn on a tile, a card, a chip or a log line, and a
 * pure function can make it. Colours are paints, resolved when drawn, so one picture serves day and night:
 * `#RRGGBB` as it is, `~#RRGGBB` dimmed at night, `$name` a token of the theme, `$red.tint` a token of a charter.
 */
import type { Charter } from '@/engine/model/vocabulary';
import { mix } from '../kit/colour';
import type { Theme } from '../kit/theme';
import type { Weight } from '../kit/type';

export type Paint = string;

interface Pen {
  readonly stroke: Paint;
  readonly width: number;
  readonly opacity: number;
  readonly dash: string;
}
export type Shape =
  | ({ readonly is: 'path'; readonly d: string; readonly fill: Paint } & Pen)
  | ({ readonly is: 'circle'; readonly x: number; readonly y: number; readonly r: number; readonly fill: Paint } & Pen)
  | ({
      readonly is: 'ellipse';
      readonly x: number;
      readonly y: number;
      readonly rx: number;
      readonly ry: number;
      readonly fill: Paint;
    } & Pen)
  | ({
      readonly is: 'rect';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly r: number;
      readonly fill: Paint;
    } & Pen)
  | {
      readonly is: 'text';
      readonly x: number;
      readonly y: number;
      readonly words: string;
      readonly size: number;
      readonly weight: Weight;
      readonly fill: Paint;
      readonly anchor: 'start' | 'middle' | 'end';
    }
  | { readonly is: 'group'; readonly transform: string; readonly opacity: number; readonly shapes: readonly Shape[] };

export type Picture = readonly Shape[];

const pen = (given: Partial<Pen>, stroke: Paint): Pen => ({
  stroke: given.stroke ?? stroke,
  width: given.width ?? 1.5,
  opacity: given.opacity ?? 1,
  dash: given.dash ?? '',
});

/** Drawn with the outline unless told otherwise. */
export const path = (d: string, fill: Paint = 'none', given: Partial<Pen> = {}): Shape => ({
  is: 'path',
  d,
  fill,
  ...pen(given, '$outline'),
});
export const stroke = (d: string, colour: Paint, width: number, given: Partial<Pen> = {}): Shape =>
  path(d, 'none', { ...given, stroke: colour, width });
/** Filled, without an outline. */
export const fill = (d: string, colour: Paint, given: Partial<Pen> = {}): Shape =>
  path(d, colour, { ...given, stroke: 'none' });
export const circle = (x: number, y: number, r: number, colour: Paint, given: Partial<Pen> = {}): Shape => ({
  is: 'circle',
  x,
  y,
  r,
  fill: colour,
  ...pen(given, '$outline'),
});
export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: Paint,
  given: Partial<Pen> = {},
): Shape => ({ is: 'ellipse', x, y, rx, ry, fill: colour, ...pen(given, 'none') });
export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  colour: Paint,
  given: Partial<Pen> = {},
): Shape => ({ is: 'rect', x, y, w, h, r, fill: colour, ...pen(given, 'none') });
export const text = (
  x: number,
  y: number,
  words: string,
  size: number,
  colour: Paint,
  weight: Weight = 'heavy',
  anchor: 'start' | 'middle' | 'end' = 'middle',
): Shape => ({ is: 'text', x, y, words, size, fill: colour, weight, anchor });

interface Placement {
  readonly scale?: number;
  /** Mirrored left to right. */
  readonly flip?: boolean;
  readonly turn?: number;
  readonly opacity?: number;
}
export function place(shapes: Picture, x: number, y: number, given: Placement = {}): Shape {
  const { scale = 1, flip = false, turn = 0, opacity = 1 } = given;
  const moves = [`translate(${n(x)} ${n(y)})`];
  if (turn !== 0) moves.push(`rotate(${n(turn)})`);
  if (scale !== 1 || flip) moves.push(`scale(${(flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})`);
  return { is: 'group', transform: moves.join(' '), opacity, shapes };
}

/** One decimal is finer than any screen here, and keeps the paths short. */
export const n = (value: number): string => {
  const short = value.toFixed(1);
  return short === '-0.0' ? '0' : short.replace(/\.0$/, '');
};

const NIGHT = '#1D1830';

export function resolvePaint(paint: Paint, theme: Theme): string {
  if (paint.startsWith('~')) return theme.dark ? mix(paint.slice(1), NIGHT, 0.11) : paint.slice(1);
  if (!paint.startsWith('$')) return paint;
  const [name, part = 'colour'] = paint.slice(1).split('.');
  const charter = theme.charters[name as Charter];
  const found: unknown = charter === undefined ? theme[name as keyof Theme] : charter[part as keyof typeof charter];
  if (typeof found !== 'string') throw new Error(`no paint ${paint}`);
  return found;
}
