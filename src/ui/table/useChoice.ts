/**
 * Choosing and confirming: a tap picks one of the legal commands, a second one plays it. Nothing acts on one tap.
 * What is picked is forgotten as soon as the position changes.
 */
import { useCallback, useState } from 'react';
import type { Command, Prompt, SpaceId } from '@/engine';
import { useAppDispatch, useAppSelector } from '@/store';
import { selectLegal, selectPrompt } from '@/store/selectors/engine';
import { selectPieces, type Piece } from '@/store/selectors/table';
import { play } from '@/store/thunks/play';

export interface Choice {
  readonly prompt: Prompt | null;
  readonly legal: readonly Command[];
  readonly chosen: Command | null;
  /** A space somebody tapped to read about, though it cannot be chosen. */
  readonly inspected: SpaceId | null;
  /** The piece in hand, and those it could be. */
  readonly piece: Piece;
  readonly pieces: readonly Piece[];
  readonly take: (piece: Piece) => void;
  readonly choose: (command: Command) => void;
  readonly inspect: (space: SpaceId) => void;
  readonly back: () => void;
  readonly confirm: () => void;
}

interface Picked {
  readonly legal: readonly Command[];
  readonly command: Command | null;
  readonly space: SpaceId | null;
  readonly piece: Piece | null;
}

export function useChoice(): Choice {
  const dispatch = useAppDispatch();
  const prompt = useAppSelector(selectPrompt);
  const legal = useAppSelector(selectLegal);
  const [picked, setPicked] = useState<Picked | null>(null);
  // A list of legal commands belongs to one position: with another list the pick is stale.
  const current = picked?.legal === legal ? picked : null;
  const chosen = current?.command ?? null;

  const pieces = useAppSelector(selectPieces);
  // With every worker away a minion is in hand at once.
  const piece = current?.piece ?? pieces[0] ?? 'worker';

  const take = useCallback((taken: Piece) => setPicked({ legal, command: null, space: null, piece: taken }), [legal]);
  const choose = useCallback((command: Command) => setPicked({ legal, command, space: null, piece }), [legal, piece]);
  const inspect = useCallback((space: SpaceId) => setPicked({ legal, command: null, space, piece }), [legal, piece]);
  const back = useCallback(() => setPicked({ legal, command: null, space: null, piece }), [legal, piece]);
  const confirm = useCallback(() => {
    if (chosen !== null) dispatch(play(chosen));
  }, [chosen, dispatch]);
  const inspected = current?.space ?? null;
  return { prompt, legal, chosen, inspected, piece, pieces, take, choose, inspect, back, confirm };
}
