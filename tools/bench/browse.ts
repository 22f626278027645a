import { chromium, type Browser, type Page } from '@playwright/test';
import { existsSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createStaticServer } from '../serve/server';
import { recordTransfers, sumByType } from './transfer';

const systemChromium = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((file) => existsSync(file));

/** Nothing leaves the machine. Intercepting requests would do that too, but switches off the browser's cache and with it prefetched pages. */
const closedNetwork = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'];

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? systemChromium,
    args: ['--no-sandbox', '--disable-background-networking', ...closedNetwork],
  });
}

/** Serves a web root while `run` does. A site without rules for its host gets empty ones. */
export async function withServer<Result>(
  root: string,
  run: (origin: string) => Promise<Result>,
): Promise<Result> {
  for (const file of ['_headers', '_redirects']) {
    if (!existsSync(path.join(root, file))) writeFileSync(path.join(root, file), '');
  }
  const server = createStaticServer(root);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    return await run(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Runs `run` on a page of a fresh context: no cache, no storage. */
export async function withPage<Result>(
  browser: Browser,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Bytes (brotli 11) a page loads from an empty cache: until 100 ms after the load event, and until the network is quiet. */
export function measureBytes(
  browser: Browser,
  url: URL,
  root: string,
): Promise<{ atLoad: number; settled: number; js: number }> {
  return withPage(browser, async (page) => {
    const transferred = await recordTransfers(page, url.origin, root);
    await page.goto(url.href, { waitUntil: 'load' });
    await page.waitForTimeout(100);
    const atLoad = sumByType(transferred).total;
    await page.waitForLoadState('networkidle');
    // Links in view are prefetched a little later where React has to mount first.
    await page.waitForTimeout(1500);
    const { total, js } = sumByType(transferred);
    return { atLoad, settled: total, js };
  });
}
