// `npm test`: every check of the house, one after the other; a failure never hides the checks behind it.
// Some stages only: `npm test -- types engine`. The last line is always "N passed, N failed".
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runTool } from './build';
import { countJest, RESULTS, total, type Count } from './counts';
import { runBrowserTests } from './e2e';

interface Stage {
  readonly name: string;
  readonly title: string;
  run(): Promise<Count>;
}

/** A tool that only says yes or no is one check. */
async function check(...commands: readonly (readonly [tool: string, ...args: string[]])[]): Promise<Count> {
  let clean = true;
  for (const [tool, ...args] of commands) clean = (await runTool(tool, args)) === 0 && clean;
  return clean ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function jest(project: string): Promise<Count> {
  const report = path.join(RESULTS, `${project}.json`);
  // An old report must not stand in for a run that crashed.
  rmSync(report, { force: true });
  const flags = ['--verbose=false', '--json', `--outputFile=${report}`];
  await runTool('jest', ['--selectProjects', project, ...flags]);
  return countJest(readFileSync(report, 'utf8'));
}

const STAGES: readonly Stage[] = [
  { name: 'types', title: 'Types', run: () => check(['tsc', '--noEmit']) },
  {
    name: 'lint',
    title: 'Lint, import laws and format',
    run: () => check(['eslint', '.', '--max-warnings', '0'], ['prettier', '--check', '--log-level', 'warn', '.']),
  },
  { name: 'engine', title: 'Rules, content, opponents, saves', run: () => jest('engine') },
  { name: 'app', title: 'Store and screens', run: () => jest('app') },
  { name: 'browser', title: 'The app in Chromium', run: () => runBrowserTests() },
];

async function runStage({ title, run }: Stage): Promise<Count> {
  console.log(`\n━━━ ${title} ${'━'.repeat(Math.max(0, 60 - title.length))}`);
  const start = performance.now();
  const count = await run().catch((error: unknown): Count => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${count.failed === 0 ? '✓' : '✗'} ${title}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`,
  );
  return count;
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => STAGES.every((stage) => stage.name !== name));
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}. The stages are ${STAGES.map(({ name }) => name).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const counts: Count[] = [];
  for (const stage of STAGES) {
    if (wanted.length === 0 || wanted.includes(stage.name)) counts.push(await runStage(stage));
  }
  const { passed, failed } = total(counts);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`\n${passed} passed, ${failed} failed`);
}

void main();
