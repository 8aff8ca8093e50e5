/** The six minions (rule 16): small figures that tell their kind by outline alone. */
import { circle, ellipse, fill, path, rect, stroke, type Picture, type Shape } from '../shape';

const eye = (x: number, y: number): Shape => circle(x, y, 1.1, '$outline', { stroke: 'none' });
const FUR = '#DE8F3C';
const COAT = '#4A4654';
const SKIN = '#F0C9A0';
const LINEN = '#FFFDF4';

const cat: Picture = [
  stroke('M6,10C11.6,9 11.4,2.6 8.6,2.4', '$outline', 4.4),
  stroke('M6,10C11.6,9 11.4,2.6 8.6,2.4', FUR, 2),
  path('M-6.6,11C-8.6,3 -6,1 -5,-.6L5,-.6C6,1 8.6,3 6.6,11Z', FUR),
  path('M-6.6,-1C-7.8,-5 -7.2,-8 -7,-11L-3,-8.4L3,-8.4L7,-11C7.2,-8 7.8,-5 6.6,-1C4.6,2.4 -4.6,2.4 -6.6,-1Z', FUR),
  eye(-2.8, -4),
  eye(2.8, -4),
  stroke('M-1,-1.8L0,-1L1,-1.8', '$outline', 1.2),
];
const ghost: Picture = [
  path('M-8,11C-9,2 -9.6,-11 0,-11C9.6,-11 9,2 8,11L5.2,8.4L2.6,11L0,8.4L-2.6,11L-5.2,8.4Z', '#EEF0F8'),
  ellipse(-3, -3.6, 1.4, 2, '$outline'),
  ellipse(3, -3.6, 1.4, 2, '$outline'),
  ellipse(0, 1.6, 1.7, 2.1, '$outline'),
];
const butler: Picture = [
  path('M-9,11.4C-9,4.6 -6,3 0,3C6,3 9,4.6 9,11.4Z', COAT),
  fill('M-2.4,3L0,8.6L2.4,3Z', LINEN),
  circle(0, -2.2, 5, SKIN),
  path('M-5.4,-5L-5.4,-11.4L5.4,-11.4L5.4,-5M-8,-5L8,-5', COAT, { width: 1.8 }),
  stroke('M-3.6,.4Q-1.8,-1.6 0,0Q1.8,-1.6 3.6,.4', '#5A3A22', 1.5),
  path('M-2.8,4.2L2.8,7L2.8,4.2L-2.8,7Z', '#C0443A', { width: 0.8 }),
  eye(-1.9, -2.8),
  eye(1.9, -2.8),
];
const golem: Picture = [
  path(
    'M-5,-10.6L4.6,-11L6.6,-4.6L10.6,-3.4L11,5L7,5.6L6.4,11L1.4,11L.6,7.4L-.6,7.4L-1.4,11L-6.4,11L-7,5.6L-11,5L-10.6,-3.4L-6.6,-4.6Z',
    '#B58C66',
  ),
  stroke('M-6.6,-4.6L6.6,-4.6M-7,5.6L-6,1M7,5.6L6,1', '#6E4D2E', 1.2),
  rect(-3.6, -8.6, 2.4, 2.2, 0.4, '#FFE08A', { stroke: '$outline', width: 0.9 }),
  rect(1.4, -8.6, 2.4, 2.2, 0.4, '#FFE08A', { stroke: '$outline', width: 0.9 }),
];
const robot: Picture = [
  stroke('M0,-11.4L0,-8', '$outline', 1.5),
  circle(0, -11, 1.5, '#E2573F', { width: 1 }),
  rect(-6.4, -8.4, 12.8, 8.6, 2.2, '#B7C9D3', { stroke: '$outline', width: 1.5 }),
  circle(-2.8, -4.4, 1.9, '#FFE08A', { width: 1 }),
  circle(2.8, -4.4, 1.9, '#FFE08A', { width: 1 }),
  rect(-8, 1, 16, 7.6, 1.8, '#8EA5B4', { stroke: '$outline', width: 1.5 }),
  circle(0, 4.8, 2.1, '#F3BA35', { width: 1 }),
  stroke('M-4.6,8.6L-4.6,11.4M4.6,8.6L4.6,11.4M-8,3L-10.8,5.6M8,3L10.8,5.6', '$outline', 2.2),
];
const chef: Picture = [
  path('M-8.6,11.4C-8.6,6 -5,4.6 0,4.6C5,4.6 8.6,6 8.6,11.4Z', LINEN),
  circle(0, 1, 5.2, SKIN),
  path(
    'M-5.6,-1L-5.4,-4C-9.4,-4.6 -9,-10.4 -4.6,-9.6C-3.4,-12.6 3.4,-12.6 4.6,-9.6C9,-10.4 9.4,-4.6 5.4,-4L5.6,-1Z',
    LINEN,
  ),
  eye(-2, 1),
  eye(2, 1),
  stroke('M-2.2,3.4Q0,5 2.2,3.4', '$outline', 1.2),
];
/** Any minion: two of them, the second behind the first. */
const minion: Picture = [
  circle(-4.4, -2, 5, '#B58C66'),
  path('M-11,10.6C-11,5.4 -8,4 -4.4,4C-1,4 2,5.4 2,10.6Z', '#B58C66'),
  circle(4.4, -4, 5, FUR),
  path('M-2.4,10.6C-2.4,4 1,2.2 4.4,2.2C8,2.2 11,4 11,10.6Z', FUR),
  eye(2.8, -4.4),
  eye(6.2, -4.4),
];

export const minions = { cat, ghost, butler, golem, robot, chef, minion };
