// Finds and starts the Chromium that is installed on this machine. Playwright itself downloads none.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
export const CHROMIUM_ARGS: readonly string[] = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

export class ChromiumMissing extends Error {
  constructor() {
    super(
      'No Chromium was found. Install it (Debian: `apt-get install chromium`; macOS: `brew install --cask chromium`) ' +
        'so that `chromium` or `google-chrome` is on the PATH, or set CHROMIUM_PATH to the program.',
    );
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function find(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isProgram(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

/** On a bare Debian machine (a container, a build server) we may install it ourselves. */
function install(): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || process.env.CHROMIUM_PATH || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log('No Chromium was found; installing Debian’s.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
}

export function chromiumPath(): string {
  let found = find();
  if (found === undefined) {
    install();
    found = find();
  }
  if (found === undefined) throw new ChromiumMissing();
  return found;
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] });
}
