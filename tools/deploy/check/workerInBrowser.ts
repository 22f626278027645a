import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '@site/tools/setup/index.mjs';
import { error, type Finding } from './findings';
import { workerPath } from './worker';

/** Maximum time in ms for the worker to be installed and for a page to load. */
const TIMEOUT = 30_000;

/** Registers the worker in a page, and waits until it's active. @returns a problem, if any */
const install = (page: Page) =>
  page.evaluate(
    async ({ url, timeout }) => {
      if (!('serviceWorker' in navigator)) return 'insecure';
      const tooLong = new Promise<string>((resolve) =>
        setTimeout(() => resolve('It is not active after 30 seconds.'), timeout),
      );
      const ready = navigator.serviceWorker
        .register(url)
        .then(() => navigator.serviceWorker.ready)
        .then(
          () => '',
          (problem: unknown) => `Browsers reject it: ${String(problem)}`,
        );
      return Promise.race([ready, tooLong]);
    },
    { url: workerPath, timeout: TIMEOUT },
  );

/** Loads pages through the deployed worker, in a browser with a new profile. */
export async function checkWorkerInBrowser(origin: string): Promise<Finding[]> {
  const browser = await chromium.launch({ executablePath: findBrowser() });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(TIMEOUT);
    // Scripts of the page would remove a broken worker.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${origin}/toolpad/offline/`);
    const problem = await install(page);
    // Browsers without HTTPS have no workers, except on this machine.
    if (problem === 'insecure') return [];
    if (problem) return [error(workerPath, problem)];
    for (const path of ['/toolpad/', '/toolpad/offline/']) {
      const response = await page.goto(origin + path).catch(() => null);
      if (!response?.ok() || (await page.locator('h1').count()) === 0)
        return [
          error(workerPath, `It fails the requests of pages: ${path} does not load through it.`),
        ];
    }
    return [];
  } finally {
    await browser.close();
  }
}
