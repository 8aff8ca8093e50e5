// Exports the web app into dist/, for `npm run play` and the browser tests.
import { spawn } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../..');
export const DIST = path.join(ROOT, 'dist');

/** Runs a program of node_modules/.bin with our own output; the result is its exit code, or null if it was stopped. */
export function runTool(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(ROOT, 'node_modules', '.bin', name), args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

export async function exportWeb(): Promise<void> {
  // The app collects nothing, so neither does its build.
  const code = await runTool('expo', ['export', '-p', 'web', '--output-dir', DIST], { EXPO_NO_TELEMETRY: '1' });
  if (code !== 0) throw new Error(`The web build failed (expo export ended with ${code}).`);
}
