import type { Locator, Page } from '@playwright/test';
import { compressToEncodedURIComponent as pack } from 'lz-string';
import { action, demoOf, editorOf, layout, liveOf, openEditor, replace, stored } from './demoSteps';
import { expect, test } from './fixtures';
import { findViolations } from './support/accessibility';

const name = 'LocalStorageStateString';
const playground = '/toolpad/core/playground/';

const code = (text: string) => `export default () => <output>${text}</output>;\n`;
const linkTo = (path: string, demo: string, text: string, extension = 'tsx') =>
  `${path}#${demo}.${extension}=${pack(code(text))}`;

/** The notice in view; its text is announced, too. */
const noticeOf = (demo: Locator) =>
  demo.locator('[data-demo-part=notice]', { hasText: 'This edit came with the link.' });

/** Waits longer than an edit that runs by itself would take, and expects no run. */
async function expectNoRun(page: Page, demo: string): Promise<void> {
  await page.waitForTimeout(3000);
  await expect(liveOf(demoOf(page, demo)).locator('output')).toHaveCount(0);
}

test('an edit is copied as a link, and runs elsewhere only if the reader asks for it', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const demo = await openEditor(page, stored, name);
  await replace(demo, 'Pick-up point', 'Collect at');
  await action(demo, 'share').click();
  await expect(demo.getByRole('status').filter({ hasText: 'was copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe(stored);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  const shared = demoOf(other, name);
  await expect(editorOf(shared)).toHaveValue(/label="Collect at"/);
  await expect(noticeOf(shared)).toBeInViewport();
  await other.waitForTimeout(3000);
  await expect(shared.locator('[data-demo-part=stage]')).not.toHaveAttribute('data-runs');
  await expect(liveOf(shared).getByLabel('Collect at')).toHaveCount(0);
  await shared.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(liveOf(shared).getByLabel('Collect at')).toBeVisible({ timeout: 20_000 });
  await shared.getByRole('button', { name: 'Reset the demo' }).click();
  await expect(editorOf(shared)).toHaveValue(/label="Pick-up point"/);
  await expect.poll(() => new URL(other.url()).hash).toBe(`#${name}`);
  await other.context().close();
});

for (const [what, path, demo, extension] of [
  ['a demo in JavaScript', stored, name, 'js'],
  ['a full-page demo', layout, 'DashboardLayoutBasic', 'tsx'],
  [
    'a demo of the next version',
    '/toolpad/core/next/react-dashboard-layout/',
    'DashboardLayoutBasic',
    'tsx',
  ],
  ['the playground', playground, 'Playground', 'tsx'],
] as const)
  test(`a link opens ${what} without running the edit`, async ({ page }) => {
    await page.goto(linkTo(path, demo, 'Shared', extension));
    const shared = demoOf(page, demo);
    await expect(editorOf(shared)).toHaveValue(code('Shared'));
    await expect(shared).toBeInViewport();
    await expect(noticeOf(shared)).toBeVisible();
    await expectNoRun(page, demo);
    await shared.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(liveOf(shared).locator('output')).toHaveText('Shared', { timeout: 20_000 });
  });

test('the own edit returns after that of a link, and does not run either', async ({ page }) => {
  const demo = await openEditor(page, stored, name);
  await replace(demo, 'Pick-up point', 'Collect at');
  await expect(liveOf(demo).getByLabel('Collect at')).toBeVisible({ timeout: 20_000 });
  // Within the page, as after a click on a link.
  await page.evaluate(
    (hash) => (location.hash = hash),
    new URL(linkTo(stored, name, 'Shared'), 'http://a').hash,
  );
  await expect(editorOf(demo)).toHaveValue(code('Shared'));
  await expectNoRun(page, name);
  await replace(demo, 'Shared', 'Changed');
  await expect(liveOf(demo).locator('output')).toHaveText('Changed', { timeout: 20_000 });
  await page.reload();
  await expect(editorOf(demo)).toHaveValue(code('Changed'));
  await expectNoRun(page, name);
  await demo.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(editorOf(demo)).toHaveValue(/label="Collect at"/);
  await expect(demo.getByText('You have edited this demo.')).toBeVisible();
  await page.waitForTimeout(1000);
  await expect(liveOf(demo).getByLabel('Collect at')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Run your edit' }).click();
  await expect(liveOf(demo).getByLabel('Collect at')).toBeVisible({ timeout: 20_000 });
});

for (const [what, hash, message] of [
  ['was cut off', `${name}.tsx=${pack(code('Shared')).slice(0, 20)}`, 'incomplete or too long'],
  ['is empty', `${name}.tsx=`, 'incomplete or too long'],
  ['is too long', `${name}.tsx=${'N'.repeat(9000)}`, 'incomplete or too long'],
  ['is encoded badly', `${name}.tsx=%E0%A4%A`, 'incomplete or too long'],
  ['names another demo', `Other.tsx=${pack(code('Shared'))}`, 'isn’t on this page'],
  ['names a property of objects', `constructor.tsx=${pack(code('Shared'))}`, 'isn’t on this page'],
] as const)
  test(`a link that ${what} shows a message and the demo`, async ({ page }) => {
    await page.goto(`${stored}#${hash}`);
    const status = page.getByRole('status').filter({ hasText: message });
    await expect(status).toBeInViewport();
    await expect(page.locator('[data-edited]')).toHaveCount(0);
    await expect(demoOf(page, name).getByLabel('Pick-up point').first()).toBeVisible();
  });

test('an edit that is too long for a link is not copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const demo = await openEditor(page, stored, name);
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  const random = Array.from({ length: 5000 }, (_, at) => String.fromCharCode(0x4e00 + at)).join('');
  await replace(demo, 'Pick-up point', random);
  await action(demo, 'share').click();
  await expect(demo.getByRole('status').filter({ hasText: 'Links can have 8000' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
});

test('the playground starts with its editor, and imports Core and Material UI', async ({
  page,
}) => {
  await page.goto(playground);
  const demo = demoOf(page, 'Playground');
  await expect(editorOf(demo)).toHaveValue(/export default function Playground/);
  await expect(editorOf(demo), 'the page keeps the focus').not.toBeFocused();
  await editorOf(demo).fill(
    `import Chip from '@mui/material/Chip';\nimport { useDialogs } from '@toolpad/core/useDialogs';\nimport { CUSTOMERS } from './company';\nexport default () => <Chip component="output" label={CUSTOMERS[0] + typeof useDialogs} />;\n`,
  );
  await expect(liveOf(demo).locator('output')).toHaveText('Aldertree Foodsfunction', {
    timeout: 30_000,
  });
});

for (const width of [1440, 390])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the edit of a link is accessible at ${width} px in ${colorScheme} mode`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(linkTo(playground, 'Playground', 'Shared'));
      const demo = demoOf(page, 'Playground');
      await expect(noticeOf(demo)).toBeVisible();
      await expect(editorOf(demo)).toBeVisible();
      expect(await findViolations(page, { included: '#Playground' })).toEqual([]);
      if (process.env.PICTURES) {
        await page.screenshot({ path: `${process.env.PICTURES}/link-${width}-${colorScheme}.png` });
        await demo.getByRole('button', { name: 'Discard', exact: true }).click();
        await page.waitForTimeout(2500);
        await page.screenshot({
          path: `${process.env.PICTURES}/playground-${width}-${colorScheme}.png`,
          fullPage: true,
        });
      }
    });
