import { useState } from 'react';
import { ScrollView, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { CHARTERS, perSeat, SEATS, type Seat } from '@/engine/model/vocabulary';
import { useAppDispatch } from '@/store';
import { beginCampaign } from '@/store/thunks/play';
import { Button } from '../kit/Button';
import { Text } from '../kit/Text';
import { SPACE } from '../kit/type';
import { useTheme } from '../kit/useTheme';
import { useWords } from '@/i18n/react';
import { SeatCard } from './SeatCard';

interface Props {
  readonly seed: number;
  readonly onStarted: () => void;
  readonly onBack: () => void;
}

/** Seats fill from opposite corners, so that a small party sees its neighbours across the Commons. */
const FILLING: readonly Seat[] = [0, 3, 2, 5, 1, 4];

export function NewGameScreen({ seed, onStarted, onBack }: Props) {
  const { t, lexicon } = useWords();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const dispatch = useAppDispatch();
  const { width } = useWindowDimensions();
  const [seated, setSeated] = useState<readonly Seat[]>([0, 3]);
  const [names, setNames] = useState(() => perSeat(() => ''));
  const column = Math.min(width - 2 * SPACE.l, 640);
  const columns = column > 520 ? 2 : 1;

  const toggle = (seat: Seat) =>
    setSeated((now) => {
      if (!now.includes(seat)) return SEATS.filter((each) => each === seat || now.includes(each));
      return now.length > 1 ? now.filter((each) => each !== seat) : now;
    });
  const start = () => {
    dispatch(
      beginCampaign({ seed, controllers: perSeat((seat) => (seated.includes(seat) ? 'human' : 'inactive')), names }),
    );
    onStarted();
  };
  return (
    <View style={{ flex: 1, backgroundColor: theme.paper2 }}>
      <ScrollView
        contentContainerStyle={{
          alignItems: 'center',
          gap: SPACE.m,
          padding: SPACE.l,
          paddingTop: insets.top + SPACE.l,
        }}
      >
        <Text role="heading" aria-level={1} size="sheet" weight="heavy">
          {t('home.newGame')}
        </Text>
        <Text colour={theme.ink2}>{t('home.playerCount')}</Text>
        <View style={{ flexDirection: 'row', gap: 6 }}>
          {SEATS.map((_, i) => (
            <Button
              key={i}
              label={`${i + 1}`}
              hint={t('home.players', { count: i + 1 })}
              look={seated.length === i + 1 ? 'gold' : 'paper'}
              selected={seated.length === i + 1}
              onPress={() => setSeated(SEATS.filter((seat) => FILLING.slice(0, i + 1).includes(seat)))}
              style={{ width: TARGET_WIDTH, paddingHorizontal: 0 }}
            />
          ))}
        </View>
        <View style={{ width: column, flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
          {SEATS.map((seat) => (
            <View key={seat} style={{ width: columns === 2 ? (column - SPACE.s) / 2 : column }}>
              <SeatCard
                charter={CHARTERS[seat]}
                district={lexicon.districts[seat] ?? ''}
                player={seated.includes(seat) ? seated.indexOf(seat) + 1 : null}
                name={names[seat]}
                onToggle={() => toggle(seat)}
                onName={(name) => setNames((now) => perSeat((each) => (each === seat ? name : now[each])))}
              />
            </View>
          ))}
        </View>
      </ScrollView>
      <View
        style={{
          flexDirection: 'row',
          justifyContent: 'center',
          gap: SPACE.m,
          padding: SPACE.m,
          paddingBottom: insets.bottom + SPACE.m,
          backgroundColor: theme.bar,
        }}
      >
        <Button label={t('table.cancel')} look="bar" onPress={onBack} style={{ minWidth: 110 }} />
        <Button label={t('home.start')} look="gold" size="title" onPress={start} style={{ minWidth: 180 }} />
      </View>
    </View>
  );
}

const TARGET_WIDTH = 50;
