import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';
import { RADII } from './type';
import { useTheme } from './useTheme';

interface Props {
  readonly children: ReactNode;
  /** On turn: a gold frame. */
  readonly active?: boolean;
  readonly style?: ViewStyle | ViewStyle[];
}

/** A sheet of paper on the table. */
export function Panel({ children, active = false, style }: Props) {
  const theme = useTheme();
  return (
    <View
      style={[
        {
          backgroundColor: theme.paper,
          borderRadius: RADII.panel,
          borderWidth: active ? 2.5 : 1,
          borderBottomWidth: active ? 3.5 : 2.5,
          borderColor: active ? theme.glow : theme.line,
          overflow: 'hidden',
        },
        style,
      ]}
    >
      {children}
    </View>
  );
}
