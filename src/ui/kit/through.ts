import { StyleSheet, type ViewStyle } from 'react-native';

/**
 * A layer that lets taps through to what lies below, though not its children. It must be a sheet's style: the web knows no
 * `box-none` and only sheets translate it.
 */
export const { through } = StyleSheet.create<{ through: ViewStyle }>({ through: { pointerEvents: 'box-none' } });
