/**
 * Where every space is. Pointy-top hexes of radius R, w = √3·R wide; a plot of a charter with origin (ox, oy), half step x and
 * row r has its centre at X0 + (ox + ½ + x/2)·w, Y0 + (oy + 1 + 1.5·r)·R. Wide for tablets, tall for phones.
 */
import {
  CHARTERS,
  COMMONS,
  COMMONS_START,
  charterOf,
  NO_SEAT,
  PLOTS_PER_CHARTER,
  space,
  SPACE_COUNT,
  type Charter,
  type Commons,
  type SpaceId,
} from '@/engine/model/vocabulary';
import { charters } from '@/store/box';
import { SQRT3, type Point } from '../art/geometry';

export type BoardShape = 'wide' | 'tall';

export interface SpaceAt {
  readonly id: SpaceId;
  readonly x: number;
  readonly y: number;
  /** null in the Commons. */
  readonly charter: Charter | null;
}

export interface BoardLayout {
  readonly shape: BoardShape;
  readonly width: number;
  readonly height: number;
  readonly R: number;
  readonly w: number;
  /** How much of the right side is water. */
  readonly sea: number;
  readonly spaces: readonly SpaceAt[];
  readonly plates: readonly { readonly charter: Charter; readonly x: number; readonly y: number }[];
  /** Turns hex steps into dp: the scenery is drawn in the same steps. */
  at(x: number, y: number): Point;
  /** The empty middle of the wide Commons, where the fountain stands. */
  readonly fountain: Point | null;
  readonly pond: Point;
  readonly airship: Point;
}

type Place = readonly [x: number, y: number];
interface Plan {
  readonly size: Place;
  readonly charters: Readonly<Record<Charter, Place>>;
  readonly commonsOrigin: Place;
  readonly commons: Readonly<Record<Commons, Place>>;
  readonly plates: Readonly<Record<Charter, Place>>;
  readonly airship: Place;
}

const PLANS: Readonly<Record<BoardShape, Plan>> = {
  wide: {
    size: [10.9, 13.2],
    charters: {
      red: [0, 0.7],
      purple: [3.45, 0],
      green: [7.4, 0.35],
      yellow: [7.6, 6.35],
      black: [3.95, 8.2],
      blue: [0, 7],
    },
    commonsOrigin: [3.45, 3.35],
    commons: {
      charterstone: [1, 0],
      zeppelin: [3, 0],
      grandstand: [0, 1],
      cloudPort: [4, 1],
      treasury: [1, 2],
      market: [3, 2],
    },
    plates: {
      red: [0.12, 1.62],
      purple: [6.02, 3.42],
      green: [9.05, 3.95],
      yellow: [9.45, 10.6],
      black: [4.05, 12.35],
      blue: [0.3, 10.75],
    },
    airship: [7.75, 4.65],
  },
  tall: {
    size: [6.8, 19.15],
    charters: {
      red: [0, 1.3],
      purple: [3.2, 0],
      green: [3.3, 3.75],
      yellow: [3.8, 10.55],
      black: [0, 14.15],
      blue: [0, 10.55],
    },
    commonsOrigin: [1.3, 7.1],
    commons: {
      charterstone: [0, 0],
      zeppelin: [2, 0],
      cloudPort: [4, 0],
      grandstand: [1, 1],
      treasury: [3, 1],
      market: [5, 1],
    },
    plates: {
      red: [0.1, 2.45],
      purple: [1.25, 0.85],
      green: [4.75, 7.5],
      yellow: [4.75, 10.05],
      black: [3.05, 16.05],
      blue: [0.1, 10.05],
    },
    airship: [5.85, 8.75],
  },
};

/** Room for the water, and above the village for the progress track and the hills. */
const MARGINS = {
  wide: { sea: (width: number) => (width > 880 ? 190 : 84), top: 44, bottom: 14, side: 8 },
  tall: { sea: () => 40, top: 6, bottom: 4, side: 2 },
} as const;

export function makeLayout(shape: BoardShape, width: number, height: number): BoardLayout {
  const plan = PLANS[shape];
  const margin = MARGINS[shape];
  const sea = margin.sea(width);
  const [columns, rows] = plan.size;
  const roomX = width - sea - 2 * margin.side;
  const roomY = height - margin.top - margin.bottom;
  const R = Math.max(12, Math.min(roomX / (columns * SQRT3), roomY / rows));
  const w = SQRT3 * R;
  const left = margin.side + (roomX - columns * w) / 2;
  const top = margin.top + (roomY - rows * R) / 2;
  const at = (x: number, y: number): Point => [left + x * w, top + y * R];
  const centre = ([ox, oy]: Place, [x, row]: Place): Point => at(ox + 0.5 + x / 2, oy + 1 + 1.5 * row);

  const spaces = Array.from({ length: SPACE_COUNT }, (_, i): SpaceAt => {
    const id = space(i);
    const seat = charterOf(id);
    const commons = COMMONS[i - COMMONS_START];
    if (commons !== undefined || seat === NO_SEAT) {
      const [x, y] = centre(plan.commonsOrigin, plan.commons[commons ?? 'market']);
      return { id, x, y, charter: null };
    }
    const plot = charters[seat].plots[i % PLOTS_PER_CHARTER] ?? charters[seat].plots[0];
    const [x, y] = centre(plan.charters[CHARTERS[seat]], [plot.x, plot.row]);
    return { id, x, y, charter: CHARTERS[seat] };
  });

  return {
    shape,
    width,
    height,
    R,
    w,
    sea,
    spaces,
    plates: CHARTERS.map((charter) => {
      const [x, y] = at(...plan.plates[charter]);
      return { charter, x, y };
    }),
    at,
    fountain: shape === 'wide' ? centre(plan.commonsOrigin, [2, 1]) : null,
    pond: centre(plan.charters.blue, [2, 1]),
    airship: at(...plan.airship),
  };
}
