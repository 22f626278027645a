import { expect, type Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { action, demoOf, editorOf, replace, stored } from '../demoSteps';
import {
  introduction,
  withDemo,
  slow,
  heading,
  demo,
  visit,
  updateWorker,
  cacheNames,
  usedFiles,
} from './offlineSteps';
import { createNextBuild, countLoads, edit, origin, test } from './site';

test('a new build reloads once the editor is closed, with the scroll position and the edit', async ({
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
  await deployment.serve(deployment.copy((root) => createNextBuild(root, 'bbbbbbbbbbbb', stored)));
  await updateWorker(page);
  await page.waitForTimeout(4000);
  expect(loads()).toBe(0);
  await page.keyboard.press('Escape');
  await action(section, 'edit').click();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
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

/** Adds a receiver, so that the thumbs of a page open the feedback form. */
const withReceiver = (root: string, page = introduction.slice(origin.length)) =>
  edit(root, `${page.slice('/toolpad/'.length)}index.html`, (html) =>
    html.replaceAll('data-feedback', 'data-endpoint="/feedback" data-feedback'),
  );

test(
  'a new build does not reload a page with an open feedback form or search until they are closed',
  slow,
  async ({ page, deployment }) => {
    await deployment.serve(deployment.copy((root) => withReceiver(root)));
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
    await deployment.serve(
      deployment.copy((root) => {
        withReceiver(root);
        createNextBuild(root, 'cccccccccccc');
      }),
    );
    await updateWorker(page);
    await page.waitForTimeout(4000);
    await comment.pressSequentially('ence.');
    await expect(comment).toHaveValue('Half a sentence.');
    await comment.fill('');
    await region.getByRole('button', { name: 'Cancel' }).click();
    await page.keyboard.press('/');
    await page.keyboard.type('how to add a page', { delay: 200 });
    await expect(page.getByRole('combobox')).toHaveValue('how to add a page');
    expect(loads()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(loads).toBe(1);
    expect(sent).toEqual([]);
  },
);

test(
  'typing while five versions are deployed loses nothing',
  slow,
  async ({ page, deployment }) => {
    test.setTimeout(300_000);
    await deployment.serve(deployment.copy((root) => withReceiver(root, stored)));
    await visit(page, `${origin}${stored}`);
    const loads = countLoads(page);
    const deploy = async (id: string) => {
      await deployment.serve(
        deployment.copy((root) => {
          withReceiver(root, stored);
          createNextBuild(root, id, stored);
        }),
      );
      await updateWorker(page);
    };
    await page.keyboard.press('/');
    const query = 'how to edit a row of the data grid';
    await deploy('aaaaaaaaaaaa');
    await page.keyboard.type(query, { delay: 120 });
    await expect(page.getByRole('combobox')).toHaveValue(query);
    await page.keyboard.press('Escape');
    const region = page.getByRole('region', { name: 'Was this page helpful?' });
    const comment = region.getByRole('textbox', { name: /optional/ });
    await region.getByRole('button', { name: 'No' }).click();
    await comment.pressSequentially('The grid ', { delay: 120 });
    await deploy('bbbbbbbbbbbb');
    await comment.pressSequentially('has no example with a server.', { delay: 120 });
    await expect(comment).toHaveValue('The grid has no example with a server.');
    const section = demoOf(page, 'LocalStorageStateString');
    await section.scrollIntoViewIfNeeded();
    const field = section.getByRole('textbox').first();
    await field.click();
    await expect(field).toBeFocused();
    await field.fill('');
    for (const id of ['cccccccccccc', 'dddddddddddd']) {
      await deploy(id);
      await field.pressSequentially('Pier 9, gate C. ', { delay: 120 });
    }
    await expect(field).toHaveValue('Pier 9, gate C. Pier 9, gate C. ');
    await action(section, 'edit').click();
    await expect(editorOf(section)).toBeFocused();
    const code = await editorOf(section).inputValue();
    await page.keyboard.press('Control+End');
    await deploy('eeeeeeeeeeee');
    await page.keyboard.type('// A comment at the end of the code', { delay: 120 });
    await expect(editorOf(section)).toHaveValue(`${code}// A comment at the end of the code`);
    await expect(comment).toHaveValue('The grid has no example with a server.');
    expect(loads()).toBe(0);
  },
);

test(
  'eight tabs follow a preference, and each reloads once for a new build',
  slow,
  async ({ context, page, deployment }) => {
    test.setTimeout(240_000);
    await visit(page, introduction);
    const others = await Promise.all(Array.from({ length: 7 }, () => context.newPage()));
    const tabs = [page, ...others];
    for (const tab of others) await visit(tab, introduction);
    await page.getByRole('button', { name: 'Color theme' }).click();
    const theme = (await page.locator('html').getAttribute('data-theme')) ?? '';
    for (const tab of tabs) await expect(tab.locator('html')).toHaveAttribute('data-theme', theme);
    const loads = tabs.map(countLoads);
    await deployment.serve(deployment.copy((root) => createNextBuild(root, 'bbbbbbbbbbbb')));
    await updateWorker(page);
    for (const [index, tab] of tabs.entries()) {
      await tab.bringToFront();
      await expect.poll(() => loads[index]?.()).toBe(1);
      await expect(heading(tab)).toContainText('bbbbbbbbbbbb');
      await expect(tab.locator('html')).toHaveAttribute('data-theme', theme);
    }
    await page.waitForTimeout(5000);
    expect(loads.map((count) => count())).toEqual(tabs.map(() => 1));
  },
);

test(
  'the kill switch removes worker and caches, and pages load from the network',
  slow,
  async ({ page, deployment }) => {
    await visit(page, introduction);
    // What the search stores, and what another site on this host stores.
    await page.evaluate(async () => {
      for (const name of ['docs-search', 'other-precache-v2-https://mui.com/x/'])
        await (await caches.open(name)).put('/toolpad/pages.json', new Response('{}'));
    });
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
    await expect.poll(() => cacheNames(page)).toEqual(['other-precache-v2-https://mui.com/x/']);
    expect(await usedFiles(page)).toBe(0);
    await page.waitForTimeout(3000);
    expect(loads()).toBe(1);
    await deployment.cut();
    await expect(page.goto(introduction)).rejects.toThrow('ERR_CONNECTION_REFUSED');
  },
);

const rejecting = 'addEventListener("fetch",(event)=>event.respondWith(Promise.reject()));';
const takesOver =
  'addEventListener("install",()=>skipWaiting());addEventListener("activate",(event)=>event.waitUntil(clients.claim()));';

/** Number of service workers of the page. */
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

for (const [name, worker, options] of [
  ['takes over at once', takesOver + rejecting, {}],
  ['waits for the next visit', rejecting, slow],
] as const)
  test(
    `a worker that rejects every request and ${name} is removed, and pages load`,
    options,
    async ({ page, deployment }) => {
      await visit(page, introduction);
      const broken = deployment.copy((root) =>
        writeFileSync(path.join(root, 'toolpad/sw.js'), worker),
      );
      await deployment.serve(broken);
      await updateWorker(page);
      await expect.poll(() => workers(page).catch(() => 1)).toBe(0);
      for (const url of [withDemo, introduction]) {
        await page.goto(url);
        await expect(heading(page)).toBeVisible();
      }
      // No worker is registered for a day, so the broken one can't return.
      await page.waitForLoadState('networkidle');
      expect(await workers(page)).toBe(0);
    },
  );

test('a first worker that rejects every request is removed', slow, async ({ page, deployment }) => {
  await deployment.serve(
    deployment.copy((root) =>
      writeFileSync(path.join(root, 'toolpad/sw.js'), takesOver + rejecting),
    ),
  );
  await page.goto(introduction);
  await page.waitForFunction(() => localStorage.getItem('docs-worker-removed') !== null);
  await page.goto(withDemo);
  await expect(heading(page)).toHaveText('Dashboard Layout');
  expect(await workers(page)).toBe(0);
});

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
      await deployment.serve(deployment.copy((root) => createNextBuild(root, 'dddddddddddd')));
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
