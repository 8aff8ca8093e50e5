/** What lies in the water beside the village: the quota dock and the reputation pier. */
import { View } from 'react-native';
import { useWords } from '@/i18n/react';
import { rules } from '@/store/box';
import type { BoardLayout } from '../board/layout';
import { Text } from '../kit/Text';
import { through } from '../kit/through';
import { RADII } from '../kit/type';
import { useTheme } from '../kit/useTheme';
import { QuotaTable } from '../tracks/QuotaTable';
import { ReputationPier } from '../tracks/ReputationPier';

const NOTHING: ReadonlySet<number> = new Set();

/** Words at sea stand on a pill. */
export function SeaPill({ title, line }: { readonly title: string; readonly line?: string }) {
  const theme = useTheme();
  return (
    <View
      style={{
        backgroundColor: theme.seaPill,
        borderRadius: 12,
        paddingHorizontal: 10,
        paddingVertical: 3,
        alignItems: 'center',
      }}
    >
      <Text size="small" weight="bold" colour={theme.seaText} bounded numberOfLines={1}>
        {title}
      </Text>
      {line !== undefined && (
        <Text size="caption" colour={theme.seaText} bounded>
          {line}
        </Text>
      )}
    </View>
  );
}

/** The quota table on a strip of water, where there is no sea beside the village to put it in. */
export function QuotaDock() {
  const theme = useTheme();
  const { t } = useWords();
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 6,
        padding: 6,
        borderRadius: RADII.panel,
        borderWidth: 1.2,
        borderColor: theme.outline,
        backgroundColor: theme.sea2,
      }}
    >
      <View style={{ flexShrink: 1 }}>
        <SeaPill title={t('table.quota')} />
      </View>
      <QuotaTable cell={18} dests={NOTHING} selected={null} />
    </View>
  );
}

export const useReputationLine = (): string => {
  const { t } = useWords();
  return `${rules.reputationVp.join(' · ')} ${t('table.vp')}`;
};

export function Harbour({ layout }: { readonly layout: BoardLayout }) {
  const { t } = useWords();
  const line = useReputationLine();
  const { sea, height } = layout;
  const wide = sea > 120;
  const pier = Math.min(300, height - (wide ? 270 : 250));
  return (
    <View
      style={[
        through,
        {
          position: 'absolute',
          right: wide ? 8 : 2,
          top: 44,
          width: wide ? 168 : 80,
          alignItems: 'center',
          gap: 6,
        },
      ]}
    >
      {wide && <SeaPill title={t('table.quota')} />}
      {wide && <QuotaTable cell={20} dests={NOTHING} selected={null} />}
      <View style={{ height: wide ? 4 : 0 }} />
      <SeaPill title={t('table.reputation')} line={line} />
      <ReputationPier width={wide ? 92 : 56} height={pier} />
    </View>
  );
}
