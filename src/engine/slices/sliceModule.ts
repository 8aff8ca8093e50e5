/** What every slice offers. The same `apply` runs raw in search and on Immer drafts in Redux. */
import type { GameEvent } from '../model/event';
import type { EngineState, SliceName } from '../model/state';

export interface SliceModule<S extends SliceName> {
  initial(): EngineState[S];
  /** Writes what the event means for this slice; events of others leave it untouched. */
  apply(slice: EngineState[S], event: GameEvent): void;
  clone(slice: EngineState[S]): EngineState[S];
}

/** Takes one element out of a list, in place; its absence is a bug in the engine. */
export function remove<T>(list: T[], element: T): void {
  const i = list.lastIndexOf(element);
  if (i < 0) throw new Error(`${String(element)} is not in the list`);
  list.splice(i, 1);
}
