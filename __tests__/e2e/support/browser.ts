// Opens the built app in Chromium for a test, and fails the test on anything the browser complains about.
//
//   test('the shelf is empty at first', () =>
//     withApp({ viewport: PHONE }, async ({ page }) => {
//       await page.getByRole('heading', { name: 'Charter Chest' }).waitFor();
//     }));
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { after } from 'node:test';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { DIST, exportWeb, ROOT } from '@/cli/build';
import { CHROMIUM_ARGS, chromiumPath, launchChromium } from '@/cli/chromium';
import { serve, type Serving } from '@/cli/serve';

export const PHONE = { width: 390, height: 844 };
export const TABLET_LANDSCAPE = { width: 1180, height: 820 };
export const TABLET_PORTRAIT = { width: 820, height: 1180 };

export interface AppOptions {
  /** The screen to open first; `/` if absent. */
  readonly path?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly locale?: string;
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** A folder for a lasting browser profile, to close the app and come back to its data. */
  readonly profile?: string;
}

export interface OpenApp {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly url: string;
  /** What went wrong so far: errors in the console, uncaught exceptions, failed loads, requests to other machines. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

let browser: Promise<Browser> | undefined;
let serving: Promise<Serving> | undefined;

after(async () => {
  await (await browser)?.close();
  await (await serving)?.close();
});

/** `npm test` builds and serves once for all files and passes the address on; a file run alone does it for itself. */
async function address(): Promise<string> {
  const given = process.env.CHARTER_CHEST_URL;
  if (given) return given;
  serving ??= exportWeb().then(() => serve(DIST));
  return (await serving).url;
}

function watch(page: Page, url: string, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.stack ?? error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    // The app must work in flight mode, so it may talk to nobody.
    if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(url)) problems.push(`asks ${request.url()}`);
  });
}

export async function openApp(options: AppOptions = {}): Promise<OpenApp> {
  const { path: first = '/', profile, viewport = TABLET_LANDSCAPE, locale = 'en-GB', ...rest } = options;
  const url = await address();
  const settings = { viewport, locale, ...rest };
  let context: BrowserContext;
  if (profile === undefined) {
    browser ??= launchChromium();
    context = await (await browser).newContext(settings);
  } else {
    const launch = { executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] };
    context = await chromium.launchPersistentContext(profile, { ...settings, ...launch });
  }
  const problems: string[] = [];
  context.on('page', (page) => watch(page, url, problems));
  const page = await context.newPage();
  await page.goto(url + first);
  return { page, context, url, problems, close: () => context.close() };
}

/** Opens the app, runs the body, and fails on any problem. A failing test leaves a picture in .test-results. */
export async function withApp(options: AppOptions, body: (app: OpenApp) => Promise<void>): Promise<void> {
  const app = await openApp(options);
  try {
    await body(app);
    assert.deepEqual(app.problems, [], 'the browser complained');
  } catch (error) {
    await picture(app.page);
    if (app.problems.length > 0) console.error(app.problems.join('\n'));
    throw error;
  } finally {
    await app.close();
  }
}

async function picture(page: Page): Promise<void> {
  const folder = path.join(ROOT, '.test-results');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `failed-${path.basename(process.argv[1] ?? 'test', '.ts')}-${Date.now()}.png`);
  await page.screenshot({ path: file }).then(
    () => console.error(`See .test-results/${path.basename(file)}`),
    () => undefined,
  );
}
