import { Pressable, View } from 'react-native';
import { useWords } from '@/i18n/react';
import { Icon } from '../art/Icon';
import type { IconName } from '../art/icons';
import { Text } from '../kit/Text';
import { RADII } from '../kit/type';
import { useTheme } from '../kit/useTheme';

export const TABS = ['village', 'mats', 'harbour', 'players', 'log'] as const;
export type Tab = (typeof TABS)[number];

const ICONS: Readonly<Record<Tab, IconName>> = {
  village: 'construct',
  mats: 'card',
  harbour: 'quota',
  players: 'worker',
  log: 'objective',
};

export function TabBar({ tab, onTab }: { readonly tab: Tab; readonly onTab: (tab: Tab) => void }) {
  const theme = useTheme();
  const { t } = useWords();
  return (
    <View role="tablist" style={{ flexDirection: 'row', backgroundColor: theme.bar, height: 52, padding: 3, gap: 2 }}>
      {TABS.map((each) => (
        <Pressable
          key={each}
          role="tab"
          aria-label={t(`tab.${each}`)}
          aria-selected={each === tab}
          onPress={() => onTab(each)}
          style={{
            flex: 1,
            alignItems: 'center',
            justifyContent: 'center',
            borderRadius: RADII.panel,
            backgroundColor: each === tab ? theme.bar2 : 'transparent',
          }}
        >
          <Icon name={ICONS[each]} size={24} />
          <Text
            size="caption"
            colour={theme.bartext}
            weight={each === tab ? 'bold' : 'regular'}
            numberOfLines={1}
            bounded
          >
            {t(`tab.${each}`)}
          </Text>
        </Pressable>
      ))}
    </View>
  );
}
