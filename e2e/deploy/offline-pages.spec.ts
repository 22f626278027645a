import { expect } from '@playwright/test';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  introduction,
  withPictures,
  withDemo,
  unvisited,
  slow,
  heading,
  demo,
  visit,
  findViolations,
} from './offlineSteps';
import { origin, test } from './site';

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
  for (const url of [introduction, withPictures, withDemo]) {
    await page.goto(url);
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

test('a worker whose files are blocked in part installs the others', async ({
  page,
  deployment,
}) => {
  const blocked = /apple-touch-icon|\/shortcuts-/;
  await deployment.serve(
    deployment.copy((root) => {
      const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((each) => blocked.test(each))) rmSync(path.join(root, file));
    }),
  );
  await visit(page, introduction, withDemo);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByText('Offline reading')).toBeVisible();
  await deployment.cut();
  await page.goto(unvisited);
  await expect(heading(page)).toHaveText('Not on this device');
  await page.goto(withDemo);
  await page.keyboard.press('/');
  await page.keyboard.type('dialogs');
  await expect(page.getByRole('combobox')).toHaveValue('dialogs');
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
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: 'test-results/offline-page-phone-dark.png' });
    expect(await findViolations(page)).toEqual([]);
    await listed.getByRole('link', { name: 'Dashboard Layout' }).click();
    await expect(heading(page)).toHaveText('Dashboard Layout');
    await deployment.serve(deployment.copy());
    await page.goto(unvisited);
    await expect(heading(page)).not.toHaveText('Not on this device');
  },
);
