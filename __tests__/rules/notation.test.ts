import * as fc from 'fast-check';
import { notate, parse, SPACE_COUNT, space, spaceName } from '@/engine';
import { engineFor } from '../support/village';
import { playOut } from '../support/randomPlay';
import { content } from '@/content';

describe('The notation', () => {
  test('says every legal command of whole games, and reads it back', () => {
    const engine = engineFor(content);
    for (const players of [2, 4, 6]) {
      playOut(players, 3, undefined, (state) => {
        const legal = engine.legalCommands(state);
        expect(legal.map((command) => parse(notate(command)))).toEqual(legal);
        expect(new Set(legal.map(notate)).size).toBe(legal.length);
      });
    }
  });

  test('has a name of its own for each space', () => {
    const names = Array.from({ length: SPACE_COUNT }, (_, id) => spaceName(space(id)));
    expect(new Set(names).size).toBe(SPACE_COUNT);
    expect([names[0], names[5], names[29], names[35], names[36]]).toEqual(['R1', 'R6', 'K6', 'B6', 'zeppelin']);
  });

  test.each([
    '',
    'R',
    'X place R1',
    'R place',
    'R place R7',
    'R place R0',
    'R place R1 big',
    'R place R1 small now',
    'R retrieve all',
    'R token gold',
    'R token coin',
    'R card',
    'R card 0',
    'R card 500',
    'R card c',
    'R card -5',
    'R quota coin',
    'R quota coin 7',
    'R quota peril 1',
    'R option 0',
    'R option one',
    'R decline politely',
    'r place R1',
  ])('"%s" is no command', (line) => {
    expect(parse(line)).toBeNull();
  });

  test('never throws, and what it reads it writes the same way again', () => {
    const word = fc.constantFrom(
      'R',
      'G',
      'K',
      'place',
      'card',
      'quota',
      'coin',
      'c22',
      '3',
      'small',
      'zeppelin',
      'B2',
      '1e3',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word).map((words) => words.join(' ')),
        ),
        (line) => {
          const command = parse(line);
          if (command !== null) expect(parse(notate(command))).toEqual(command);
        },
      ),
    );
  });
});
