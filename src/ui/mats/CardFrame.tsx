/** The edge and the coloured band that every card has, and its being a button where it can be picked. */
import type { ReactNode } from 'react';
import { Pressable, View } from 'react-native';
import { useWords } from '@/i18n/react';
import type { CardNo } from '@/engine/model/vocabulary';
import { Icon } from '../art/Icon';
import { cardIcon } from '../effects/glyphs';
import { Text } from '../kit/Text';
import { RADII } from '../kit/type';
import { useTheme } from '../kit/useTheme';

export const BANDS = {
  assistant: '#4A6D82',
  building: '#2F6B93',
  constructed: '#A94E33',
  item: '#86600F',
  guest: '#8F522A',
  friend: '#AF4259',
  objective: '#2A7A5C',
} as const;
export type Band = keyof typeof BANDS;

/** What any picture of a card is given. */
export interface CardProps {
  readonly no: CardNo;
  readonly width: number;
  readonly height: number;
  readonly legal?: boolean;
  readonly selected?: boolean;
  readonly onPress?: () => void;
}

interface Props extends Omit<CardProps, 'no'> {
  readonly band: Band;
  readonly spoken: string;
  readonly children: ReactNode;
}

export function CardFrame({ band, spoken, width, height, legal = false, selected = false, onPress, children }: Props) {
  const theme = useTheme();
  const { t } = useWords();
  return (
    <Pressable
      role={onPress === undefined ? 'img' : 'button'}
      aria-label={spoken}
      aria-selected={selected}
      disabled={onPress === undefined}
      {...(onPress !== undefined && { onPress })}
      {...(legal && { testID: 'choice' })}
      style={{
        width,
        height,
        borderRadius: RADII.card,
        borderWidth: selected ? 3 : legal ? 2.5 : 1.3,
        borderColor: legal || selected ? theme.glow : theme.outline,
        backgroundColor: theme.paper,
        overflow: 'hidden',
        transform: [{ translateY: selected ? -4 : 0 }],
      }}
    >
      <View
        style={{
          height: 22,
          backgroundColor: BANDS[band],
          flexDirection: 'row',
          alignItems: 'center',
          gap: 4,
          paddingHorizontal: 3,
        }}
      >
        <Icon name={cardIcon(band)} size={17} />
        <Text size="caption" weight="bold" colour="#FFF6E2" numberOfLines={1} bounded style={{ flexShrink: 1 }}>
          {t(`cardBand.${band}`)}
        </Text>
      </View>
      {children}
    </Pressable>
  );
}
