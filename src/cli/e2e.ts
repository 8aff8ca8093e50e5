// Runs the browser tests (__tests__/e2e/*.e2e.ts) on node's own test runner: `npm run e2e [-- --no-build] [name ...]`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DIST, exportWeb, ROOT, runTool } from './build';
import { chromiumPath } from './chromium';
import { countTap, RESULTS, type Count } from './counts';
import { serve } from './serve';

const FOLDER = path.join(ROOT, '__tests__', 'e2e');

/** Builds, serves and drives the app. Throws if there was nothing to count (no Chromium, a broken build). */
export async function runBrowserTests(names: readonly string[] = [], build = true): Promise<Count> {
  chromiumPath();
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.e2e.ts') && (names.length === 0 || names.some((name) => file.includes(name))))
    .map((file) => path.join(FOLDER, file));
  if (files.length === 0) throw new Error('There is no such browser test.');
  if (build) await exportWeb();
  const { url, close } = await serve(DIST);
  try {
    const tap = path.join(RESULTS, 'browser.tap');
    const reporters = ['spec', 'stdout', 'tap', tap];
    const flags = reporters.map((value, i) => `--test-reporter${i % 2 === 0 ? '' : '-destination'}=${value}`);
    await runTool('tsx', ['--test', '--test-concurrency=1', ...flags, ...files], { CHARTER_CHEST_URL: url });
    return countTap(readFileSync(tap, 'utf8'));
  } finally {
    await close();
  }
}

if (require.main === module) {
  const args = process.argv.slice(2);
  const names = args.filter((arg) => !arg.startsWith('--'));
  runBrowserTests(names, !args.includes('--no-build')).then(
    ({ failed }) => (process.exitCode = failed > 0 ? 1 : 0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
