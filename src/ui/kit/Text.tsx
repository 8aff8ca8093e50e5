import { Text as NativeText, type TextProps, type TextStyle } from 'react-native';
import { FONTS, SIZES, type Size, type Weight } from './type';
import { useTheme } from './useTheme';

interface Props extends TextProps {
  readonly size?: Size;
  readonly weight?: Weight;
  /** A colour of the theme; ink unless told. */
  readonly colour?: string;
  readonly align?: TextStyle['textAlign'];
  /** Bars and chips have no room for more than a third; sheets grow freely. */
  readonly bounded?: boolean;
}

export function Text({ size = 'body', weight = 'regular', colour, align, bounded = false, style, ...rest }: Props) {
  const theme = useTheme();
  return (
    <NativeText
      {...rest}
      {...(bounded && { maxFontSizeMultiplier: 1.3 })}
      style={[
        {
          fontFamily: FONTS[weight],
          fontSize: SIZES[size],
          color: colour ?? theme.ink,
          ...(align !== undefined && { textAlign: align }),
        },
        style,
      ]}
    />
  );
}
