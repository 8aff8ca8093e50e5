/** A charter's mark: a shape and a letter, beside its colour. The letters are the same in every language. */
import { CHARTERS, type Charter } from '@/engine/model/vocabulary';
import { scalloped } from './geometry';
import { circle, fill, n, path, place, text, type Picture, type Shape } from './shape';

export const LETTER: Readonly<Record<Charter, string>> = {
  red: 'R',
  purple: 'P',
  green: 'G',
  yellow: 'Y',
  black: 'K',
  blue: 'B',
};

/** Unit outlines, radius about 1. */
const OUTLINES: Readonly<Record<Charter, string>> = {
  red: 'M0,-1.12C.25,-1.12 .4,-.9 1.1,.5C1.25,.85 1.05,.95 .75,.95L-.75,.95C-1.05,.95 -1.25,.85 -1.1,.5C-.4,-.9 -.25,-1.12 0,-1.12Z',
  purple: 'M-1,0A1,1 0 1 1 1,0A1,1 0 1 1 -1,0Z',
  green:
    'M.95,-1.05C1.2,.2 .75,1.15 -.3,1.02C-.7,.98 -.9,1 -1,1.12C-1.05,.9 -1.1,.6 -1.05,.2C-1,-.7 -.1,-1.05 .95,-1.05Z',
  yellow: 'M0,-1.25L1.15,0L0,1.25L-1.15,0Z',
  black:
    'M-.72,-.92L.72,-.92Q.92,-.92 .92,-.72L.92,.72Q.92,.92 .72,.92L-.72,.92Q-.92,.92 -.92,.72L-.92,-.72Q-.92,-.92 -.72,-.92Z',
  blue: 'M-.95,-.95Q-.45,-.7 0,-1.08Q.45,-.7 .95,-.95C1.1,.1 .75,.8 0,1.2C-.75,.8 -1.1,.1 -.95,-.95Z',
};

/** The outline at a radius; arc flags are digits without a sign or a point, so they stay as they are. */
export function emblemPath(charter: Charter, radius: number): string {
  if (charter === 'purple') {
    const r = n(radius);
    return `M-${r},0A${r},${r} 0 1 1 ${r},0A${r},${r} 0 1 1 -${r},0Z`;
  }
  return OUTLINES[charter].replace(/-?\d*\.?\d+/g, (number) => (Number(number) * radius).toFixed(2));
}

const LETTER_DROP: Readonly<Record<Charter, number>> = {
  red: 0.6,
  purple: 0.4,
  green: 0.46,
  yellow: 0.4,
  black: 0.4,
  blue: 0.34,
};

export const emblem = (charter: Charter, radius: number): Picture => [
  path(emblemPath(charter, radius), `$${charter}`, { width: Math.max(0.8, radius * 0.14) }),
  text(0, radius * LETTER_DROP[charter], LETTER[charter], radius * (charter === 'red' ? 0.98 : 1.15), `$${charter}.on`),
];

/** An influence token of a charter: wax with its shape. */
export const seal = (charter: Charter, radius: number): Picture => [
  path(scalloped(radius * 0.92), `$${charter}`, { width: Math.max(0.7, radius * 0.12) }),
  fill(emblemPath(charter, radius * 0.5), `$${charter}.on`),
];

/** A place where a seal may come to lie. */
export const sealPlace = (charter: Charter, radius: number): Picture => [
  circle(0, 0, radius, 'none', { stroke: '$ink2', width: 1.1, dash: '2.4 2', opacity: 0.6 }),
  path(emblemPath(charter, radius * 0.42), 'none', { stroke: '$ink2', width: 1, opacity: 0.6 }),
];

/** All six, once round. */
export const emblemRing = (radius: number, size: number): Shape[] =>
  CHARTERS.map((charter, i) => {
    const angle = ((-90 + 60 * i) * Math.PI) / 180;
    const mark = path(emblemPath(charter, size), `$${charter}`, { width: 0.7 });
    return place([mark], radius * Math.cos(angle), radius * 1.22 * Math.sin(angle));
  });
