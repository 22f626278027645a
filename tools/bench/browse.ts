import { chromium, type Browser } from '@playwright/test';
import type { AddressInfo } from 'node:net';
import { createStaticServer } from '@site/tools/serve';
import { recordTransfers, sumByType } from '@site/e2e/support/transfer';
import { findBrowser } from '@site/tools/setup/index.mjs';

/** Median of the values; 0 if there are none. */
export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Starts a browser that can't send requests to other hosts. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      // Intercepting requests would disable the browser's cache, and with it prefetched pages.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  });
}

/**
 * Size of everything that a page loads without a cache until the network is idle, in bytes after
 * Brotli compression (level 11).
 */
export async function measureBytes(browser: Browser, root: string, url: string): Promise<number> {
  const server = createStaticServer(root);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  try {
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const transferred = await recordTransfers(page, origin, root);
    await page.goto(origin + url, { waitUntil: 'networkidle' });
    // Visible links are prefetched with a delay.
    await page.waitForTimeout(1500);
    return sumByType(transferred).total;
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
}
