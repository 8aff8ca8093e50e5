import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { Defs, Rect } from 'react-native-svg';
import type { Charter } from '@/engine/model/vocabulary';
import { GroundPattern } from '../board/BoardDefs';
import { useTheme } from '../kit/useTheme';

interface Props {
  readonly charter: Charter;
  readonly height: number;
  readonly children: ReactNode;
}

/** A strip of the charter's own ground, so that a panel is known without its colour. */
export function GroundBand({ charter, height, children }: Props) {
  const theme = useTheme();
  const [width, setWidth] = useState(0);
  const id = `band-${charter}`;
  return (
    <View
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={{
        height,
        backgroundColor: theme.charters[charter].tint,
        borderBottomWidth: 2,
        borderBottomColor: theme.charters[charter].colour,
        justifyContent: 'center',
      }}
    >
      <View aria-hidden style={{ position: 'absolute', left: 0, top: 0, pointerEvents: 'none' }}>
        <Svg width={width} height={height}>
          <Defs>
            <GroundPattern charter={charter} theme={theme} id={id} />
          </Defs>
          <Rect width={width} height={height} fill={`url(#${id})`} />
        </Svg>
      </View>
      {children}
    </View>
  );
}
