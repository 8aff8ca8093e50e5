/** RULES F4: the six personas without an ability that the players name, and those of the first eighteen crates. */
import type { PersonaCard } from '@/engine/model/card';
import { card, type Seat } from '@/engine/model/vocabulary';

const persona = (no: number, charter: Seat): PersonaCard => ({ no: card(no), kind: 'persona', charter });

export const startPersonas = [
  persona(200, 0),
  persona(201, 1),
  persona(202, 2),
  persona(203, 3),
  persona(204, 4),
  persona(205, 5),
];

export const cratePersonas = [
  ...[280, 293, 298].map((no) => persona(no, 0)),
  ...[219, 223, 229].map((no) => persona(no, 1)),
  ...[258, 271, 276].map((no) => persona(no, 2)),
  ...[314, 327, 333].map((no) => persona(no, 3)),
  ...[233, 235, 255].map((no) => persona(no, 4)),
  ...[303, 304, 311].map((no) => persona(no, 5)),
];
