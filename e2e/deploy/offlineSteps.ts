import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { installed, origin } from './site';

export const introduction = `${origin}/toolpad/core/introduction/`;
export const withPictures = `${origin}/toolpad/studio/getting-started/first-app/`;
export const withDemo = `${origin}/toolpad/core/react-dashboard-layout/`;
export const unvisited = `${origin}/toolpad/core/react-page-container/`;

/** Excluded from `npm test`; `npm run e2e:offline` runs all tests. */
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

/** Checks for a new worker, as a browser does once a day and at each visit. */
export const update = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration('/toolpad/'))?.update();
  });

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
