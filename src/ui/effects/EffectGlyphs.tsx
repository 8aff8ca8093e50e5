/** A row of icons with numbers, from two up. Always inside something that says it in words. */
import { View } from 'react-native';
import { Icon } from '../art/Icon';
import { Medal } from '../art/Marks';
import { Text } from '../kit/Text';
import { useTheme } from '../kit/useTheme';
import type { Glyph } from './glyphs';

interface Props {
  readonly glyphs: readonly Glyph[];
  readonly size?: number;
  readonly colour?: string;
}

export function EffectGlyphs({ glyphs, size = 20, colour }: Props) {
  const theme = useTheme();
  const ink = colour ?? theme.ink;
  return (
    <View aria-hidden style={{ flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: 3 }}>
      {glyphs.map((glyph, i) => {
        if (glyph.is === 'sign') {
          if (glyph.sign === 'gains') return <Icon key={i} name="gains" size={size * 0.8} />;
          return (
            <Text key={i} size="small" weight="heavy" colour={ink} bounded>
              {glyph.sign}
            </Text>
          );
        }
        if (glyph.icon === 'vp') return <Medal key={i} n={glyph.n} size={size * 1.2} />;
        return (
          <View key={i} style={{ flexDirection: 'row', alignItems: 'center' }}>
            {glyph.n > 1 && (
              <Text size={size > 22 ? 'counter' : 'small'} weight="heavy" colour={ink} bounded>
                {glyph.n}
              </Text>
            )}
            <Icon name={glyph.icon} size={size} />
          </View>
        );
      })}
    </View>
  );
}
