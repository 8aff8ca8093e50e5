import { memo } from 'react';
import { Pressable } from 'react-native';
import type { SpaceId } from '@/engine/model/vocabulary';
import { SQRT3 } from '../art/geometry';
import { TARGET } from '../kit/type';
import type { SpaceAt } from './layout';

interface Props {
  readonly space: SpaceAt;
  readonly R: number;
  readonly label: string;
  readonly legal: boolean;
  readonly selected: boolean;
  readonly onPick: (space: SpaceId) => void;
}

/**
 * The button over a hex: as wide as the hex, and as high as two rows leave it or a finger needs. On the smallest phones two
 * rows then share a sliver where their hexes meet.
 */
export const SpaceTarget = memo(function SpaceTarget({ space, R, label, legal, selected, onPick }: Props) {
  const w = SQRT3 * R;
  const height = Math.max(R * 1.5, TARGET);
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={!legal}
      aria-selected={selected}
      testID={legal ? 'choice' : 'space'}
      onPress={() => onPick(space.id)}
      style={{ position: 'absolute', left: space.x - w / 2, top: space.y - height / 2, width: w, height }}
    />
  );
});
