import { expect, test } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { testPort } from '../support/testPort';
import legacyRedirects from '../../model/legacyRedirects.json';
import { ownRedirects } from '../../model/redirects';
import { documentedVersions } from '../../model/versions/versions';

/**
 * A server without rules, Python's: it sends none of our headers, no 404 page, and no redirects.
 */
const port = testPort('SERVER_PORT');
const origin = `http://127.0.0.1:${port}`;

let server: ChildProcess;
test.beforeAll(async ({ request }) => {
  server = spawn(
    'python3',
    ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '-d', 'build'],
    {
      stdio: 'ignore',
    },
  );
  await expect
    .poll(() =>
      request.get(`${origin}/toolpad/`).then(
        (answer) => answer.status(),
        () => 0,
      ),
    )
    .toBe(200);
});
test.afterAll(() => {
  server.kill();
});

const moved = [...ownRedirects(documentedVersions(process.cwd())), ...legacyRedirects].filter(
  ({ from }) => !from.includes('*'),
);

test('every moved URL without a wildcard redirects with query and hash', async ({ page }) => {
  for (const { from, to } of moved) {
    const [path, hash] = to.split('#');
    await page.goto(`${origin}${from}?a=1&b=%20`);
    await expect(page).toHaveURL(`${origin}${path}?a=1&b=%20${hash ? `#${hash}` : ''}`);
    await page.goto(`${origin}${from}?a=1#mine`);
    await expect(page).toHaveURL(`${origin}${path}?a=1#mine`);
  }
  expect(moved.length).toBeGreaterThan(30);
});

test('the root redirects to the site, and Back leaves the site', async ({ page }) => {
  await page.goto(`${origin}/toolpad/versions/`);
  await page.goto(`${origin}/?q=words#a`);
  await expect(page).toHaveURL(`${origin}/toolpad/?q=words#a`);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/toolpad/versions/`);
});

test('redirects work without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/toolpad/getting-started/setup/`);
  await expect(page).toHaveURL(`${origin}/toolpad/studio/getting-started/`);
  await context.close();
});

test('pages, styles, and demos work', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(origin) && response.status() >= 400) failed.push(response.url());
  });
  await page.goto(`${origin}/toolpad/core/react-dashboard-layout/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard Layout');
  const frame = page.frameLocator('iframe').first();
  await expect(frame.getByRole('navigation').first()).toBeVisible();
  expect(failed).toEqual([]);
});
