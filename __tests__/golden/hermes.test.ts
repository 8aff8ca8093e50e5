/** The phone's interpreter reaches the same states as V8 from the same commands. Speed is a benchmark, never a test. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

test('100 games end with equal state hashes on V8 and on the Hermes VM', () => {
  const bench = ['--import', 'tsx', 'src/cli/bench.ts', '--milliseconds', '40', '--games', '100', '--json'];
  const report: unknown = JSON.parse(
    execFileSync(process.execPath, bench, { cwd: path.join(__dirname, '../..'), encoding: 'utf8' }),
  );
  expect(report).toMatchObject({ gamesCompared: 100, gamesEqual: 100 });
}, 120_000);
