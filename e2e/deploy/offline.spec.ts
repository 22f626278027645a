import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { action, demoOf, editorOf, replace, stored } from '../demoSteps';
import { becomeNextBuild, countLoads, edit, installed, origin, test, updateWorker } from './site';

const introduction = `${origin}/toolpad/core/introduction/`;
const withPictures = `${origin}/toolpad/studio/getting-started/first-app/`;
const withDemo = `${origin}/toolpad/core/react-dashboard-layout/`;
const unvisited = `${origin}/toolpad/core/react-page-container/`;

/** Excluded from `npm test`; `npm run e2e:offline` runs all tests. */
const slow = { tag: '@slow' };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const demo = (page: Page) => page.frameLocator('iframe').first().getByRole('navigation').first();

async function visit(page: Page, ...addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await installed(page);
  }
}

/** Axe's violations on the page, without demos. */
const barriers = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .exclude('[data-demo-root]')
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
  );
};

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test('the worker has the right URL, and the site can be installed', async ({
  page,
  deployment,
}) => {
  expect(deployment).toBeDefined();
  await visit(page, introduction);
  const { script, scope } = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return { script: registration.active?.scriptURL ?? '', scope: registration.scope };
  });
  expect(new URL(script).pathname).toBe('/toolpad/sw.js');
  expect(new URL(scope).pathname).toBe('/toolpad/');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as { icons: { src: string; type: string }[] };
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(origin + src);
    expect(icon.headers()['content-type']).toContain(type);
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Test windows are private, and nothing can be installed in them.
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([]);
});

test('visited pages can be reloaded and navigated without a network, including one with a running demo', async ({
  page,
  deployment,
}) => {
  await visit(page, introduction, withPictures, withDemo);
  await demo(page).waitFor();
  await page.waitForLoadState('networkidle');
  await deployment.cut();
  for (const address of [introduction, withPictures, withDemo]) {
    await page.goto(address);
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(heading(page)).not.toHaveText('Not on this device');
  }
  await expect(demo(page)).toBeVisible();
  await page.goto(withPictures);
  const pictures = await page
    .locator('article img')
    .evaluateAll((all) => all.filter((each) => (each as HTMLImageElement).naturalWidth > 0).length);
  expect(pictures).toBeGreaterThan(0);
  await page.goto(introduction);
  await page.getByRole('link', { name: 'Dashboard Layout' }).first().click();
  await expect(page).toHaveURL(withDemo);
  await expect(heading(page)).toHaveText('Dashboard Layout');
  await page.goto(`${introduction}?from=a-link#top`);
  await expect(heading(page)).not.toHaveText('Not on this device');
});

test(
  'if the server does not respond, a visited page is shown after three seconds',
  slow,
  async ({ page, deployment }) => {
    await visit(page, introduction, withDemo);
    await deployment.hang();
    const begin = Date.now();
    await page.goto(introduction, { waitUntil: 'commit' });
    await expect(heading(page)).toHaveText('Toolpad Core');
    const took = Date.now() - begin;
    expect(took).toBeGreaterThan(2500);
    expect(took).toBeLessThan(15_000);
  },
);

test(
  'an unvisited page says so and lists the available pages; it loads when the network returns',
  slow,
  async ({ page, deployment }) => {
    await visit(page, introduction, withDemo);
    await deployment.cut();
    await page.goto(unvisited);
    await expect(page).toHaveURL(unvisited);
    await expect(heading(page)).toHaveText('Not on this device');
    await expect(page.getByText('/toolpad/core/react-page-container/')).toBeVisible();
    const listed = page.getByRole('main').getByRole('listitem');
    await expect(listed.filter({ hasText: 'Dashboard Layout' })).toHaveCount(1);
    await page.screenshot({ path: 'test-results/offline-page.png' });
    expect(await barriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: 'test-results/offline-page-phone-dark.png' });
    expect(await barriers(page)).toEqual([]);
    await listed.getByRole('link', { name: 'Dashboard Layout' }).click();
    await expect(heading(page)).toHaveText('Dashboard Layout');
    await deployment.serve(deployment.copy());
    await page.goto(unvisited);
    await expect(heading(page)).not.toHaveText('Not on this device');
  },
);

test('a new build reloads once, with the scroll position, and an edited demo in its frame', async ({
  page,
  deployment,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await visit(page, `${origin}${stored}`);
  const section = demoOf(page, 'LocalStorageStateString');
  await section.scrollIntoViewIfNeeded();
  await action(section, 'edit').click();
  await expect(editorOf(section)).toBeFocused();
  await replace(section, "'Pier 4, gate B'", "'Pier 9'");
  await expect(editorOf(section)).toHaveValue(/'Pier 9'/);
  const loads = countLoads(page);
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await deployment.serve(deployment.copy((root) => becomeNextBuild(root, 'bbbbbbbbbbbb', stored)));
  await updateWorker(page);
  await expect.poll(loads).toBe(1);
  await expect(heading(page)).toContainText('bbbbbbbbbbbb');
  await expect(section.getByText('You have edited this demo.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await action(section, 'edit').click();
  await expect(editorOf(section)).toHaveValue(/'Pier 9'/);
  await page.waitForTimeout(3000);
  await updateWorker(page);
  await page.waitForTimeout(1000);
  expect(loads()).toBe(1);
});

test(
  'an open feedback form is restored after the reload, with its text',
  slow,
  async ({ page, deployment }) => {
    const withReceiver = (root: string) =>
      edit(root, 'core/introduction/index.html', (html) =>
        html.replaceAll('data-feedback', 'data-endpoint="/feedback" data-feedback'),
      );
    await deployment.serve(deployment.copy(withReceiver));
    await visit(page, introduction);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    const region = page.getByRole('region', { name: 'Was this page helpful?' });
    const comment = region.getByRole('textbox', { name: /optional/ });
    await region.getByRole('button', { name: 'No' }).click();
    await comment.fill('Half a sent');
    const loads = countLoads(page);
    const before = await page.evaluate(() => scrollY);
    await deployment.serve(
      deployment.copy((root) => {
        withReceiver(root);
        becomeNextBuild(root, 'cccccccccccc');
      }),
    );
    await updateWorker(page);
    await expect.poll(loads).toBe(1);
    await expect(comment).toHaveValue('Half a sent');
    await expect(comment).toBeFocused();
    await expect(region.getByRole('button', { name: 'No' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
    expect(sent).toEqual([]);
  },
);

test(
  'the kill switch removes worker and caches, and pages load from the network',
  slow,
  async ({ page, deployment }) => {
    await visit(page, introduction);
    const kill = readFileSync('.docusaurus/pwa/remove.js', 'utf8');
    const loads = countLoads(page);
    await deployment.serve(
      deployment.copy((root) => writeFileSync(path.join(root, 'toolpad/sw.js'), kill)),
    );
    await updateWorker(page);
    await expect.poll(loads).toBe(1);
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    // The page of this build registers the worker again, which removes itself again without a
    // reload.
    await expect.poll(registrations).toBe(0);
    await expect.poll(() => cacheNames(page)).toEqual([]);
    await page.waitForTimeout(3000);
    expect(loads()).toBe(1);
    await deployment.cut();
    await expect(page.goto(introduction)).rejects.toThrow('ERR_CONNECTION_REFUSED');
  },
);

test.describe('a broken worker', slow, () => {
  for (const [how, content] of [
    ['does not parse', '}{'],
    ['throws at once', 'throw new Error("broken")'],
    [
      'fails to install',
      'addEventListener("install",(event)=>event.waitUntil(Promise.reject(new Error("broken"))))',
    ],
    ['is a page', '<!DOCTYPE html>'],
  ] as const)
    test(`${how}: the previous worker continues, and the next working one takes over`, async ({
      page,
      deployment,
    }) => {
      await visit(page, introduction);
      const loads = countLoads(page);
      await deployment.serve(
        deployment.copy((root) => writeFileSync(path.join(root, 'toolpad/sw.js'), content)),
      );
      await updateWorker(page).catch(() => undefined);
      await page.goto(introduction);
      await expect(heading(page)).toBeVisible();
      await deployment.cut();
      await page.reload();
      await expect(heading(page)).not.toHaveText('Not on this device');
      await deployment.serve(deployment.copy((root) => becomeNextBuild(root, 'dddddddddddd')));
      const count = loads();
      await updateWorker(page);
      await expect.poll(loads).toBe(count + 1);
      await expect(heading(page)).toContainText('dddddddddddd');
    });

  test('a worker with deleted caches responds from the network', async ({ page, deployment }) => {
    expect(deployment).toBeDefined();
    await visit(page, introduction);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto(withDemo);
    await expect(heading(page)).toHaveText('Dashboard Layout');
    await expect(demo(page)).toBeVisible();
  });
});

test.describe('a device without free space', slow, () => {
  test('shows pages, and reports that there is no room for a product', async ({
    page,
    deployment,
  }) => {
    expect(deployment).toBeDefined();
    await visit(page, introduction);
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_500_000 });
    await page.goto(withDemo);
    await expect(heading(page)).toHaveText('Dashboard Layout');
    await expect(demo(page)).toBeVisible();
    await page.getByRole('button', { name: 'Settings' }).click();
    const drawer = page.getByRole('dialog', { name: 'Settings' });
    await drawer.getByRole('button', { name: /^Make Toolpad Core available offline/ }).click();
    await expect(drawer.getByText(/not enough space on this device for Toolpad Core/)).toBeVisible({
      timeout: 60_000,
    });
    await expect.poll(() => cacheNames(page)).not.toContain('toolpad-kept-core-1');
    await page.goto(introduction);
    await expect(heading(page)).toBeVisible();
  });
});

test(
  'a product is stored completely, with size and progress, updated, and removed',
  slow,
  async ({ page, deployment }) => {
    test.slow();
    await visit(page, introduction);
    await page.getByRole('button', { name: 'Settings' }).click();
    const drawer = page.getByRole('dialog', { name: 'Settings' });
    const keep = drawer.getByRole('button', {
      name: /^Make Toolpad Core available offline \([\d.]+ MB\)$/,
    });
    await keep.scrollIntoViewIfNeeded();
    await page.screenshot({ path: 'test-results/offline-settings.png' });
    expect(await barriers(page)).toEqual([]);
    await keep.click();
    await expect(drawer.getByRole('progressbar')).toBeVisible();
    await page.screenshot({ path: 'test-results/offline-settings-loading.png' });
    const remove = drawer.getByRole('button', { name: 'Remove Toolpad Core from this device' });
    await expect(remove).toBeVisible({ timeout: 90_000 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await remove.scrollIntoViewIfNeeded();
    await page.screenshot({ path: 'test-results/offline-settings-phone-dark.png' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await deployment.cut();
    await page.goto(unvisited);
    await expect(heading(page)).not.toHaveText('Not on this device');
    await page.goto(withDemo);
    await expect(demo(page)).toBeVisible();

    await deployment.serve(deployment.copy((root) => becomeNextBuild(root, 'eeeeeeeeeeee')));
    await page.goto(withDemo);
    // The page reloads once for the new worker, which can interrupt `evaluate`.
    const noted = () =>
      page
        .evaluate(async () => {
          const note = await caches.match('/toolpad/offline/kept/core.json');
          return note ? ((await note.json()) as { version: string }).version : '';
        })
        .catch(() => '');
    await expect.poll(noted, { timeout: 60_000 }).toBe('eeeeeeeeeeee');

    await page.getByRole('button', { name: 'Settings' }).click();
    await remove.click();
    await expect(drawer.getByText('Toolpad Core was removed from this device.')).toBeVisible();
    expect(await cacheNames(page)).not.toContain('toolpad-kept-core-1');
  },
);
