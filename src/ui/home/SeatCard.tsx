import { Pressable, TextInput, View } from 'react-native';
import type { Charter } from '@/engine/model/vocabulary';
import { NAME_LENGTH } from '@/store/slices/players';
import { Emblem, Worker } from '../art/Marks';
import { Panel } from '../kit/Panel';
import { Text } from '../kit/Text';
import { FONTS, SIZES, SPACE, TARGET } from '../kit/type';
import { useTheme } from '../kit/useTheme';
import { useWords } from '@/i18n/react';

interface Props {
  readonly charter: Charter;
  readonly district: string;
  /** Who plays counts from one; null where nobody sits. */
  readonly player: number | null;
  readonly name: string;
  readonly onToggle: () => void;
  readonly onName: (name: string) => void;
}

/** One charter: its mark, whether somebody plays it, and who. */
export function SeatCard({ charter, district, player, name, onToggle, onName }: Props) {
  const { t } = useWords();
  const theme = useTheme();
  const seated = player !== null;
  return (
    <Panel active={seated} style={{ backgroundColor: seated ? theme.paper : theme.panel }}>
      <Pressable
        role="switch"
        aria-label={t(`charter.${charter}`)}
        aria-checked={seated}
        onPress={onToggle}
        style={{
          minHeight: TARGET,
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s,
          paddingHorizontal: SPACE.m,
          backgroundColor: theme.charters[charter].tint,
          opacity: seated ? 1 : 0.62,
        }}
      >
        <Emblem charter={charter} size={34} />
        <View style={{ flex: 1 }}>
          <Text weight="bold" numberOfLines={1}>
            {district}
          </Text>
          <Text size="caption" numberOfLines={1}>
            {t(`charter.${charter}`)}
          </Text>
        </View>
        <Worker charter={charter} big away={!seated} size={36} />
      </Pressable>
      {seated && (
        <TextInput
          aria-label={t('home.nameOf', { n: player })}
          placeholder={t('home.player', { n: player })}
          placeholderTextColor={theme.ink2}
          value={name}
          maxLength={NAME_LENGTH}
          onChangeText={onName}
          style={{
            minHeight: 44,
            paddingHorizontal: SPACE.m,
            fontFamily: FONTS.regular,
            fontSize: SIZES.body,
            color: theme.ink,
          }}
        />
      )}
    </Panel>
  );
}
