/** The board's part of a choice: which spaces glow, which is picked, what a tap on one means. */
import { useCallback, useMemo } from 'react';
import type { SpaceId } from '@/engine/model/vocabulary';
import { useAppSelector } from '@/store';
import { selectDestinations } from '@/store/selectors/table';
import type { BoardPieces } from '../board/BoardView';
import type { Choice } from './useChoice';
import { usePieces } from './usePieces';

interface Board {
  readonly pieces: BoardPieces;
  readonly dests: ReadonlySet<SpaceId>;
  readonly selected: SpaceId | null;
  readonly onPick: (space: SpaceId) => void;
}

export function useBoard(choice: Choice): Board {
  const { chosen, choose, inspect, inspected, piece } = choice;
  const destinations = useAppSelector((root) => selectDestinations(root, piece));
  const dests = useMemo(() => new Set(destinations.keys()), [destinations]);
  const pieces = usePieces(dests, choice);
  const onPick = useCallback(
    (space: SpaceId) => {
      const command = destinations.get(space);
      if (command === undefined) inspect(space);
      else choose(command);
    },
    [destinations, choose, inspect],
  );
  const selected = chosen !== null && 'space' in chosen ? chosen.space : inspected;
  return { pieces, dests, selected, onPick };
}
