/** A plaque of icons on the board: a price at a tile's lower left, what it gives at its upper right. */
import { ICONS } from '../art/icons';
import { medal } from '../art/icons/tracks';
import { n as short, place, rect, text, type Shape } from '../art/shape';
import type { Glyph } from './glyphs';

const HEIGHT = 15.8;

function widthOf(glyph: Glyph): number {
  if (glyph.is === 'sign') return glyph.sign === 'gains' ? 12 : 5;
  if (glyph.icon === 'vp') return 15.5;
  return glyph.n > 1 ? 20.4 : 13.4;
}

function drawn(glyph: Glyph, x: number, w: number): Shape[] {
  if (glyph.is === 'sign') {
    return glyph.sign === 'gains'
      ? [place(ICONS.gains, x + w / 2, 0, { scale: 0.45 })]
      : [text(x + w / 2, 4, glyph.sign, 11, '$onPlaque')];
  }
  if (glyph.icon === 'vp') {
    const middle = x + w / 2;
    return [place(medal, middle, 0, { scale: 15.5 / 24 }), text(middle, 3.3, short(glyph.n), 9.3, '$onMedal')];
  }
  const number = glyph.n > 1 ? [text(x + 3.7, 4.2, short(glyph.n), 12, '$onPlaque')] : [];
  return [...number, place(ICONS[glyph.icon], x + w - 6.7, 0, { scale: 13.2 / 24 })];
}

/** `edge` is the chip's left end, or its right end where it hangs on the right; `scale` 1 suits R = 38. */
export function chip(
  glyphs: readonly Glyph[],
  hangs: 'left' | 'right',
  edge: number,
  y: number,
  scale: number,
): Shape[] {
  if (glyphs.length === 0) return [];
  const widths = glyphs.map(widthOf);
  const total = widths.reduce((sum, w) => sum + w + 0.6, 5);
  const shapes: Shape[] = [
    rect(0, 1 - HEIGHT / 2, total, HEIGHT, HEIGHT / 2, '$outline', { opacity: 0.25 }),
    rect(0, -HEIGHT / 2, total, HEIGHT, HEIGHT / 2, '$plaque', { stroke: '$outline', width: 1 }),
  ];
  let x = 3;
  glyphs.forEach((glyph, i) => {
    const w = widths[i] ?? 0;
    shapes.push(...drawn(glyph, x, w));
    x += w + 0.6;
  });
  return [place(shapes, hangs === 'left' ? edge : edge - total * scale, y, { scale })];
}
