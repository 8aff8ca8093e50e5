/** What happened, in words, the newest first. */
import { useMemo } from 'react';
import { View } from 'react-native';
import { describeEvent } from '@/i18n';
import { CHARTERS, SEATS } from '@/engine/model/vocabulary';
import type { GameEvent } from '@/engine';
import { useAppSelector } from '@/store';
import { selectEvents } from '@/store/selectors/table';
import { Emblem } from '../art/Marks';
import { Text } from '../kit/Text';
import { useTheme } from '../kit/useTheme';
import { useTableWords } from '../table/useTableWords';

interface Props {
  /** How many lines at most. */
  readonly most: number;
}

/** Whose emblem stands before the line: who did it, not whom it happened to. */
const doerOf = (event: GameEvent): number | null => {
  if (event.type === 'workerBumped') return event.by;
  return 'seat' in event ? event.seat : null;
};

export function LogLines({ most }: Props) {
  const theme = useTheme();
  const { words, table } = useTableWords();
  const events = useAppSelector(selectEvents);
  const lines = useMemo(() => {
    const said: { key: number; line: string; seat: number | null }[] = [];
    for (let i = events.length - 1; i >= 0 && said.length < most; i--) {
      const event = events[i];
      // A turn's beginning is seen in the bar; here it would only push news away.
      if (event === undefined || event.type === 'turnBegan') continue;
      const line = describeEvent(words, event, table);
      if (line !== null) said.push({ key: i, line, seat: doerOf(event) });
    }
    return said;
  }, [events, words, table, most]);
  if (lines.length === 0) {
    return (
      <Text size="small" colour={theme.ink2}>
        {words.t('table.nothingYet')}
      </Text>
    );
  }
  return (
    <View style={{ gap: 5 }}>
      {lines.map(({ key, line, seat }) => {
        const owner = SEATS.find((each) => each === seat);
        return (
          <View key={key} style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
            {owner === undefined ? <View style={{ width: 16 }} /> : <Emblem charter={CHARTERS[owner]} size={16} />}
            <Text size="small" style={{ flex: 1 }}>
              {line}
            </Text>
          </View>
        );
      })}
    </View>
  );
}
