/** Little people in their charter's colour, hat and sign: 24 units wide, feet at y = 12. */
import type { Charter } from '@/engine/model/vocabulary';
import { emblemPath } from './emblems';
import { circle, ellipse, fill, path, place, stroke, type Picture } from './shape';

export const BODY =
  'M-2.6,-3.4C-7,-3 -11,-.6 -10.9,2C-10.8,4.4 -7,4 -5.2,3.4L-7.8,10C-8.4,11.6 -7.4,12 -6.4,12L-2.6,12C-1.4,12 -.8,9.8 0,8C.8,9.8 1.4,12 2.6,12L6.4,12C7.4,12 8.4,11.6 7.8,10L5.2,3.4C7,4 10.8,4.4 10.9,2C11,-.6 7,-3 2.6,-3.4Z';

const HATS: Readonly<Record<Charter, Picture>> = {
  red: [
    path(
      'M-7.6,-9.4C-3.4,-8 3.4,-8 7.6,-9.4C5.6,-10.4 4.6,-10.6 4.4,-10.8C4,-14.6 -4,-14.6 -4.4,-10.8C-4.6,-10.6 -5.6,-10.4 -7.6,-9.4Z',
      '$red',
    ),
  ],
  purple: [
    path(
      'M-6.4,-9.2C-3,-7.8 3,-7.8 6.4,-9.2L4,-10.2C3.6,-13 3.6,-15.4 6,-17.6C1,-18.4 -2.8,-14.6 -4,-10.2Z',
      '$purple',
    ),
    stroke('M-3.8,-10.6Q0,-9.6 3.9,-10.6', '#F3CF72', 1.3),
  ],
  green: [
    path('M1.6,-12C3.4,-15.6 6,-17.8 9,-18C8,-14.6 6,-12.4 3.6,-11.4Z', '#F3E3BE', { width: 1.1 }),
    path('M-8,-8.2L-5,-12.2C-2,-14.6 3,-14 4.8,-11L8.2,-9C4,-7.8 -4,-7.6 -8,-8.2Z', '$green'),
  ],
  yellow: [
    ellipse(0, -9.4, 9, 2.2, '#F0CB62', { stroke: '$outline', width: 1.4 }),
    path('M-4.4,-9.8C-4.4,-14.4 4.4,-14.4 4.4,-9.8Q0,-8.8 -4.4,-9.8Z', '#F0CB62', { width: 1.4 }),
    stroke('M-4.3,-10.6Q0,-9.6 4.3,-10.6', '#A06A12', 1.6),
  ],
  black: [
    path('M-5.6,-8.4C-5.8,-14.6 5.8,-14.6 5.6,-8.4Q0,-9.8 -5.6,-8.4Z', '$black'),
    stroke('M-6.6,-8.2Q0,-9.8 6.6,-8.2', '$outline', 1.8),
    circle(0, -11.6, 2.1, '#FFE08A', { width: 1 }),
  ],
  blue: [
    path('M-5.4,-8.4C-7,-12 -4.4,-14.2 0,-14.2C5,-14.2 6.8,-11.4 5.6,-8.8C2,-9.8 -2,-9.6 -5.4,-8.4Z', '$blue'),
    path('M2.4,-9.6C5,-10 8.6,-9.2 9,-7.8C7,-7 4.6,-7.6 2.4,-8.6Z', '$blue', { width: 1.3 }),
    circle(0, -14, 1.1, '$blue', { width: 1 }),
  ],
};

const FACE: Picture = [
  circle(0, -6.9, 4.9, '$skin', { width: 1.6 }),
  circle(-1.7, -6.6, 0.75, '$outline', { stroke: 'none' }),
  circle(1.7, -6.6, 0.75, '$outline', { stroke: 'none' }),
  stroke('M-1.5,-4.6Q0,-3.4 1.5,-4.6', '$outline', 0.9),
];

/** The small worker wears a scarf, so that the two can be told apart at any size. */
const SCARF: Picture = [
  stroke('M-4,-2.6Q0,-.6 4,-2.6', '$outline', 3.4),
  stroke('M-4,-2.6Q0,-.6 4,-2.6', '#FFF5DC', 1.8),
];

export const worker = (charter: Charter, big: boolean): Picture => [
  path(BODY, `$${charter}`, { width: 1.7 }),
  ...FACE,
  ...HATS[charter],
  ...(big ? [] : SCARF),
  place([fill(emblemPath(charter, 2.9), `$${charter}.on`)], 0, 2.2),
];

/** Where a worker is missing. */
export const workerAway: Picture = [
  path(BODY, 'none', { stroke: '$ink2', width: 1.3, dash: '2.4 2' }),
  circle(0, -7, 4.4, 'none', { stroke: '$ink2', width: 1.3, dash: '2.4 2' }),
];

/** The box a worker fills with its hat. */
export const WORKER_BOX = [-12, -19, 24, 32] as const;
