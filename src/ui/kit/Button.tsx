import type { ReactNode } from 'react';
import { Pressable, View, type ViewStyle } from 'react-native';
import { Text } from './Text';
import { SPACE, TARGET, type Size } from './type';
import { useTheme } from './useTheme';

interface Props {
  readonly label: string;
  readonly onPress: () => void;
  /** The one thing to do next is gold; the rest is paper, or a ring on the wooden bar. */
  readonly look?: 'gold' | 'paper' | 'bar';
  readonly disabled?: boolean;
  readonly selected?: boolean;
  readonly size?: Size;
  /** A picture before the words. */
  readonly picture?: ReactNode;
  readonly hint?: string;
  readonly testID?: string;
  readonly style?: ViewStyle;
  readonly height?: number;
  /** How many lines the words may take. */
  readonly lines?: number;
}

export function Button(props: Props) {
  const { label, onPress, look = 'paper', disabled = false, selected = false, size = 'button' } = props;
  const { picture, hint, testID, style, height = TARGET, lines = 1 } = props;
  const theme = useTheme();
  const faces = {
    gold: { back: theme.glow, ink: theme.onGlow, edge: theme.outline },
    paper: { back: theme.paper, ink: theme.ink, edge: theme.dark ? theme.line : theme.outline },
    bar: { back: theme.bar2, ink: theme.bartext, edge: theme.bartext2 },
  } as const;
  const face = faces[look];
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      aria-selected={selected}
      disabled={disabled}
      onPress={onPress}
      {...(hint !== undefined && { accessibilityHint: hint })}
      {...(testID !== undefined && { testID })}
      style={({ pressed }) => [
        {
          minHeight: height,
          borderRadius: height / 2,
          // Elevation is drawn: the same shape in the outline's colour, two dp lower.
          borderBottomWidth: pressed ? 1.5 : 3.5,
          marginTop: pressed ? 2 : 0,
          borderWidth: 1.5,
          borderColor: face.edge,
          backgroundColor: face.back,
          opacity: disabled ? 0.45 : 1,
          paddingHorizontal: SPACE.l,
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'center',
          gap: SPACE.s,
        },
        style,
      ]}
    >
      {picture}
      <Text
        size={size}
        weight="bold"
        colour={face.ink}
        numberOfLines={lines}
        adjustsFontSizeToFit
        bounded
        style={{ flexShrink: 1 }}
      >
        {label}
      </Text>
    </Pressable>
  );
}

interface RoundProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
  readonly size?: number;
}

/** A ring on the wooden bar with a sign in it. */
export function RoundButton({ label, onPress, disabled = false, children, size = 34 }: RoundProps) {
  const theme = useTheme();
  const reach = Math.max(0, (TARGET - size) / 2);
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      hitSlop={reach}
      style={{ opacity: disabled ? 0.35 : 1 }}
    >
      <View
        style={{
          width: size,
          height: size,
          borderRadius: size / 2,
          borderWidth: 1.5,
          borderColor: theme.bartext2,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        {children}
      </View>
    </Pressable>
  );
}
