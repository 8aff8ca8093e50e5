/** RULES A: where the six plots of each charter lie, in hex steps; `x` counts half hexes from the charter's left edge. */
import type { PerSeat, Resource } from '@/engine/model/vocabulary';

export interface PlotPlace {
  readonly x: number;
  readonly row: number;
}
export interface CharterDef {
  readonly resource: Resource;
  /** L1 to L6. */
  readonly plots: readonly [PlotPlace, PlotPlace, PlotPlace, PlotPlace, PlotPlace, PlotPlace];
}

const p = (x: number, row: number): PlotPlace => ({ x, row });

/** In seat order: red, purple, green, yellow, black, blue. */
export const charters: PerSeat<CharterDef> = [
  { resource: 'clay', plots: [p(1, 1), p(4, 0), p(3, 1), p(0, 2), p(2, 2), p(4, 2)] },
  { resource: 'pumpkin', plots: [p(4, 1), p(1, 0), p(2, 1), p(3, 0), p(0, 1), p(5, 0)] },
  { resource: 'wood', plots: [p(0, 0), p(2, 0), p(4, 0), p(3, 1), p(1, 1), p(5, 1)] },
  { resource: 'grain', plots: [p(2, 0), p(4, 0), p(0, 0), p(2, 2), p(1, 1), p(3, 1)] },
  { resource: 'coal', plots: [p(3, 2), p(4, 1), p(1, 0), p(3, 0), p(2, 1), p(0, 1)] },
  { resource: 'metal', plots: [p(5, 0), p(4, 1), p(0, 1), p(1, 0), p(3, 0), p(5, 2)] },
];
