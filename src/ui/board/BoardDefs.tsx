/** The patterns a charter's ground is drawn with, and the gradients of land and sea. */
import { memo } from 'react';
import { Circle, Defs, LinearGradient, Path, Pattern, RadialGradient, Stop } from 'react-native-svg';
import { CHARTERS, type Charter } from '@/engine/model/vocabulary';
import { mix } from '../kit/colour';
import type { Theme } from '../kit/theme';

interface Ground {
  readonly w: number;
  readonly h: number;
  readonly d: string;
}
/** Brick courses, scallops, tufts, ears, cobbles, riveted plates: what tells districts apart without colour. */
const GROUNDS: Readonly<Record<Charter, Ground>> = {
  red: { w: 16, h: 10, d: 'M0,.5L16,.5M0,5.5L16,5.5M4,.5L4,5.5M12,5.5L12,10.5' },
  purple: { w: 16, h: 12, d: 'M0,6Q4,0 8,6Q12,0 16,6M-4,12Q0,6 4,12Q8,6 12,12Q16,6 20,12' },
  green: { w: 14, h: 14, d: 'M2,7L4,2L6,7M9,13L11,8L13,13' },
  yellow: { w: 10, h: 10, d: 'M-2,8L8,-2M3,13L13,3M3,3L3,6M3,3L6,3M8,8L8,11M8,8L11,8' },
  black: { w: 14, h: 12, d: 'M2,3L5,1.5L7,3.5L4.5,5.5ZM9,9L12,7.6L13,10L10.5,11.4ZM10,2.4L11,3M3,9L4,9.4' },
  blue: { w: 14, h: 14, d: 'M0,0L14,0M0,0L0,14M3,3l.1,0M11,3l.1,0M3,11l.1,0M11,11l.1,0' },
};

export function GroundPattern({ charter, theme, id }: { charter: Charter; theme: Theme; id: string }) {
  const { w, h, d } = GROUNDS[charter];
  return (
    <Pattern id={id} width={w} height={h} patternUnits="userSpaceOnUse">
      <Path d={d} fill="none" stroke={theme.charters[charter].pattern} strokeWidth={1} strokeLinecap="round" />
    </Pattern>
  );
}

export const BoardDefs = memo(function BoardDefs({ theme }: { readonly theme: Theme }) {
  const pebble = mix(theme.road, theme.landline, 0.28);
  return (
    <Defs>
      {CHARTERS.map((charter) => (
        <GroundPattern key={charter} charter={charter} theme={theme} id={`ground-${charter}`} />
      ))}
      <Pattern id="ground-commons" width={12} height={10} patternUnits="userSpaceOnUse">
        <Path d="M1,3Q3,0 6,2M6,8Q9,5 12,7" fill="none" stroke={pebble} strokeWidth={1} />
        <Circle cx={9} cy={2.4} r={0.7} fill={pebble} />
      </Pattern>
      <Pattern id="waves" width={44} height={26} patternUnits="userSpaceOnUse">
        <Path
          d="M4,7q4,-4 8,0t8,0M26,20q4,-4 8,0t8,0"
          fill="none"
          stroke={theme.sealine}
          strokeWidth={1.1}
          strokeOpacity={0.55}
        />
      </Pattern>
      <LinearGradient id="sea" x1="0" y1="0" x2="1" y2="0">
        <Stop offset="0.6" stopColor={theme.sea1} />
        <Stop offset="1" stopColor={theme.sea2} />
      </LinearGradient>
      <RadialGradient id="land" cx="0.45" cy="0.45" r="0.75">
        <Stop offset="0" stopColor={theme.land} />
        <Stop offset="1" stopColor={theme.land2} />
      </RadialGradient>
    </Defs>
  );
});
