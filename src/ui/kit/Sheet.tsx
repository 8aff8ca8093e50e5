import type { ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import { RADII, SPACE } from './type';
import { useTheme } from './useTheme';

interface Props {
  readonly children: ReactNode;
  readonly most: number;
  /** As wide as its content needs, in the middle; else from edge to edge. */
  readonly fitted?: boolean;
}

/** A sheet from below. It takes the height of its content, up to `most`, then scrolls. */
export function Sheet({ children, most, fitted = false }: Props) {
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
        ...(fitted && { alignSelf: 'center', minWidth: 360, maxWidth: '100%' }),
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
