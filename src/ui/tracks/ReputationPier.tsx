import { useMemo } from 'react';
import { View } from 'react-native';
import { playerName } from '@/i18n';
import { CHARTERS, type Seat } from '@/engine/model/vocabulary';
import { useAppSelector } from '@/store';
import { rules } from '@/store/box';
import { selectSeats } from '@/store/selectors/seats';
import { Drawing } from '../art/Drawing';
import { seal } from '../art/emblems';
import { ICONS } from '../art/icons';
import { circle, n, place, stroke, type Shape } from '../art/shape';
import { useTableWords } from '../table/useTableWords';

interface Props {
  readonly width: number;
  readonly height: number;
}

function pier(width: number, height: number, spaces: number, tokens: readonly Seat[]): Shape[] {
  const r = Math.min(11.5, height / (spaces * 2.5));
  const sway = Math.max(0, width / 2 - r - 3);
  const at = (i: number): [number, number] => [
    width / 2 + Math.sin((i / Math.max(1, spaces - 1)) * 4.4 - 1.2) * sway,
    r + 3 + ((height - 2 * r - 6) * i) / Math.max(1, spaces - 1),
  ];
  const points = Array.from({ length: spaces }, (_, i) => at(i));
  const d = `M${points.map(([x, y]) => `${n(x)},${n(y)}`).join('L')}`;
  return [
    stroke(d, '$outline', 9, { opacity: 0.5 }),
    stroke(d, '~#8B5A2E', 6.5),
    stroke(d, '~#C69A63', 4, { dash: '2.4 2.2' }),
    ...points.flatMap(([x, y], i): Shape[] => {
      const owner = tokens[i];
      const next = i === tokens.length;
      if (owner !== undefined) {
        return [circle(x, y, r * 1.1, '#FFFAEC', { width: 1.1 }), place(seal(CHARTERS[owner], r * 0.88), x, y)];
      }
      return [
        circle(x, y, r, next ? '#FFFAEC' : '#EFE3C8', { stroke: next ? '$gold' : '$outline', width: next ? 2 : 1.1 }),
        place(ICONS.reputation, x, y, { scale: (r * 1.3) / 24, opacity: next ? 1 : 0.45 }),
      ];
    }),
  ];
}

/** The reputation track: stones in the water, filled one after the other towards the ocean. */
export function ReputationPier({ width, height }: Props) {
  const { words, table } = useTableWords();
  const tokens = useAppSelector((root) => root.tracks.reputation);
  const players = useAppSelector(selectSeats).length;
  const spaces = rules.reputationSpaces[players] ?? 0;
  const picture = useMemo(() => pier(width, height, spaces, tokens), [width, height, spaces, tokens]);
  const { t } = words;
  const spoken = [t('table.reputation'), ...tokens.map((seat) => playerName(words, seat, table))].join(t('list.comma'));
  return (
    <View accessible role="img" aria-label={spoken}>
      <Drawing picture={picture} width={width} height={height} box={[0, 0, width, height]} />
    </View>
  );
}
