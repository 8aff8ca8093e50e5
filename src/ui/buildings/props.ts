/** What stands beside a building says what it gives, with the very icon of its chip. */
import { ICONS, type IconName } from '../art/icons';
import { ellipse, n, path, place, rect, stroke, type Picture, type Shape } from '../art/shape';
import { WOOD } from './families';

const small = (name: IconName, x: number, y: number, size: number): Shape =>
  place(ICONS[name], x, y, { scale: size / 24 });

const pile = (name: IconName, x: number): Picture => [
  small(name, x - 3.6, -3.2, 8.6),
  small(name, x + 3.8, -3, 8.6),
  small(name, x, -8.2, 8.6),
];

const board = (name: IconName, x: number): Picture => [
  stroke(`M${n(x - 4)},0l0,-12M${n(x + 4)},0l0,-12`, WOOD, 1.8),
  rect(x - 6, -14.4, 12, 9.6, 1, '#FFF5DC', { stroke: '$outline', width: 1 }),
  small(name, x, -9.6, 8.4),
];

const pennant = (name: IconName, x: number, colour: string): Picture => [
  stroke(`M${n(x)},0l0,-20`, '$outline', 1.5),
  path(`M${n(x - 5)},-20l10,0l0,13l-5,-2.6l-5,2.6Z`, colour, { width: 1 }),
  small(name, x, -14.3, 8.5),
];

const well = (x: number): Picture => [
  path(`M${n(x - 6)},0l.8,-6l10.4,0l.8,6Z`, '~#B9B1A6', { width: 1 }),
  stroke(`M${n(x - 4.6)},-6l0,-7M${n(x + 4.6)},-6l0,-7`, WOOD, 1.5),
  path(`M${n(x - 7)},-12.6l7,-5l7,5Z`, '~#A5552F', { width: 1 }),
  small('influence', x, -9.2, 6.4),
];

const crane = (x: number, side: 1 | -1): Picture => {
  const beams = `M${n(x - 1)},0l0,-27M${n(x - 1)},-27L${n(x - side * 13)},-27M${n(x - 1)},-20L${n(x - side * 8)},-27`;
  return [stroke(`${beams}M${n(x - side * 12)},-27l0,6`, '$outline', 3), stroke(beams, '~#D19A4E', 1.4)];
};

const coins = (x: number): Picture =>
  [-3.2, 3.2].flatMap((off, stack) =>
    Array.from({ length: stack === 0 ? 2 : 4 }, (_, i) =>
      ellipse(x + off, -1.6 - i * 1.7, 3.6, 1.7, '#F3BA35', { stroke: '$outline', width: 0.9 }),
    ),
  );

/** `name` is the first icon of the benefit. */
export function prop(name: IconName, side: 1 | -1): Picture {
  const x = side * 18;
  switch (name) {
    case 'metal':
    case 'coal':
    case 'pumpkin':
    case 'grain':
    case 'clay':
    case 'wood':
    case 'any':
      return pile(name, x);
    case 'coin':
      return coins(x);
    case 'vp':
      return pennant('vp', x, '~#F2C14A');
    case 'reputation':
      return pennant('reputation', x, '~#3A9FC0');
    case 'regain':
      return well(x);
    case 'crate':
      return [small('crate', x - 3, -4, 9), small('crate', x + 4.4, -3.6, 8), small('crate', x + 0.6, -10.6, 7.6)];
    case 'construct':
      return crane(x, side);
    case 'quota':
      return [small('quota', x, -6, 13)];
    case 'progress':
      return [small('progress', x, -7, 14)];
    default:
      return board(name, x);
  }
}
