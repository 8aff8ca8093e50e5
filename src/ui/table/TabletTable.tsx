/** The whole table at rest, without scrolling: landscape with the players at the right, portrait with them below. */
import { useMemo } from 'react';
import { ScrollView, View } from 'react-native';
import { useWords } from '@/i18n/react';
import { useAppSelector } from '@/store';
import { selectSeats } from '@/store/selectors/seats';
import { BoardView } from '../board/BoardView';
import { makeLayout } from '../board/layout';
import { Text } from '../kit/Text';
import { Panel } from '../kit/Panel';
import { through } from '../kit/through';
import { SPACE } from '../kit/type';
import { useTheme } from '../kit/useTheme';
import { LogLines } from '../log/LogLines';
import { Mats } from '../mats/Mats';
import { PlayerPanel } from '../players/PlayerPanel';
import { ProgressTrack } from '../tracks/ProgressTrack';
import { ConfirmBar } from './ConfirmBar';
import { Harbour, QuotaDock } from './Harbour';
import { PromptPanel } from './PromptPanel';
import { useBoard } from './useBoard';
import type { Choice } from './useChoice';

interface Props {
  readonly choice: Choice;
  readonly width: number;
  readonly height: number;
}

const COLUMN = 250;
const MATS = 138;
/** The quota dock and the recap beside the players, in portrait. */
const PORTRAIT_SIDE = 256;
const BELOW = 312;
const BAR = { landscape: 62, portrait: 116 } as const;

export function TabletTable({ choice, width, height }: Props) {
  const theme = useTheme();
  const landscape = width > height;
  const players = useAppSelector(selectSeats).length;
  const board = useBoard(choice);
  const bar = landscape ? BAR.landscape : BAR.portrait;
  // Portrait keeps two rows of panels, or three low ones with five or six players: the same height.
  const below = landscape ? 0 : BELOW;
  const mapWidth = landscape ? width - COLUMN : width;
  const mapHeight = Math.max(320, height - MATS - bar - below);
  const layout = useMemo(() => makeLayout('wide', mapWidth, mapHeight), [mapWidth, mapHeight]);
  const map = (
    <View style={{ width: mapWidth, height: mapHeight }}>
      <BoardView layout={layout} {...board} />
      <View style={{ position: 'absolute', left: SPACE.s, top: 6 }}>
        <ProgressTrack width={mapWidth - 2 * SPACE.s} height={32} />
      </View>
      <Harbour layout={layout} />
    </View>
  );
  return (
    <View style={{ flex: 1 }}>
      <View style={{ flex: 1, flexDirection: landscape ? 'row' : 'column', backgroundColor: theme.land2 }}>
        <View>
          {map}
          <Mats width={mapWidth} height={MATS} />
          <View style={[through, { position: 'absolute', left: SPACE.l, right: SPACE.l, bottom: 0 }]}>
            <PromptPanel choice={choice} most={mapHeight * 0.7} />
          </View>
        </View>
        <Side landscape={landscape} players={players} width={width} height={below} />
      </View>
      <ConfirmBar choice={choice} shape={landscape ? 'row' : 'rows'} />
    </View>
  );
}

interface SideProps {
  readonly landscape: boolean;
  readonly players: number;
  readonly width: number;
  readonly height: number;
}

function Side({ landscape, players, width, height }: SideProps) {
  const { t } = useWords();
  const seats = useAppSelector(selectSeats);
  const active = useAppSelector((root) => root.flow.active);
  const tight = players > 4;
  const panel = landscape ? COLUMN - 2 * SPACE.s : (width - 4 * SPACE.s - PORTRAIT_SIDE) / 2;
  const panels = seats.map((seat) => (
    <View key={seat.seat} style={{ width: panel }}>
      <PlayerPanel seat={seat} active={seat.seat === active} tight={tight} />
    </View>
  ));
  const recap = (
    <Panel style={{ flex: 1, padding: SPACE.s, minWidth: 150 }}>
      <Text size="body" weight="bold" bounded style={{ paddingBottom: 4 }}>
        {t('table.log')}
      </Text>
      <ScrollView>
        <LogLines most={24} />
      </ScrollView>
    </Panel>
  );
  if (landscape) {
    return (
      <View style={{ flex: 1, padding: SPACE.s, gap: tight ? 5 : SPACE.s }}>
        {panels}
        {recap}
      </View>
    );
  }
  return (
    <View style={{ height, flexDirection: 'row', padding: SPACE.s, gap: SPACE.s }}>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          gap: SPACE.s,
          alignContent: 'flex-start',
          width: panel * 2 + SPACE.s,
        }}
      >
        {panels}
      </View>
      <View style={{ flex: 1, gap: SPACE.s }}>
        <QuotaDock />
        {recap}
      </View>
    </View>
  );
}
