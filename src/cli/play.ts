// `npm run play`: builds the web app and serves it on this computer.
//   --no-build   serve the last build
//   --port 9000  ask for another port
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DIST, exportWeb } from './build';
import { serve } from './serve';

const DEFAULT_PORT = 8090;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { 'no-build': { type: 'boolean', default: false }, port: { type: 'string', default: `${DEFAULT_PORT}` } },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`${values.port} is not a port.`);
  if (!values['no-build']) await exportWeb();
  else if (!existsSync(path.join(DIST, 'index.html'))) throw new Error('There is no build yet; leave out --no-build.');
  const { url } = await serve(DIST, port);
  console.log(`\nCharter Chest is open at ${url}\nPress Ctrl+C to close it.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
