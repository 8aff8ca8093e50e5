/** Draws pictures. The only place where shapes become svg. */
import { memo } from 'react';
import { View } from 'react-native';
import Svg, { Circle, Ellipse, G, Path, Rect, Text } from 'react-native-svg';
import { FONTS } from '../kit/type';
import type { Theme } from '../kit/theme';
import { useTheme } from '../kit/useTheme';
import { resolvePaint, type Picture, type Shape } from './shape';

type Pen = Extract<Shape, { is: 'path' }>;

function penOf(shape: Pick<Pen, 'stroke' | 'width' | 'opacity' | 'dash' | 'fill'>, theme: Theme) {
  return {
    fill: resolvePaint(shape.fill, theme),
    ...(shape.opacity !== 1 && { opacity: shape.opacity }),
    ...(shape.stroke !== 'none' && {
      stroke: resolvePaint(shape.stroke, theme),
      strokeWidth: shape.width,
      strokeLinejoin: 'round' as const,
      strokeLinecap: 'round' as const,
    }),
    ...(shape.dash !== '' && { strokeDasharray: shape.dash }),
  };
}

function drawn(shape: Shape, theme: Theme, key: number) {
  switch (shape.is) {
    case 'path':
      return <Path key={key} d={shape.d} {...penOf(shape, theme)} />;
    case 'circle':
      return <Circle key={key} cx={shape.x} cy={shape.y} r={shape.r} {...penOf(shape, theme)} />;
    case 'ellipse':
      return <Ellipse key={key} cx={shape.x} cy={shape.y} rx={shape.rx} ry={shape.ry} {...penOf(shape, theme)} />;
    case 'rect':
      return (
        <Rect
          key={key}
          x={shape.x}
          y={shape.y}
          width={shape.w}
          height={shape.h}
          rx={shape.r}
          {...penOf(shape, theme)}
        />
      );
    case 'text':
      return (
        <Text
          key={key}
          x={shape.x}
          y={shape.y}
          fontFamily={FONTS[shape.weight]}
          fontSize={shape.size}
          fill={resolvePaint(shape.fill, theme)}
          textAnchor={shape.anchor}
        >
          {shape.words}
        </Text>
      );
    case 'group':
      return (
        <G key={key} transform={shape.transform} opacity={shape.opacity}>
          <Shapes picture={shape.shapes} theme={theme} />
        </G>
      );
  }
}

/** Inside an Svg. Memoised: a picture that is the same list is not drawn again. */
export const Shapes = memo(function Shapes({ picture, theme }: { readonly picture: Picture; readonly theme: Theme }) {
  return <>{picture.map((shape, i) => drawn(shape, theme, i))}</>;
});

interface Props {
  readonly picture: Picture;
  readonly width: number;
  readonly height: number;
  /** left, top, width, height in the picture's own units. */
  readonly box: readonly [number, number, number, number];
}

/** A picture of its own. Pictures are silent: the control around them says what they mean. */
export const Drawing = memo(function Drawing({ picture, width, height, box }: Props) {
  const theme = useTheme();
  return (
    <View aria-hidden style={{ width, height, pointerEvents: 'none' }}>
      <Svg width={width} height={height} viewBox={box.join(' ')}>
        <Shapes picture={picture} theme={theme} />
      </Svg>
    </View>
  );
});
