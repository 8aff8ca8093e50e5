/** Constructors for building cards: the value follows from the step, so a chain cannot break its ladder (RULES G). */
import type { BuildingCard } from '@/engine/model/card';
import type { Cost, Effect, Resources } from '@/engine/model/effect';
import { card, type Resource, type Seat } from '@/engine/model/vocabulary';
import { free, gain } from '../say';

export const startBuilding = (no: number, charter: Seat, resource: Resource, crate: number): BuildingCard => ({
  no: card(no),
  kind: 'building',
  charter,
  construction: {},
  cost: free,
  benefit: gain(resource),
  value: 0,
  crate,
});

export const building = (
  no: number,
  charter: Seat,
  value: 3 | 6,
  construction: Resources,
  cost: Cost,
  benefit: Effect,
  crate: number,
): BuildingCard => ({ no: card(no), kind: 'building', charter, construction, cost, benefit, value, crate });
