// A small static server for the exported web app, used by `npm run play` and by the browser tests.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const HOST = '127.0.0.1';

const MIME: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
};

const HEADERS = {
  // The web database needs SharedArrayBuffer, which browsers give only to cross-origin isolated pages.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  // A rebuilt app must show itself on the next reload.
  'Cache-Control': 'no-cache',
};

export interface Serving {
  readonly url: string;
  close(): Promise<void>;
}

/** The file a request asks for, or null if its path is malformed or leads out of the folder. */
export function fileFor(root: string, url: string): string | null {
  let wanted: string;
  try {
    wanted = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return null;
  }
  if (wanted.includes('\0')) return null;
  const file = path.resolve(root, `.${path.sep}${wanted}`);
  return file === root || file.startsWith(root + path.sep) ? file : null;
}

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

async function answer(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const refuse = (status: number): void => {
    response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' }).end(`${status}\n`);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
  let file = fileFor(root, request.url ?? '/');
  if (file === null) return refuse(400);
  if (!(await isFile(file))) {
    // The app routes itself: an unknown address is a screen. A missing script or picture is a fault and stays one.
    if (path.extname(file) !== '') return refuse(404);
    file = path.join(root, 'index.html');
    if (!(await isFile(file))) return refuse(404);
  }
  response.writeHead(200, { ...HEADERS, 'Content-Type': MIME[path.extname(file)] ?? 'application/octet-stream' });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Serves a folder at the given port, or at any free one if that is taken. */
export async function serve(folder: string, port = 0): Promise<Serving> {
  const root = path.resolve(folder);
  const server = createServer((request, response) => void answer(root, request, response));
  try {
    await listen(server, port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    await listen(server, 0);
  }
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
