import type { Browser } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Time in ms from saving a page's file until an open page shows the change, for each run. */
export async function measureEdits(
  browser: Browser,
  siteDir: string,
  file: string,
  url: string,
  runs: number,
): Promise<number[]> {
  const target = path.join(siteDir, file);
  const source = readFileSync(target, 'utf8');
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await page.locator('h1').waitFor();
    // Leave time for the WebSocket to open on which the server reports changes.
    await page.waitForLoadState('load');
    await page.waitForTimeout(2000);
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const text = `Changed text number ${run} of this page.`;
      const begin = performance.now();
      writeFileSync(target, `${source}\n${text}\n`);
      // Checks each frame. A locator waits up to half a second between two checks.
      await page.waitForFunction(
        (shown) => document.querySelector('main')?.textContent?.includes(shown),
        text,
        { timeout: 60_000 },
      );
      times.push(performance.now() - begin);
      await page.waitForTimeout(500);
    }
    return times;
  } finally {
    await page.close();
  }
}
