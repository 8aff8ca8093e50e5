import { ScrollView, View } from 'react-native';
import { CHARTERS } from '@/engine/model/vocabulary';
import { describeScoreLine } from '@/i18n';
import { useAppSelector } from '@/store';
import { selectSeats } from '@/store/selectors/seats';
import { selectScoreLines } from '@/store/selectors/table';
import { Icon } from '../art/Icon';
import { Emblem, Medal, Worker } from '../art/Marks';
import { Button } from '../kit/Button';
import { Panel } from '../kit/Panel';
import { Text } from '../kit/Text';
import { SPACE } from '../kit/type';
import { useTheme } from '../kit/useTheme';
import { GroundBand } from '../players/GroundBand';
import { useTableWords } from './useTableWords';

/** Who won, and where every point came from. */
export function FinalScores({ onHome, onAgain }: { readonly onHome: () => void; readonly onAgain: () => void }) {
  const theme = useTheme();
  const { words, player } = useTableWords();
  const { t } = words;
  const seats = useAppSelector(selectSeats);
  const lines = useAppSelector(selectScoreLines);
  const results = useAppSelector((root) => root.campaign.results);
  const winners = results[results.length - 1]?.winners ?? [];
  const names = winners.map(player).join(t('list.and'));
  const ranked = [...seats].sort((a, b) => b.vp - a.vp);
  return (
    <ScrollView
      style={{ flex: 1, backgroundColor: theme.paper2 }}
      contentContainerStyle={{ alignItems: 'center', gap: SPACE.m, padding: SPACE.l }}
    >
      <Icon name="victory" size={64} />
      <Text role="heading" aria-level={1} size="sheet" weight="heavy" align="center">
        {t('end.scores')}
      </Text>
      <Text size="title" weight="bold" align="center">
        {t('end.won', { count: winners.length, names })}
      </Text>
      <View style={{ flexDirection: 'row', gap: SPACE.m }}>
        <Button label={t('end.home')} onPress={onHome} />
        <Button label={t('end.playAgain')} look="gold" onPress={onAgain} />
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m, justifyContent: 'center' }}>
        {ranked.map(({ seat, vp }) => (
          <View
            key={seat}
            accessible
            role="group"
            aria-label={`${player(seat)}: ${t('table.vpOf', { n: vp })}`}
            style={{ width: 320 }}
          >
            <Panel active={winners.includes(seat)}>
              <GroundBand charter={CHARTERS[seat]} height={52}>
                <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, paddingHorizontal: SPACE.m }}>
                  <Emblem charter={CHARTERS[seat]} size={34} />
                  <Text size="title" weight="heavy" numberOfLines={1} style={{ flex: 1 }}>
                    {player(seat)}
                  </Text>
                  <Worker charter={CHARTERS[seat]} big size={38} />
                  <Medal n={vp} size={50} />
                </View>
              </GroundBand>
              <View style={{ padding: SPACE.m, gap: 4 }}>
                <Text size="small" weight="bold" colour={theme.ink2}>
                  {t('end.sources')}
                </Text>
                {lines[seat].map((line) => (
                  <Text key={`${line.rule}-${line.card}`} size="small">
                    {describeScoreLine(words, line)}
                  </Text>
                ))}
              </View>
            </Panel>
          </View>
        ))}
      </View>
    </ScrollView>
  );
}
