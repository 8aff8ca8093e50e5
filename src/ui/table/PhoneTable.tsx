/** A phone: the village that fits, the own supply always there, everything else one tap away. */
import { useState } from 'react';
import { ScrollView, View } from 'react-native';
import { useAppSelector } from '@/store';
import { selectSeats } from '@/store/selectors/seats';
import { useTheme } from '../kit/useTheme';
import { OwnSupply } from '../players/OwnSupply';
import { SeatStrip } from '../players/SeatStrip';
import { ProgressTrack } from '../tracks/ProgressTrack';
import { PhoneMap } from './PhoneMap';
import { PhoneTab } from './PhoneTab';
import { PromptLine } from './PromptLine';
import { TABS, TabBar, type Tab } from './TabBar';
import type { Choice } from './useChoice';

interface Props {
  readonly choice: Choice;
  readonly width: number;
  readonly height: number;
}

/** Seats, progress, the prompt, supply and tabs; the map has the rest. */
const STRIPS = 42 + 24 + 40 + 78 + 52;

export function PhoneTable({ choice, width, height }: Props) {
  const theme = useTheme();
  const [tab, setTab] = useState<Tab>(TABS[0]);
  const seats = useAppSelector(selectSeats);
  const active = useAppSelector((root) => root.flow.active);
  // Until it is measured, the map's room is what the strips should leave.
  const [room, setRoom] = useState<number | null>(null);
  const own = seats.find(({ seat }) => seat === (choice.prompt?.seat ?? active));
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
      <View
        style={{ flex: 1, backgroundColor: theme.paper2 }}
        onLayout={({ nativeEvent }) => setRoom(Math.floor(nativeEvent.layout.height))}
      >
        {tab === 'village' ? (
          <PhoneMap choice={choice} width={width} height={room ?? height - STRIPS} />
        ) : (
          <ScrollView style={{ flex: 1 }} contentContainerStyle={{ flexGrow: 1 }}>
            <PhoneTab tab={tab} width={width} />
          </ScrollView>
        )}
      </View>
      <PromptLine prompt={choice.prompt} />
      {own !== undefined && <OwnSupply seat={own} />}
      <TabBar tab={tab} onTab={setTab} />
    </View>
  );
}
