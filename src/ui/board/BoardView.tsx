/**
 * The village, drawn. It knows spaces and pictures and no rules, and would draw another worker-placement game unchanged.
 * Still layers are memoised by what they show; every space is also a real button that can be spoken.
 */
import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import type { Charter, Minion, SpaceId } from '@/engine/model/vocabulary';
import { Shapes } from '../art/Drawing';
import { icon } from '../art/icons';
import { place, stroke } from '../art/shape';
import { worker } from '../art/workers';
import { airship } from '../buildings/commons';
import { useTheme } from '../kit/useTheme';
import { BoardDefs } from './BoardDefs';
import { ground } from './ground';
import type { BoardLayout } from './layout';
import { plates } from './plates';
import { SpaceTarget } from './SpaceTarget';
import { bead, chips, halo, lastMove, tile, type TilePiece } from './tile';

export interface WorkerPiece {
  readonly space: SpaceId;
  readonly charter: Charter;
  readonly big: boolean;
}
export interface MinionPiece {
  readonly space: SpaceId;
  readonly minion: Minion;
}
export interface BoardPieces {
  /** By space. */
  readonly tiles: readonly TilePiece[];
  readonly workers: readonly WorkerPiece[];
  readonly minions: readonly MinionPiece[];
  /** What each space is called and what stands there, by space. */
  readonly labels: readonly string[];
  readonly plates: readonly { readonly charter: Charter; readonly name: string }[];
  readonly last: SpaceId | null;
  /** The worker about to be placed, hovering over its target. */
  readonly hovering: Omit<WorkerPiece, 'space'> | null;
}
interface Props {
  readonly layout: BoardLayout;
  readonly pieces: BoardPieces;
  readonly dests: ReadonlySet<SpaceId>;
  readonly selected: SpaceId | null;
  readonly onPick: (space: SpaceId) => void;
}

const NO_TILE: TilePiece = { picture: null, price: [], gives: [] };

/** Where a worker's feet are on a hex. */
const feet = (x: number, y: number, R: number): [number, number] => [x + 0.23 * Math.sqrt(3) * R, y + 0.8 * R];

export const BoardView = memo(function BoardView({ layout, pieces, dests, selected, onPick }: Props) {
  const theme = useTheme();
  const { R, width, height, spaces } = layout;
  const { tiles, workers, minions, last, hovering } = pieces;
  const k = R / 38;

  const land = useMemo(() => ground(layout), [layout]);
  const houses = useMemo(
    () => [...spaces].sort((a, b) => a.y - b.y).flatMap((space) => tile(space, R, tiles[space.id] ?? NO_TILE)),
    [spaces, R, tiles],
  );
  const chipLayer = useMemo(
    () => spaces.flatMap((space) => chips(space, R, tiles[space.id] ?? NO_TILE)),
    [spaces, R, tiles],
  );
  const signs = useMemo(() => plates(layout, pieces.plates), [layout, pieces.plates]);
  const sky = useMemo(() => airshipOver(layout), [layout]);
  const glow = useMemo(
    () => spaces.filter(({ id }) => dests.has(id)).flatMap((space) => halo(space, R, space.id === selected)),
    [spaces, R, dests, selected],
  );
  const marks = useMemo(
    () => [
      ...spaces.filter(({ id }) => id === last).flatMap((space) => lastMove(space, R)),
      ...spaces.filter(({ id }) => dests.has(id)).flatMap((space) => bead(space, R)),
    ],
    [spaces, R, dests, last],
  );
  const people = useMemo(() => {
    const waiting = minions.flatMap(({ space, minion }) => {
      const here = spaces[space];
      // Opposite the worker's side: both may stand on one building.
      return here === undefined ? [] : [place(icon(minion), here.x - 0.3 * R, here.y + 0.6 * R, { scale: k * 0.82 })];
    });
    const standing = workers.flatMap(({ space, charter, big }) => {
      const here = spaces[space];
      if (here === undefined) return [];
      const [x, y] = feet(here.x, here.y, R);
      const scale = k * (big ? 1.12 : 0.95) * (R < 34 ? 1.15 : 1);
      return [place(worker(charter, big), x, y - 12 * scale, { scale })];
    });
    const target = selected === null || hovering === null ? undefined : spaces[selected];
    if (target === undefined || hovering === null) return [...waiting, ...standing];
    const above = place(worker(hovering.charter, hovering.big), target.x, target.y - R * 0.72, { scale: k * 1.45 });
    const arrow = place(
      [
        stroke('M0,-7L0,6M-4.6,1.6L0,6.6L4.6,1.6', '$outline', 5),
        stroke('M0,-7L0,6M-4.6,1.6L0,6.6L4.6,1.6', '$glow', 2.4),
      ],
      target.x,
      target.y - R * 0.02,
      { scale: k },
    );
    return [...waiting, ...standing, arrow, above];
  }, [workers, minions, spaces, R, k, selected, hovering]);

  return (
    <View style={{ width, height, overflow: 'hidden' }}>
      <View aria-hidden style={[StyleSheet.absoluteFill, { pointerEvents: 'none' }]}>
        <Svg width={width} height={height}>
          <BoardDefs theme={theme} />
          <Shapes picture={land} theme={theme} />
          <Shapes picture={glow} theme={theme} />
          <Shapes picture={houses} theme={theme} />
          <Shapes picture={marks} theme={theme} />
          <Shapes picture={chipLayer} theme={theme} />
          <Shapes picture={signs} theme={theme} />
          <Shapes picture={sky} theme={theme} />
          <Shapes picture={people} theme={theme} />
        </Svg>
      </View>
      {spaces.map((space) => (
        <SpaceTarget
          key={space.id}
          space={space}
          R={R}
          label={pieces.labels[space.id] ?? ''}
          legal={dests.has(space.id)}
          selected={space.id === selected}
          onPick={onPick}
        />
      ))}
    </View>
  );
});

/** The airship, tied to the Zeppelin's mast. */
function airshipOver({ airship: [x, y], R, shape, spaces }: BoardLayout) {
  const k = (R / 38) * (shape === 'wide' ? 0.98 : 0.7);
  const mast = spaces[36];
  const line =
    mast === undefined || shape === 'tall'
      ? []
      : [
          stroke(
            `M${mast.x + 1},${mast.y - 18 * k}Q${mast.x + 22 * k},${mast.y - 6 * k} ${x - 62 * k},${y + 2 * k}`,
            '$outline',
            1.2,
          ),
        ];
  return [...line, place(airship, x, y, { scale: k })];
}
