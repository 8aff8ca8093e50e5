/** Walls, windows, doors and chimneys of each family. Ground line y = 0, up is negative. */
import { seeded, wobbly } from '../art/geometry';
import { circle, n, path, rect, stroke, type Picture, type Shape } from '../art/shape';
import { LINE, WOOD, type Family } from './families';

interface Body {
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly seed: number;
  /** The height it stands on. */
  readonly y?: number;
}

/** The marks that tell brick from log from plate. */
function wallMarks({ name }: Family, { x, w, h, seed, y = 0 }: Body): string {
  const random = seeded(seed * 7 + 3);
  let d = '';
  switch (name) {
    case 'red':
      for (let row = 0, at = y - 2.6; at > y - h + 1.5; row++, at -= 2.8) {
        for (let k = 0; k <= w / 5; k++) {
          const left = x + 1.5 + k * 5 + (row % 2) * 2.5;
          if (left + 2.6 < x + w - 0.8 && random() < 0.55) d += `M${n(left)},${n(at)}l2.6,0`;
        }
      }
      return d;
    case 'green':
      for (let at = y - 3.2; at > y - h + 1; at -= 3.2) d += `M${n(x + 0.6)},${n(at)}L${n(x + w - 0.6)},${n(at)}`;
      return d;
    case 'yellow': {
      const bays = Math.max(2, Math.floor(w / 8));
      const middle = n(y - h * 0.5);
      d = `M${n(x + 1)},${middle}L${n(x + w - 1)},${middle}`;
      for (let k = 1; k < bays; k++) d += `M${n(x + (w * k) / bays)},${n(y)}L${n(x + (w * k) / bays)},${n(y - h)}`;
      d += `M${n(x + 0.8)},${middle}L${n(x + w / bays)},${n(y - h + 0.6)}`;
      return `${d}M${n(x + w - 0.8)},${middle}L${n(x + w - w / bays)},${n(y - h + 0.6)}`;
    }
    case 'black':
    case 'commons': {
      const mark = name === 'black' ? 'q1.6,-1.4 3.4,0' : 'l2.6,0';
      for (let k = 0; k < Math.floor((w * h) / (name === 'black' ? 26 : 40)); k++) {
        d += `M${n(x + 1.5 + random() * (w - 6))},${n(y - 1.8 - random() * (h - 4))}${mark}`;
      }
      return d;
    }
    case 'blue': {
      const plates = Math.max(2, Math.floor(w / 7));
      for (let k = 1; k < plates; k++) {
        d += `M${n(x + (w * k) / plates)},${n(y - 0.6)}L${n(x + (w * k) / plates)},${n(y - h + 0.6)}`;
      }
      return `${d}M${n(x + 0.8)},${n(y - h * 0.52)}L${n(x + w - 0.8)},${n(y - h * 0.52)}`;
    }
    case 'purple':
      return `M${n(x + 0.8)},${n(y - 2.6)}L${n(x + w - 0.8)},${n(y - 2.6)}`;
  }
}

export function wall(family: Family, body: Body): Picture {
  const { x, w, h, seed, y = 0 } = body;
  const outline = wobbly([[x, y], [x, y - h], [x + w, y - h], [x + w, y]], 0.4, seed); // prettier-ignore
  const marks = wallMarks(family, body);
  const shapes: Shape[] = [path(outline, family.wall, { width: LINE })];
  if (marks !== '') shapes.push(stroke(marks, family.wallLine, family.name === 'yellow' ? 1.3 : 0.9));
  return shapes;
}

export function window({ name }: Family, x: number, y: number): Picture {
  switch (name) {
    case 'purple':
      return [circle(x, y, 2, '$window', { width: 1 })];
    case 'blue':
      return [
        circle(x, y, 2.1, '$window', { width: 1.1 }),
        stroke(`M${n(x - 2)},${n(y)}L${n(x + 2)},${n(y)}`, '$outline', 0.7),
      ];
    case 'red':
    case 'commons':
      return [
        path(
          `M${n(x - 1.8)},${n(y + 2.4)}L${n(x - 1.8)},${n(y - 0.6)}Q${n(x)},${n(y - 3.2)} ${n(x + 1.8)},${n(y - 0.6)}L${n(x + 1.8)},${n(y + 2.4)}Z`,
          '$window',
          { width: 1 },
        ),
      ];
    case 'black':
      return [rect(x - 1.3, y - 3, 2.6, 5.6, 0.4, '$window', { stroke: '$outline', width: 1 })];
    case 'green':
    case 'yellow':
      return [
        rect(x - 2, y - 2.2, 4, 4.4, 0.3, '$window', { stroke: '$outline', width: 1 }),
        stroke(`M${n(x)},${n(y - 2.2)}l0,4.4M${n(x - 2)},${n(y)}l4,0`, '$outline', 0.6),
      ];
  }
}

export function door({ name }: Family, x: number, h = 7): Picture {
  const knob = circle(x + 1.3, -3.1, 0.5, '#F3CF72', { stroke: 'none' });
  if (name !== 'purple' && name !== 'blue') {
    return [rect(x - 2.6, -h, 5.2, h, 0.8, WOOD, { stroke: '$outline', width: 1 }), knob];
  }
  const top = n(2.6 - h);
  return [
    path(`M${n(x - 2.6)},0L${n(x - 2.6)},${top}A2.6,2.6 0 0 1 ${n(x + 2.6)},${top}L${n(x + 2.6)},0Z`, WOOD, {
      width: 1,
    }),
    knob,
  ];
}

const smokeFrom = (x: number, y: number): Picture => [
  circle(x + 2.2, y - 4.4, 1.9, '$smoke', { width: 0.7, opacity: 0.85 }),
  circle(x + 4.8, y - 8, 2.5, '$smoke', { width: 0.7, opacity: 0.75 }),
];

/** Gourd domes have none: their stalk is enough. */
export function chimney(family: Family, x: number, y: number, h: number, smoking: boolean): Picture {
  const { name, chimney: colour, trim, roofs } = family;
  const thin = { stroke: '$outline', width: 1 };
  const smoke = smoking ? smokeFrom(x, name === 'black' ? y - h - 4.6 : y - h) : [];
  switch (name) {
    case 'purple':
      return [];
    case 'red':
      return [
        path(
          `M${n(x - 2.6)},${n(y)}L${n(x - 1.7)},${n(y - h)}L${n(x + 1.7)},${n(y - h)}L${n(x + 2.6)},${n(y)}Z`,
          colour,
          thin,
        ),
        rect(x - 2.3, y - h - 1.6, 4.6, 2, 0.4, trim, thin),
        ...smoke,
      ];
    case 'black':
      return [
        rect(x - 2, y - h - 5, 4, h + 5, 0.3, colour, thin),
        rect(x - 2.7, y - h - 6, 5.4, 2, 0.4, roofs[0], thin),
        ...smoke,
      ];
    case 'blue': {
      const pipe = `M${n(x)},${n(y)}L${n(x)},${n(y - h)}Q${n(x)},${n(y - h - 2)} ${n(x + 2.6)},${n(y - h - 2)}`;
      return [stroke(pipe, '$outline', 4), stroke(pipe, colour, 2), ...smoke];
    }
    default:
      return [
        rect(x - 1.8, y - h, 3.6, h, 0.3, colour, thin),
        rect(x - 2.4, y - h - 1.2, 4.8, 1.8, 0.4, trim, thin),
        ...smoke,
      ];
  }
}

export const flag = (x: number, y: number, colour: string, h = 9): Picture => [
  stroke(`M${n(x)},${n(y)}L${n(x)},${n(y - h)}`, '$outline', 1.2),
  path(`M${n(x)},${n(y - h)}L${n(x + 8)},${n(y - h + 2.2)}L${n(x)},${n(y - h + 4.6)}Z`, colour, { width: 0.9 }),
];
