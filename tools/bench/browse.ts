import { chromium, type Browser } from '@playwright/test';
import { existsSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createStaticServer, recordTransfers, sumByType } from '@site/tools/serve';
import { findBrowser } from '@site/tools/setup/index.mjs';

/** Median of the values; 0 if there are none. */
export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Starts a browser whose requests can't leave this machine. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      // Intercepting requests would turn off the browser's cache, and prefetched pages with it.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  });
}

/**
 * Bytes (brotli 11) that a page of a web root loads from an empty cache until the network is quiet.
 */
export async function measureBytes(browser: Browser, root: string, url: string): Promise<number> {
  for (const file of ['_headers', '_redirects'])
    if (!existsSync(path.join(root, file))) writeFileSync(path.join(root, file), '');
  const server = createStaticServer(root);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  try {
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const transferred = await recordTransfers(page, origin, root);
    await page.goto(origin + url, { waitUntil: 'networkidle' });
    // Links in view are prefetched a little later.
    await page.waitForTimeout(1500);
    return sumByType(transferred).total;
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
}
