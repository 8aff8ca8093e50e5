/** src/engine/EVENTS.md is complete, both ways, against the slices and against what real games emit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameEvent } from '@/engine';
import { playOut } from '../support/randomPlay';
import { village } from '../support/village';

const engineFile = (name: string) => readFileSync(join(__dirname, '../../src/engine', name), 'utf8');

/** Heading and example of each entry. */
const listed = new Map(
  [...engineFile('EVENTS.md').matchAll(/^### `(\w+)`\n\n(.+?)\n\n```json\n(.*?)\n```$/gms)].map((entry) => [
    entry[1] ?? '',
    JSON.parse(entry[3] ?? '') as GameEvent,
  ]),
);

/** What chance seldom reaches: items and minions at work, and an income. */
const lateGames = () => [
  village().card('red', 259).holds('red', { wood: 2, metal: 1 }).plays('R use 259'),
  village()
    .learned(16)
    .minion('red', 'cat')
    .plays('R place R1 cat', 'G place G1', 'R place cloudPort', 'R quota minion 1'),
  village().learned(24).progressAt(13).holds('green', { influence: 0 }).plays('R place R1'),
];

const emitted = new Map<string, GameEvent>();
beforeAll(() => {
  for (let seed = 1; seed <= 20; seed++) {
    for (const event of playOut(2 + (seed % 5), seed).events) emitted.set(event.type, event);
  }
  for (const event of lateGames().flatMap((game) => game.events())) emitted.set(event.type, event);
});

/** The shape of an event: its keys, and those of what it carries. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  if (Array.isArray(value)) return 'list';
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

const sorted = (names: Iterable<string>) => [...names].sort();

describe('The list of events', () => {
  test('has every event that the slices know, and no other', () => {
    const applyEvent = engineFile('slices/index.ts').split('export function applyEvent')[1] ?? '';
    const known = [...applyEvent.matchAll(/case '(\w+)':/g)].map((found) => found[1] ?? '');
    expect(known.length).toBeGreaterThan(20);
    expect(sorted(listed.keys())).toEqual(sorted(known));
  });

  test('has every event that real games emit, and no other', () => {
    expect(sorted(emitted.keys())).toEqual(sorted(listed.keys()));
  });

  test('has a heading for each example', () => {
    const headings = engineFile('EVENTS.md').match(/^### /gm) ?? [];
    expect(headings).toHaveLength(listed.size);
  });

  test.each([...listed])('%s: the example is of that type and has the fields of a real one', (name, example) => {
    expect(example.type).toBe(name);
    expect(shapeOf(example)).toEqual(shapeOf(emitted.get(name)));
  });
});
