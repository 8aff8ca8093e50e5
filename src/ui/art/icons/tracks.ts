/** What is done and scored: medals, ships, crates, wheels. */
import { around, scalloped } from '../geometry';
import { circle, ellipse, n, path, place, rect, stroke, type Picture, type Shape } from '../shape';
import { BODY } from '../workers';
import { influence } from './goods';

const leaf = (side: 1 | -1, degrees: number): Shape => {
  const [x, y] = around(degrees, 9.6);
  const turn = side > 0 ? degrees + 52 : 180 - (degrees + 52);
  const blade = ellipse(0, 0, 3.3, 2, '#5E9B6B', { stroke: '$outline', width: 1 });
  return place([blade], side * x, y, { turn });
};

/** A laurel and a disc: the number is written on it. */
export const medal: Picture = [
  ...[-62, -22, 18, 58].flatMap((degrees) => [leaf(-1, degrees), leaf(1, degrees)]),
  circle(0, 0, 8.8, '$medal', { width: 1.3 }),
];
const vp: Picture = [...medal, stroke('M-3.6,-3.2L0,4.4L3.6,-3.2', '#FFF6E2', 2.3)];

const reputation: Picture = [
  path('M-5.5,1L-8,11.5L-4,9.6L-1.4,12L0,5L1.4,12L4,9.6L8,11.5L5.5,1Z', '#1F6F8F'),
  place(
    [
      path(scalloped(7.8, 10), '#3A9FC0'),
      circle(0, 0, 4.6, '#EAF5EF', { stroke: '#1B5E79', width: 1.2 }),
      stroke('M-2.8,.9Q-1.4,-1.4 0,.6Q1.4,2.4 2.8,.2', '#1B5E79', 1.5),
    ],
    0,
    -3,
  ),
];

const progress: Picture = [
  circle(0, 0, 9.3, '#F0D8A8', { width: 3.4 }),
  circle(0, 0, 9.3, 'none', { stroke: '#9B6A36', width: 1.4 }),
  ...[0, 60, 120, 180, 240, 300].map((degrees) => {
    const [x, y] = around(degrees, 8);
    return stroke(`M0,0L${n(x)},${n(y)}`, '$outline', 1.7);
  }),
  circle(0, 0, 2.8, '#9B6A36', { width: 1.3 }),
];

const quota: Picture = [
  path('M-1,-10.5L-1,3M-1,-10.5C5,-9 8,-5 8,.6L-1,.6Z', '#F5E6C6'),
  path('M-11,3L11,3L7.6,9.6L-7.4,9.6Z', '#9B5E3A'),
  rect(-8.6, -3, 6.4, 6, 0.8, '#D9A463', { stroke: '$outline', width: 1.2 }),
  stroke('M-11,11.6Q-8,9.8 -5,11.6T1,11.6T7,11.6T12,11.2', '#3A8BA3', 1.5),
];

const crate: Picture = [
  rect(-9.4, -8.4, 18.8, 17.4, 1.6, '#D3A062', { stroke: '$outline', width: 1.5 }),
  rect(-6.2, -5.2, 12.4, 11, 0, '#B9803F', { stroke: '#6B4220', width: 1.1 }),
  stroke('M-6,-5L6,5.6M6,-5L-6,5.6', '#E8C28A', 2.6),
  stroke('M-9.4,-4.8L9.4,-4.8M-9.4,5.6L9.4,5.6', '#6B4220', 0.9),
];

const objective: Picture = [
  path(
    'M-7.4,-9.6L6,-9.6C9.2,-9.6 9.4,-5.6 6.6,-5.4L6.6,7C6.6,10.6 3.6,10.6 3.4,10.4L-8,10.4C-5.4,10 -5.6,7.6 -5.6,6.6L-5.6,-6.6C-5.6,-8.2 -6,-9.2 -7.4,-9.6Z',
    '#FBF0D4',
  ),
  stroke('M-2.8,1L-.2,4L4.4,-3.6', '#2A7A5C', 2.6),
  stroke('M-3,-6.4L3.6,-6.4', '#B79C6C', 1.3),
];

const regain: Picture = [
  place(influence, 0, 1, { scale: 0.62 }),
  stroke('M-9.5,2.5A9.8,9.8 0 1 1 -4.6,9.4', '$regain', 2.4),
  path('M-8.2,9.8L-3.6,9.9L-5.4,5.2Z', '$regain', { stroke: '$regain', width: 1.4 }),
];

const construct: Picture = [
  place(
    [
      rect(-1.9, -5, 3.8, 16, 1.6, '#B97F45', { stroke: '$outline', width: 1.4 }),
      path('M-8.4,-10.6L5.4,-10.6C8.4,-10.6 9.6,-8 9.6,-5.2L5,-5.2L-8.4,-5.2Z', '#9DB3C1'),
    ],
    0,
    0,
    { scale: 0.9, turn: 38 },
  ),
];

const someone: Picture = [path(BODY, '#B79C7C'), circle(0, -6.9, 4.9, '$skin')];
const bump: Picture = [
  place(someone, 3.4, 1.4, { scale: 0.72 }),
  stroke('M-3,-9.6C-9,-9 -11.4,-4 -10,2M-12.2,-.6L-9.4,4L-6.6,-.2', '$bump', 2.4),
];
const retrieve: Picture = [
  path('M-9.6,10L-9.6,1L0,-6.6L9.6,1L9.6,10Z', '#E8D2A0'),
  place(someone, 0, 4.2, { scale: 0.5 }),
];
const victory: Picture = [
  path('M-6.4,-10L6.4,-10C6.4,-1.6 4.4,2 0,3C-4.4,2 -6.4,-1.6 -6.4,-10Z', '#F3BA35'),
  stroke('M-6.4,-8C-12,-9 -11,-1 -5,-.6M6.4,-8C12,-9 11,-1 5,-.6', '$outline', 1.7),
  path('M-1.6,3L-1.6,6L-5,10.4L5,10.4L1.6,6L1.6,3Z', '#D2921D'),
  stroke('M-3.4,-7.4C-3.4,-4 -3,-2.4 -2,-.6', '#FFEDB3', 1.6),
];
const value: Picture = [path('M-8.6,9.6L-8.6,-2.4L0,-10.2L8.6,-2.4L8.6,9.6Z', '$badge')];

export const tracks = {
  vp,
  reputation,
  progress,
  quota,
  crate,
  objective,
  regain,
  construct,
  bump,
  retrieve,
  victory,
  value,
  worker: someone,
};
