/** Six ways to keep the rain out: tiled gable, gourd dome, shingled spire, thatch, slate mansard, barrel vault. */
import { wobbly } from '../art/geometry';
import { n, path, stroke, type Picture, type Shape } from '../art/shape';
import { LINE, type Family } from './families';

interface Span {
  readonly x: number;
  readonly w: number;
  /** The eaves. */
  readonly y: number;
  readonly seed: number;
  /** Which of the two roof tones. */
  readonly tone: 0 | 1;
  readonly steep?: number;
}
interface Drawn {
  readonly shapes: Shape[];
  readonly marks: string;
}

const EAVES = 2.2;

function gable(colour: string, { x, w, y, seed, steep = 1 }: Span): Drawn {
  const m = x + w / 2;
  const h = w * 0.46 * steep + 3;
  let marks = '';
  for (const k of [1, 2]) {
    const half = (w / 2 + EAVES) * (1 - k / 3) - 1.2;
    const tiles = Math.max(1, Math.floor(half / 2.6));
    for (let j = -tiles; j < tiles; j++) marks += `M${n(m + j * 2.6)},${n(y - (h * k) / 3)}q1.3,1.9 2.6,0`;
  }
  const outline = wobbly([[x - EAVES, y], [m, y - h], [x + w + EAVES, y]], 0.5, seed); // prettier-ignore
  return { shapes: [path(outline, colour, { width: LINE })], marks };
}

function dome(colour: string, { x, w, y, steep = 1 }: Span): Drawn {
  const m = x + w / 2;
  const h = w * 0.56 * steep + 4;
  const half = w / 2 + 1.6;
  const side = (s: 1 | -1): string =>
    `C${n(m + s * half * 0.55)},${n(y - h * 0.75)} ${n(m + s * (half + 3))},${n(y - h * 0.42)} ${n(m + s * (half - 1))},${n(y)}`;
  const rib = (s: 1 | -1): string =>
    `M${n(m)},${n(y - h + 1)}C${n(m + s * half * 0.6)},${n(y - h * 0.6)} ${n(m + s * half * 0.55)},${n(y - h * 0.3)} ${n(m + s * half * 0.38)},${n(y - 0.5)}`;
  const left = `M${n(m - half + 1)},${n(y)}C${n(m - half - 3)},${n(y - h * 0.42)} ${n(m - half * 0.55)},${n(y - h * 0.75)} ${n(m)},${n(y - h)}`;
  return {
    shapes: [
      path(`${left}${side(1)}Z`, colour, { width: LINE }),
      stroke(`M${n(m)},${n(y - h)}c-.4,-2 .4,-3.4 2.2,-3.6`, '$outline', 1.9),
    ],
    marks: rib(-1) + rib(1),
  };
}

function spire(colour: string, { x, w, y, seed, steep = 1 }: Span): Drawn {
  const m = x + w / 2;
  const h = w * 0.78 * steep + 3;
  let marks = '';
  for (const k of [1, 2, 3]) {
    const half = (w / 2 + EAVES) * (1 - k / 4) - 0.6;
    const count = Math.max(1, Math.round(half / 2.4));
    const step = half / count;
    for (let j = -count; j < count; j++) {
      marks += `M${n(m + j * step)},${n(y + 2.2 - ((h + 2) * k) / 4)}l${n(step / 2)},1.9l${n(step / 2)},-1.9`;
    }
  }
  const low = y + 2.2;
  const edge = EAVES + 0.6;
  const outline = wobbly([[x - edge, low], [m - 1, y - h], [m + 1, y - h], [x + w + edge, low]], 0.5, seed); // prettier-ignore
  return { shapes: [path(outline, colour, { width: LINE })], marks };
}

function thatch(colour: string, { x, w, y, steep = 1 }: Span): Drawn {
  const m = x + w / 2;
  const h = w * 0.42 * steep + 4.5;
  const top = n(y - h);
  const half = n(y - h * 0.5);
  const d =
    `M${n(x - 3)},${n(y + 1.6)}C${n(x - EAVES)},${half} ${n(x + w * 0.1)},${top} ${n(x + w * 0.26)},${top}` +
    `L${n(x + w * 0.74)},${top}C${n(x + w * 0.9)},${top} ${n(x + w + EAVES)},${half} ${n(x + w + 3)},${n(y + 1.6)}` +
    `Q${n(x + w * 0.75)},${n(y - 0.6)} ${n(m)},${n(y + 1.4)}Q${n(x + w * 0.25)},${n(y - 0.6)} ${n(x - 3)},${n(y + 1.6)}Z`;
  const straws = Math.max(3, Math.floor(w / 4));
  let marks = '';
  for (let k = 0; k <= straws; k++) {
    const off = x + (w * k) / straws - m;
    marks += `M${n(m + off * 0.62)},${n(y - h * 0.78)}L${n(m + off * 0.95)},${n(y - h * 0.2)}`;
  }
  return { shapes: [path(d, colour, { width: LINE })], marks };
}

function mansard(colour: string, { x, w, y, seed, steep = 1 }: Span): Drawn {
  const h = w * 0.3 * steep + 6;
  const outline = wobbly([[x - EAVES, y], [x + w * 0.1, y - h], [x + w * 0.9, y - h], [x + w + EAVES, y]], 0.35, seed); // prettier-ignore
  let marks = '';
  for (const k of [1, 2]) {
    const inset = (w * 0.1 * k) / 3;
    marks += `M${n(x + inset)},${n(y - (h * k) / 3)}L${n(x + w - inset)},${n(y - (h * k) / 3)}`;
  }
  const ridge = stroke(`M${n(x + w * 0.06)},${n(y - h)}L${n(x + w * 0.94)},${n(y - h)}`, '$outline', 2.2);
  return { shapes: [path(outline, colour, { width: LINE }), ridge], marks };
}

function vault(colour: string, { x, w, y, steep = 1 }: Span): Drawn {
  const m = x + w / 2;
  const h = w * 0.36 * steep + 3;
  const top = n(y - h * 1.33);
  const d = `M${n(x - 1.6)},${n(y)}C${n(x - 1.6)},${top} ${n(x + w + 1.6)},${top} ${n(x + w + 1.6)},${n(y)}Z`;
  let marks = '';
  for (const k of [1, 2, 3]) {
    const at = x + (w * k) / 4;
    marks += `M${n(at)},${n(y - 0.6)}L${n(m + (at - m) * 0.8)},${n(y - h * (1 - Math.abs(k - 2) * 0.22) * 0.9)}`;
  }
  return { shapes: [path(d, colour, { width: LINE })], marks };
}

const ROOFS = { red: gable, commons: gable, purple: dome, green: spire, yellow: thatch, black: mansard, blue: vault };

export function roof(family: Family, span: Span): Picture {
  const { shapes, marks } = ROOFS[family.name](family.roofs[span.tone], span);
  return [...shapes, stroke(marks, family.roofLine, 0.9, { opacity: 0.75 })];
}
