import { View } from 'react-native';
import { useWords } from '@/i18n/react';
import { useAppSelector } from '@/store';
import { selectSeats } from '@/store/selectors/seats';
import { SPACE } from '../kit/type';
import { useTheme } from '../kit/useTheme';
import { LogLines } from '../log/LogLines';
import { Mats } from '../mats/Mats';
import { PlayerPanel } from '../players/PlayerPanel';
import { QuotaTable } from '../tracks/QuotaTable';
import { ReputationPier } from '../tracks/ReputationPier';
import { SeaPill, useReputationLine } from './Harbour';
import type { Tab } from './TabBar';

const NOTHING: ReadonlySet<number> = new Set();

/** What a phone keeps behind its tabs. */
export function PhoneTab({ tab, width }: { readonly tab: Tab; readonly width: number }) {
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
          <ReputationPier width={Math.min(240, width - 80)} height={280} />
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
