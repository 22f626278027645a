import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { installed, origin } from './site';

export const introduction = `${origin}/toolpad/core/introduction/`;
export const withPictures = `${origin}/toolpad/studio/getting-started/first-app/`;
export const withDemo = `${origin}/toolpad/core/react-dashboard-layout/`;
export const unvisited = `${origin}/toolpad/core/react-page-container/`;

/** Excluded from `npm test`; `npm run test:e2e -- --project=offline` runs all tests. */
export const slow = { tag: '@slow' };

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const demo = (page: Page) =>
  page.frameLocator('iframe').first().getByRole('navigation').first();

export async function visit(page: Page, ...urls: string[]): Promise<void> {
  for (const url of urls) {
    await page.goto(url);
    await installed(page);
  }
}

/** Time in ms that a worker may stay idle here while the next one waits. Chromium's is 30 s. */
const IDLE_TIMEOUT = 2000;

/**
 * Checks for a new worker, as a browser does once a day and at each visit.
 *
 * If the old worker is busy at the moment the new one is installed, Chromium may activate the new
 * one only when it stops the idle old one. It never stops a worker that a debugger is attached to,
 * and Playwright attaches one, so this function does it instead.
 */
export async function updateWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const statuses = new Map<string, string>();
  const versionWith = (status: string) => [...statuses].find((entry) => entry[1] === status)?.[0];
  const stopIdleWorker = async () => {
    const versionId = versionWith('activated');
    if (versionId && versionWith('installed'))
      await session.send('ServiceWorker.stopWorker', { versionId });
  };
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status);
    if (versions.some(({ status }) => status === 'installed'))
      setTimeout(() => void stopIdleWorker().catch(() => undefined), IDLE_TIMEOUT);
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration('/toolpad/'))?.update();
  });
}

/** Axe's violations on the page, without demos. */
export const findViolations = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .exclude('[data-demo-root]')
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
  );
};

export const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Number of files whose last use Workbox remembers. */
export const usedFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('workbox-expiration');
        opening.onsuccess = () => {
          const { result } = opening;
          if (!result.objectStoreNames.contains('cache-entries')) return resolve(0);
          const count = result.transaction('cache-entries').objectStore('cache-entries').count();
          count.onsuccess = () => resolve(count.result);
        };
        opening.onerror = () => resolve(0);
      }),
  );
