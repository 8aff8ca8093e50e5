/** The text game: a whole game without a screen, and a person's answers understood. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const textgame = (args: readonly string[], input: string): { said: string; status: number | null } => {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/textgame.ts', ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  return { said: run.stdout + run.stderr, status: run.status };
};

test('two policies play game 1 to its final score', () => {
  const { said, status } = textgame(['--seats', '2', '--humans', '0', '--seed', '5'], '');
  expect(status).toBe(0);
  expect(said).toMatch(/End of game\n.*: \d+ VP/);
  expect(said).toContain('★');
});

test('a person picks by number or in notation, takes back, and is told what was not understood', () => {
  const answers = ['1', '1', 'place Y1', 'u', 'fly', '1', 'q'].join('\n');
  const { said } = textgame(['--seats', '2', '--humans', '2', '--seed', '5', '--language', 'pl'], answers);
  expect(said).toContain('umieszcza robotnika w budynku „Łan zboża”');
  expect(said).toContain('To nie jest ruch.');
  // Taken back and played otherwise: red's worker has gone to the other building.
  expect(said).toContain('umieszcza robotnika w budynku „Glinianka”');
  expect(said.match(/otrzymuje 1 zboże/g)).toHaveLength(1);
});

test('options that make no sense are named', () => {
  const { said, status } = textgame(['--seats', '9'], '');
  expect(status).toBe(2);
  expect(said).toContain('--seats is 1 to 6');
});
