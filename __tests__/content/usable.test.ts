/** Each building, and each assistant and objective, comes into play in some village that can be reached from the box. */
import { content } from '@/content';
import { at, commonsSpace, NO_CARD, type Command, type Commons } from '@/engine';
import { playOut, type Choose } from '../support/randomPlay';

const GAMES = 2000;
const placing = (command: Command, ...where: Commons[]) =>
  command.type === 'placeWorker' && where.some((name) => command.space === commonsSpace(name));

/**
 * Chance, but a curious one: a building never used before, else open and build, else mostly gather. A thrifty one keeps
 * its influence for that, or the far ends of the chains would hardly ever be built and then used.
 */
const curious =
  (used: ReadonlySet<number>, thrifty: boolean): Choose =>
  (legal, state, random) => {
    const pick = (some: readonly Command[]) => at(some, random(some.length));
    const buildingOf = (command: Command) =>
      command.type === 'placeWorker' ? at(state.board.building, command.space) : NO_CARD;
    const unused = legal.filter((command) => command.type === 'placeWorker' && !used.has(buildingOf(command)));
    if (unused.length > 0) return pick(unused);
    const waiting = state.board.building.some((no) => no !== NO_CARD && !used.has(no));
    const opening = legal.filter((command) => placing(command, 'zeppelin', 'charterstone'));
    if (opening.length > 0 && !(waiting && thrifty)) return pick(opening);
    const declining = legal.filter((command) => command.type === 'decline');
    if (thrifty && declining.length > 0) return pick(declining);
    const sparing = legal.filter((command) => !placing(command, 'grandstand', 'cloudPort', 'zeppelin', 'charterstone'));
    return pick(thrifty && sparing.length > 0 ? sparing : legal);
  };

const used = new Set<number>();
const answered = new Set<number>();
const scored = new Set<number>();
let games = 0;

const usables = content.cards.filter((def) => def.kind === 'building' || def.kind === 'commons').map((def) => def.no);
const missing = () => usables.filter((no) => !used.has(no));

beforeAll(() => {
  const done = () =>
    missing().length === 0 &&
    content.startDeck.every((no) => answered.has(no)) &&
    content.startObjectives.every((no) => scored.has(no));
  while (games < GAMES && !done()) {
    const { events } = playOut(2 + (games % 5), 1000 + games, curious(used, games % 2 === 1));
    for (const event of events) {
      if (event.type === 'buildingUsed') used.add(event.card);
      if (event.type === 'influencePlaced' && event.on === 'objective') scored.add(event.target);
      if ('because' in event && event.because.rule === 8 && event.type !== 'benefitLost')
        answered.add(event.because.card);
    }
    games++;
  }
});

describe('In some reachable village', () => {
  test('every building is used', () => {
    expect(missing().map((no) => `card ${no}`)).toEqual([]);
  });

  test('every assistant gives its bonus', () => {
    expect(content.startDeck.filter((no) => !answered.has(no))).toEqual([]);
  });

  test('every objective of game 1 is scored', () => {
    expect(content.startObjectives.filter((no) => !scored.has(no))).toEqual([]);
  });
});
