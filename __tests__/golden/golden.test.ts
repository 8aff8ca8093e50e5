/** Games and counts as they were when last reviewed. `npm run playthroughs` writes them anew; its diff is for reading. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PLAYTHROUGHS, perftLines, playthrough } from '@/cli/goldenGames';

const read = (file: string): string => readFileSync(path.join(__dirname, file), 'utf8');

describe('Golden playthroughs', () => {
  for (const golden of PLAYTHROUGHS) {
    test(`${golden.file} is played as before`, () => {
      // Line by line, so that a failure names the first decision that differs.
      const now = playthrough(golden).split('\n');
      const before = read(golden.file).split('\n');
      const differs = now.findIndex((line, i) => line !== before[i]);
      expect(differs < 0 ? 'the same' : `${now[differs]} instead of ${before[differs]}`).toBe('the same');
      expect(now).toHaveLength(before.length);
    });
  }
});

test('perft: a dozen villages allow as many sequences of decisions as before', () => {
  expect(perftLines()).toBe(read('perft.txt'));
});
