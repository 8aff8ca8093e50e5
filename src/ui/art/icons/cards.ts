/** Card types, and the signs on buttons. */
import { circle, path, place, rect, stroke, type Picture } from '../shape';

const back = (fill: string): Picture => [rect(-7, -9.6, 14, 19.2, 2, fill, { stroke: '$outline', width: 1.4 })];
const card: Picture = [
  place(back('#E8D2A0'), -2.4, 0, { turn: -10 }),
  place([...back('#FBF0D4'), path('M0,-5L4.4,0L0,5L-4.4,0Z', '#B9803F', { stroke: 'none' })], 2.4, 0.4, { turn: 8 }),
];
const assistant: Picture = [
  path('M-10,11C-10,4 -6,2 0,2C6,2 10,4 10,11Z', '#6B8FA3'),
  circle(0, -3, 5.4, '#F0C9A0'),
  path('M-6.4,-4C-6.4,-11 6.4,-11 6.4,-4L8.6,-3.4L-6.4,-4Z', '#A5552F'),
  stroke('M-2.6,2.3L0,5.4L2.6,2.3', '#FFFAEC', 1.6),
];
/** A building card before it is built. */
const plan: Picture = [
  rect(-9.6, -10.4, 19.2, 20.8, 1.8, '#3E7FA6', { stroke: '$outline', width: 1.5 }),
  stroke('M-5.8,7L-5.8,-.4L0,-6L5.8,-.4L5.8,7Z', '#EAF5FF', 1.6, { dash: '2.6 1.6' }),
  stroke('M-1.6,7L-1.6,2.6L1.6,2.6L1.6,7', '#EAF5FF', 1.3),
];
/** The card left over once it is built, with its crate. */
const deed: Picture = [
  rect(-9.6, -10.4, 19.2, 20.8, 1.8, '#F3E3BE', { stroke: '$outline', width: 1.5 }),
  path('M-5.4,4L-5.4,-2L0,-7.4L5.4,-2L5.4,4Z', '#B5573A', { width: 1.2 }),
  rect(-3.8, 1.4, 7.6, 7, 0.8, '#D3A062', { stroke: '$outline', width: 1.2 }),
  stroke('M-3.4,1.8L3.4,8M3.4,1.8L-3.4,8', '#6B4220', 1.1),
];

/** A lantern, a suitcase, a heart: made things, people who stay, people who help. */
const item: Picture = [
  stroke('M-3.4,-7C-3.4,-11.6 3.4,-11.6 3.4,-7', '$outline', 1.6),
  path('M-5.4,-6.6L5.4,-6.6L7,-3.4L-7,-3.4Z', '#7E8B93'),
  path('M-5.6,-3.4L5.6,-3.4L6.4,7L-6.4,7Z', '#FFE39A'),
  path('M0,-1C3,2 2.6,5 0,5.4C-2.6,5 -3,2 0,-1Z', '#EB8B2D', { stroke: 'none' }),
  path('M-7.4,7L7.4,7L7.4,10.4L-7.4,10.4Z', '#7E8B93'),
];
const guest: Picture = [
  stroke('M-3.6,-5L-3.6,-8.6L3.6,-8.6L3.6,-5', '$outline', 2),
  rect(-10.4, -5.4, 20.8, 14.8, 2.4, '#B06A3B', { stroke: '$outline', width: 1.5 }),
  stroke('M-10.4,-.6L10.4,-.6', '#6E3C1C', 1.3),
  rect(-1.8, -2.4, 3.6, 4, 0.8, '#F3D38A', { stroke: '$outline', width: 1 }),
];
const friend: Picture = [
  path(
    'M0,9.6C-7,4.4 -10.6,.6 -10.6,-3.4C-10.6,-9.6 -2.6,-10.6 0,-4.6C2.6,-10.6 10.6,-9.6 10.6,-3.4C10.6,.6 7,4.4 0,9.6Z',
    '#E2788B',
  ),
  stroke('M-6.6,-4.4C-6.4,-6.4 -4.6,-6.8 -3.6,-6', '#FFE3E6', 1.8),
];
/** A purse: what comes in by itself (rule 24). */
const income: Picture = [
  path('M-3.4,-5.6C-10.5,-.5 -11.5,10.4 0,10.4C11.5,10.4 10.5,-.5 3.4,-5.6Z', '#C59457'),
  path('M-5,-10.4L-3.4,-5.6L3.4,-5.6L5,-10.4L1.8,-9L0,-11L-1.8,-9Z', '#DDB37C'),
  stroke('M-4.2,-5.6L4.2,-5.6', '#7A4E1D', 2),
  circle(0, 3, 4, '#F3BA35', { stroke: '#7A4E1D', width: 1.3 }),
];

const SIGN = '$bartext';
const arrow = (mirror: boolean): Picture => [
  place(
    [stroke('M-3,7.4L2.2,7.4C10,7.4 10,-4 2.2,-4L-7,-4', SIGN, 2.6), stroke('M-2.6,-8.6L-7.4,-4L-2.6,.6', SIGN, 2.6)],
    0,
    0,
    { flip: mirror },
  ),
];
const home: Picture = [stroke('M-8.6,-.4L0,-8L8.6,-.4M-6,-1L-6,8L6,8L6,-1', SIGN, 2.4)];
const lines: Picture = [stroke('M-8,-6L8,-6M-8,0L8,0M-8,6L8,6', SIGN, 2.4)];
const gains: Picture = [stroke('M-9,0L8,0M2.4,-5.6L8.4,0L2.4,5.6', '$gold', 2.8)];
const tick: Picture = [stroke('M-6,0L-1.6,5L7,-5.6', '$regain', 3)];

export const cards = {
  card,
  assistant,
  plan,
  deed,
  item,
  guest,
  friend,
  income,
  undo: arrow(false),
  redo: arrow(true),
  home,
  lines,
  gains,
  tick,
};
