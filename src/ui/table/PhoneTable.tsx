/** A phone: the village that fits, the own supply always there, everything else one tap away. */
import { useMemo, useState } from 'react';
import { ScrollView, View } from 'react-native';
import { useAppSelector } from '@/store';
import { selectSeats } from '@/store/selectors/seats';
import { BoardView } from '../board/BoardView';
import { makeLayout } from '../board/layout';
import { SPACE } from '../kit/type';
import { useTheme } from '../kit/useTheme';
import { LogLines } from '../log/LogLines';
import { Mats } from '../mats/Mats';
import { OwnSupply } from '../players/OwnSupply';
import { PlayerPanel } from '../players/PlayerPanel';
import { SeatStrip } from '../players/SeatStrip';
import { ProgressTrack } from '../tracks/ProgressTrack';
import { QuotaTable } from '../tracks/QuotaTable';
import { ReputationPier } from '../tracks/ReputationPier';
import { ConfirmBar } from './ConfirmBar';
import { SeaPill, useReputationLine } from './Harbour';
import { asksBesideBoard } from '../prompts/PromptControl';
import { PromptPanel } from './PromptPanel';
import { TABS, TabBar, type Tab } from './TabBar';
import { useBoard } from './useBoard';
import type { Choice } from './useChoice';
import { useWords } from '@/i18n/react';

interface Props {
  readonly choice: Choice;
  readonly width: number;
  readonly height: number;
}

/** Seats, progress, supply and tabs; the map has the rest. */
const STRIPS = 40 + 24 + 76 + 52;
const NOTHING: ReadonlySet<number> = new Set();

export function PhoneTable({ choice, width, height }: Props) {
  const theme = useTheme();
  const [tab, setTab] = useState<Tab>(TABS[0]);
  const seats = useAppSelector(selectSeats);
  const active = useAppSelector((root) => root.flow.active);
  const own = seats.find(({ seat }) => seat === (choice.prompt?.seat ?? active));
  const board = useBoard(choice);
  const wide = width > height;
  const mapHeight = Math.max(wide ? 420 : 560, height - STRIPS - 66);
  const layout = useMemo(() => makeLayout(wide ? 'wide' : 'tall', width, mapHeight), [wide, width, mapHeight]);
  return (
    <View style={{ flex: 1 }}>
      <SeatStrip seats={seats} active={active} />
      <View
        style={{
          backgroundColor: theme.paper2,
          paddingHorizontal: 4,
          borderBottomWidth: 2,
          borderColor: theme.outline,
        }}
      >
        <ProgressTrack width={width - 8} height={22} />
      </View>
      <View style={{ flex: 1, backgroundColor: theme.paper2 }}>
        {tab === 'village' ? (
          <ScrollView style={{ flex: 1 }}>
            <BoardView layout={layout} {...board} />
            <View style={{ position: 'absolute', right: 0, top: 8, pointerEvents: 'none' }}>
              <ReputationPier width={36} height={mapHeight * 0.56} />
            </View>
          </ScrollView>
        ) : (
          <ScrollView style={{ flex: 1 }} contentContainerStyle={{ flexGrow: 1 }}>
            <TabBody tab={tab} width={width} />
          </ScrollView>
        )}
        {choice.prompt !== null && asksBesideBoard(choice.prompt.ask) && (
          <PromptPanel choice={choice} most={height * 0.5} />
        )}
      </View>
      <ConfirmBar choice={choice} stacked={choice.chosen !== null || choice.inspected !== null || !wide} />
      {own !== undefined && <OwnSupply seat={own} />}
      <TabBar tab={tab} onTab={setTab} />
    </View>
  );
}

function TabBody({ tab, width }: { readonly tab: Tab; readonly width: number }) {
  const { t } = useWords();
  const theme = useTheme();
  const line = useReputationLine();
  const seats = useAppSelector(selectSeats);
  const active = useAppSelector((root) => root.flow.active);
  switch (tab) {
    case 'mats':
      return <Mats width={width} height={0} wrapped />;
    case 'harbour':
      return (
        <View style={{ flex: 1, alignItems: 'center', gap: SPACE.m, padding: SPACE.l, backgroundColor: theme.sea2 }}>
          <SeaPill title={t('table.quota')} />
          <QuotaTable cell={Math.min(44, (width - 80) / 7.4)} dests={NOTHING} selected={null} />
          <SeaPill title={t('table.reputation')} line={line} />
          <ReputationPier width={Math.min(240, width - 80)} height={300} />
        </View>
      );
    case 'players':
      return (
        <View style={{ padding: SPACE.m, gap: SPACE.m }}>
          {seats.map((seat) => (
            <PlayerPanel key={seat.seat} seat={seat} active={seat.seat === active} />
          ))}
        </View>
      );
    case 'log':
      return (
        <View style={{ padding: SPACE.l }}>
          <LogLines most={200} />
        </View>
      );
    case 'village':
      return null;
  }
}
