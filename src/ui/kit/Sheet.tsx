import type { ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import { RADII, SPACE } from './type';
import { useTheme } from './useTheme';

/** A sheet from below. It takes the height of its content, up to `most`, then scrolls. */
export function Sheet({ children, most }: { readonly children: ReactNode; readonly most: number }) {
  const theme = useTheme();
  return (
    <View
      style={{
        backgroundColor: theme.paper,
        borderTopLeftRadius: RADII.sheet,
        borderTopRightRadius: RADII.sheet,
        borderWidth: 1.5,
        borderBottomWidth: 0,
        borderColor: theme.outline,
        maxHeight: most,
      }}
    >
      <View
        style={{
          alignSelf: 'center',
          width: 40,
          height: 4,
          borderRadius: 2,
          marginTop: 6,
          backgroundColor: theme.line,
        }}
      />
      <ScrollView
        style={{ flexGrow: 0 }}
        contentContainerStyle={{ padding: SPACE.l, paddingTop: SPACE.s, gap: SPACE.m }}
      >
        {children}
      </ScrollView>
    </View>
  );
}
