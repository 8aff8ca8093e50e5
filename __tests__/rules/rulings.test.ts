/** src/engine/RULINGS.md names a test for each ruling; here is that they exist. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = readFileSync(join(__dirname, '../../src/engine/RULINGS.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| *\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, rule, question, ruling, test]) => [rule ?? '', question ?? '', ruling ?? '', test ?? ''] as const);

describe('The rulings', () => {
  test('are written down', () => {
    expect(rows.length).toBeGreaterThan(20);
  });

  test.each(rows)('rule %s, %s', (_rule, _question, ruling, cited) => {
    const [file = '', ...name] = cited.split(': ');
    const tests = readFileSync(join(__dirname, `${file}.test.ts`), 'utf8');
    expect(ruling).not.toBe('');
    expect(tests).toContain(`test('${name.join(': ')}'`);
  });
});
