// Runs a piece of our code, bundled as the app is, on V8 or on the Hermes VM inside the npm package: the phone's kind of
// interpreter.
import { transformSync } from '@babel/core';
import { buildSync } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './build';

const BINARIES: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux64-bin/hermes',
  darwin: 'osx-bin/hermes',
  win32: 'win64-bin/hermes.exe',
};

function hermesBinary(): string {
  const inPackage = BINARIES[process.platform];
  if (inPackage === undefined) throw new Error(`There is no Hermes VM for ${process.platform}.`);
  const packageFile = createRequire(path.join(ROOT, 'package.json')).resolve('hermes-engine-cli/package.json');
  const binary = path.join(path.dirname(packageFile), inPackage);
  if (process.platform !== 'win32') chmodSync(binary, 0o755);
  return binary;
}

function bundle(source: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: source, resolveDir: path.join(ROOT, 'src/cli'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2015',
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** This VM knows no classes. */
function lower(script: string): string {
  const plugins = ['@babel/plugin-transform-classes'];
  return transformSync(script, { configFile: false, babelrc: false, compact: false, plugins })?.code ?? '';
}

function run(script: string, program: string, args: readonly string[]): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'charter-chest-'));
  try {
    const file = path.join(folder, 'probe.js');
    writeFileSync(file, script);
    return execFileSync(program, [...args, file], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs TypeScript that ends in `print(…)`, and returns what it printed. */
export const runOnHermes = (source: string): string => run(lower(bundle(source)), hermesBinary(), ['-O']);
export const runOnV8 = (source: string): string =>
  run(`globalThis.print = console.log;\n${bundle(source)}`, process.execPath, []);
