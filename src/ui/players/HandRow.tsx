/** Cards in a supply lie open: one small card each, with its type's icon. */
import { View } from 'react-native';
import { isConstructedCard, type CardNo } from '@/engine/model/vocabulary';
import { cardDef } from '@/store/box';
import { Icon } from '../art/Icon';
import { cardIcon } from '../effects/glyphs';
import { useTheme } from '../kit/useTheme';

export function HandRow({ hand, size = 20 }: { readonly hand: readonly CardNo[]; readonly size?: number }) {
  const theme = useTheme();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 3 }}>
      {hand.map((no) => (
        <View
          key={no}
          style={{
            width: size,
            height: size * 1.22,
            borderRadius: 3.5,
            borderWidth: 1,
            borderColor: theme.dark ? theme.line : theme.outline,
            backgroundColor: theme.plaque,
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          <Icon name={cardIcon(isConstructedCard(no) ? 'constructed' : cardDef(no).kind)} size={size * 0.78} />
        </View>
      ))}
    </View>
  );
}
