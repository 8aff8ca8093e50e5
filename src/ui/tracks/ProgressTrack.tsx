import { useMemo } from 'react';
import { View } from 'react-native';
import { useWords } from '@/i18n/react';
import { useAppSelector } from '@/store';
import { rules } from '@/store/box';
import { Drawing } from '../art/Drawing';
import { ICONS } from '../art/icons';
import { circle, place, rect, text, type Shape } from '../art/shape';

interface Props {
  readonly width: number;
  readonly height: number;
}

function track(width: number, height: number, now: number): Shape[] {
  const end = rules.progressEnd;
  const step = width / (end + 0.4);
  const y = height / 2;
  const r = Math.min(height * 0.36, step * 0.42);
  const shapes: Shape[] = [
    rect(1, y - height * 0.34 + 1.6, width - 2, height * 0.68, height * 0.34, '$outline', { opacity: 0.2 }),
    rect(1, y - height * 0.34, width - 2, height * 0.68, height * 0.34, '$paper', { stroke: '$landline', width: 1.2 }),
  ];
  for (let i = 1; i <= end; i++) {
    const x = step * (i - 0.3);
    const opacity = i < now ? 0.4 : 1;
    if (i === end) shapes.push(place(ICONS.victory, x, y, { scale: (r * 2.2) / 24, opacity }));
    else if (rules.reputationAt.includes(i))
      shapes.push(place(ICONS.reputation, x, y, { scale: (r * 2.2) / 24, opacity }));
    else {
      shapes.push(circle(x, y, r * 0.86, 'none', { stroke: '$landline', width: 1.1, opacity }));
      if (r > 8) shapes.push(text(x, y + r * 0.36, `${i}`, r * 1.02, i < now ? '$landline' : '$ink2', 'bold'));
    }
  }
  const x = step * (Math.max(1, now) - 0.3);
  shapes.push(circle(x, y, r * 1.32, '$glow', { width: 1.4 }), place(ICONS.progress, x, y, { scale: (r * 2.1) / 24 }));
  return shapes;
}

/** How far the village has come: a wheel on its way to the cup. */
export function ProgressTrack({ width, height }: Props) {
  const { t } = useWords();
  const now = useAppSelector((root) => root.tracks.progress);
  const picture = useMemo(() => track(width, height, now), [width, height, now]);
  return (
    <View accessible role="img" aria-label={t('table.progressOf', { n: now, end: rules.progressEnd })}>
      <Drawing picture={picture} width={width} height={height} box={[0, 0, width, height]} />
    </View>
  );
}
