import { ScrollView, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useAppSelector } from '@/store';
import { Drawing } from '../art/Drawing';
import { Button } from '../kit/Button';
import { Text } from '../kit/Text';
import { RADII, SPACE } from '../kit/type';
import { useTheme } from '../kit/useTheme';
import { useWords } from '@/i18n/react';
import { LanguageSwitch } from './LanguageSwitch';
import { VILLAGE_BOX, villagePicture } from './villagePicture';

interface Props {
  readonly onNew: () => void;
  readonly onContinue: () => void;
}

export function HomeScreen({ onNew, onContinue }: Props) {
  const { t } = useWords();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  const column = Math.min(width - 2 * SPACE.l, 560);
  const flow = useAppSelector((root) => root.flow);
  const gameNo = useAppSelector((root) => root.campaign.gameNo);
  const unfinished = useAppSelector((root) => root.session.start !== null) && flow.phase !== 'over';
  return (
    <ScrollView
      style={{ flex: 1, backgroundColor: theme.paper2 }}
      contentContainerStyle={{
        flexGrow: 1,
        alignItems: 'center',
        justifyContent: 'center',
        padding: SPACE.l,
        paddingTop: insets.top + SPACE.l,
        paddingBottom: insets.bottom + SPACE.l,
        gap: SPACE.l,
      }}
    >
      <View style={{ borderRadius: RADII.sheet, overflow: 'hidden', borderWidth: 2, borderColor: theme.outline }}>
        <Drawing picture={villagePicture} width={column} height={(column * 190) / 420} box={VILLAGE_BOX} />
      </View>
      <View style={{ alignItems: 'center' }}>
        <Text role="heading" aria-level={1} size="display" weight="heavy" align="center">
          {t('app.name')}
        </Text>
        <Text size="button" colour={theme.ink2} weight="italic" align="center">
          {t('app.tagline')}
        </Text>
      </View>
      <View style={{ width: Math.min(column, 360), gap: SPACE.m }}>
        {unfinished && (
          <Button
            label={t('home.continue')}
            hint={t('home.unfinished', { n: gameNo, round: flow.round })}
            look="gold"
            height={56}
            size="title"
            onPress={onContinue}
          />
        )}
        {unfinished && (
          <Text size="small" colour={theme.ink2} align="center">
            {t('home.unfinished', { n: gameNo, round: flow.round })}
          </Text>
        )}
        <Button
          label={t('home.newGame')}
          look={unfinished ? 'paper' : 'gold'}
          height={56}
          size="title"
          onPress={onNew}
        />
      </View>
      <LanguageSwitch />
      <Text size="caption" colour={theme.ink2} align="center" style={{ maxWidth: 440 }}>
        {t('app.notice')}
      </Text>
    </ScrollView>
  );
}
