/** Resources, coins, influence: 24 units square, centre at 0. */
import { around, scalloped } from '../geometry';
import { circle, ellipse, fill, n, path, rect, stroke, text, type Picture } from '../shape';

const metal: Picture = [
  path('M-11,8L-8.2,-.5L8.2,-.5L11,8Z', '#9DB3C1'),
  path('M-8.2,-.5L-4.6,-7L4.6,-7L8.2,-.5Z', '#D5E1E7'),
  stroke('M-4,5L3,5', '#FFFFFF', 1.6, { opacity: 0.7 }),
];

const LUMP = 'M-10.5,3L-8,-5L-.5,-9.5L7,-7L10.5,1.5L7,8.5L-5,9.5Z';
const coal: Picture = [
  fill(LUMP, '#413E47'),
  fill('M-8,-5L-2,-1.5L-.5,-9.5Z', '#817E87'),
  fill('M-2,-1.5L7,-7L-.5,-9.5Z', '#9E9BA2'),
  fill('M-2,-1.5L7,-7L10.5,1.5L3,4Z', '$coal'),
  path(LUMP),
];

const pumpkin: Picture = [
  path('M-.6,-5C-.8,-8.5 -2,-9.5 -1,-11L2.2,-10.2C1.6,-9 1.6,-7.5 2,-5Z', '#5E7F3A'),
  path(
    'M0,-4.5C-4,-8 -11.4,-6 -11.4,1.6C-11.4,8 -6,10.6 -3,9.6C-1,10.6 1,10.6 3,9.6C6,10.6 11.4,8 11.4,1.6C11.4,-6 4,-8 0,-4.5Z',
    '#E8832C',
  ),
  stroke('M-4.2,-5C-7,-1 -6.5,5 -3.8,9M4.2,-5C7,-1 6.5,5 3.8,9M0,-4.5L0,9.8', '#A34E12', 1.3),
];

const kernels = (y: number): Picture => [
  path(
    `M0,${n(y + 3.6)}C-5.8,${n(y + 3)} -6.4,${n(y - 1)} -5.2,${n(y - 3.4)}C-1.6,${n(y - 2.4)} 0,${n(y)} 0,${n(y + 3.6)}Z`,
    '#F0C443',
    { width: 1.2 },
  ),
  path(
    `M0,${n(y + 3.6)}C5.8,${n(y + 3)} 6.4,${n(y - 1)} 5.2,${n(y - 3.4)}C1.6,${n(y - 2.4)} 0,${n(y)} 0,${n(y + 3.6)}Z`,
    '#E2AE2E',
    { width: 1.2 },
  ),
];
const grain: Picture = [
  stroke('M0,11.5L0,-6', '#8A6216', 2),
  ...[-7.2, -2.8, 1.6].flatMap(kernels),
  path('M0,-6.6C-2.2,-8.6 -1.6,-10.8 0,-12C1.6,-10.8 2.2,-8.6 0,-6.6Z', '#F0C443', { width: 1.2 }),
];

const clay: Picture = [
  path('M-4.6,-8L4.6,-8L3.8,-4.6C11,-1.6 9.8,6.6 4.4,10L-4.4,10C-9.8,6.6 -11,-1.6 -3.8,-4.6Z', '#CB6B4A'),
  rect(-6, -10.6, 12, 3.6, 1.6, '#E08A66', { stroke: '$outline', width: 1.4 }),
  stroke('M-8.6,1.5Q0,4.5 8.6,1.5', '#F3C8A6', 1.8),
  stroke('M-8.9,4.6Q0,7.6 8.9,4.6', '#F3C8A6', 1),
];

const wood: Picture = [
  path('M-8,-5.6L6,-5.6L6,6.6L-8,6.6C-11.6,6.6 -11.6,-5.6 -8,-5.6Z', '#A66D3B'),
  ellipse(6, 0.5, 4.6, 6.1, '#EBC790', { stroke: '$outline', width: 1.5 }),
  ellipse(6.2, 0.5, 2.2, 3.1, 'none', { stroke: '#A66D3B', width: 1.2 }),
  stroke('M-7.5,-1.6L-.5,-1.6M-6,2.6L.5,2.6', '#6B4220', 1.2),
];

/** Any resource: a wheel of all six. */
const SLICES = ['#E5812B', '#A9BDCA', '#A9713F', '#E9BB3A', '#57535F', '#C9694A'];
const any: Picture = [
  ...SLICES.map((colour, i) => {
    const [ax, ay] = around(-90 + 60 * i, 10.5);
    const [bx, by] = around(-30 + 60 * i, 10.5);
    return fill(`M0,0L${n(ax)},${n(ay)}A10.5,10.5 0 0 1 ${n(bx)},${n(by)}Z`, colour);
  }),
  circle(0, 0, 10.5, 'none'),
  circle(0, 0, 5.6, '#FFFAEC', { width: 1.2 }),
  text(0, 3.4, '?', 9.5, '#38281C'),
];

const coin: Picture = [
  circle(0, 0, 10.4, '#F3BA35'),
  circle(0, 0, 7.2, 'none', { stroke: '#A66E0E', width: 1.3 }),
  path('M0,-4.4L3.8,-2.2L3.8,2.2L0,4.4L-3.8,2.2L-3.8,-2.2Z', '#FFE08A', { stroke: '#A66E0E', width: 1.2 }),
];

export const influence: Picture = [
  path(scalloped(9.6), '$influence'),
  circle(0, 0, 6.2, 'none', { stroke: '#F8EBD2', width: 1.2 }),
  stroke('M-2.8,3.8C-2.4,-.5 .5,-3.4 4,-4.4C3.6,-1 1.2,1.8 -1.6,2.2M-3.6,4.8L1,-.8', '#FFF6E2', 1.7),
];

export const goods = { metal, coal, pumpkin, grain, clay, wood, any, coin, influence };
