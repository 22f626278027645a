import { action, demoOf, layout, liveOf, openDemo, sourceOf, stored } from './demoSteps';
import { expect, test } from './fixtures';

test('code in a URL never runs', async ({ page }) => {
  await page.goto(
    `${stored}?code=${encodeURIComponent('export default () => document.title = "run"')}#LocalStorageStateString.tsx`,
  );
  const demo = demoOf(page, 'LocalStorageStateString');
  await expect(sourceOf(demo)).toContainText('Pier 4');
  await expect(page).toHaveTitle(/Persistent storage state/);
  await expect(demo.locator('iframe')).toHaveCount(0);
});

test('an open drawer and a changed mode of a full-page demo stay in its frame; it follows the page’s mode and direction', async ({
  page,
}) => {
  await page.setViewportSize({ width: 460, height: 900 });
  const demo = await openDemo(page, layout, 'DashboardLayoutBasic');
  const live = liveOf(demo);
  await expect(live.getByRole('heading', { name: 'Overview' })).toBeVisible({ timeout: 20_000 });
  const host = () =>
    page.evaluate(() => [
      document.documentElement.dataset.theme,
      document.documentElement.dir,
      document.title,
      location.href,
      document.body.style.overflow,
    ]);
  const before = await host();

  await live
    .getByRole('button', { name: /expand.*menu|menu/i })
    .first()
    .click();
  const drawer = live.getByRole('presentation').locator('.MuiDrawer-paper');
  await expect(drawer).toBeVisible();
  const frame = await demo.locator('iframe').boundingBox();
  const box = await drawer.boundingBox();
  expect(
    frame &&
      box &&
      box.x >= frame.x &&
      box.y >= frame.y &&
      box.y + box.height <= frame.y + frame.height + 1,
  ).toBe(true);
  await drawer.getByText('Orders').click();
  await expect(live.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await live.getByRole('button', { name: /(light|dark) mode/i }).click();
  await expect(live.locator('html')).toHaveAttribute('data-toolpad-color-scheme', 'dark');
  expect(await host()).toEqual(before);

  await page.evaluate(() => window.toolpadDocs?.preferences?.set('direction', 'rtl'));
  await expect(live.locator('html')).toHaveAttribute('dir', 'rtl');
});

test.describe('if the code of a demo is blocked', () => {
  test.use({
    allowedMessages: [
      'net::ERR_FAILED',
      'Failed to fetch dynamically imported module',
      'error loading dynamically imported',
    ],
  });

  test('the page works, the frame shows a message, and retrying works', async ({ page }) => {
    let blocked = true;
    await page.route(/\/assets\/js\//, (route) => (blocked ? route.abort() : route.continue()));
    const demo = await openDemo(page, stored, 'LocalStorageStateString');
    // The static preview needs no code, so this starts the demo as a reader would.
    await expect(demo.locator('[data-demo-part=preview]')).toBeVisible();
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    const alert = demo.getByRole('alert').filter({ hasText: 'could not be loaded' }).first();
    await expect(alert).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await action(demo, 'toggle').click();
    await expect(sourceOf(demo)).toContainText('Pier 4');

    blocked = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(demo.getByLabel('Pick-up point')).toBeVisible({ timeout: 20_000 });
  });
});

test('the list of orders can be sorted, and filtered by amount, date, and status', async ({
  page,
}) => {
  // The lists of the filter open below the table. Nothing scrolls to them, because the page doesn't
  // scroll for an element that's fixed in a frame.
  await page.setViewportSize({ width: 1440, height: 1800 });
  const demo = await openDemo(page, '/toolpad/core/react-crud/', 'CrudBasic');
  const live = liveOf(demo);
  await expect(live.getByRole('gridcell', { name: '1041' })).toBeVisible({ timeout: 20_000 });
  await expect(live.getByText('1–10 of 30')).toBeVisible();
  const first = live.getByRole('row').nth(1);
  await live.getByRole('columnheader', { name: 'Customer' }).click();
  await expect(first).toContainText('Aldertree Foods');
  await live.getByRole('columnheader', { name: 'Customer' }).click();
  await expect(first).toContainText('Tern Instruments');

  for (const [column, operator, value, count] of [
    ['Amount, €', '>=', '4000', 'of 7'],
    ['Placed', 'onOrAfter', '2026-10-19', 'of 6'],
    ['Status', 'is', 'Booked', 'of 3'],
  ] as const) {
    const head = live.getByRole('columnheader', { name: column });
    await head.hover();
    await head.getByRole('button', { name: 'Menu' }).click();
    await live.getByRole('menuitem', { name: 'Filter' }).click();
    const panel = live.getByRole('tooltip');
    await panel.getByLabel('Operator', { exact: true }).click();
    await live.locator(`[role=option][data-value="${operator}"]`).click();
    const field = panel.getByLabel('Value');
    if (column === 'Status') {
      await field.click();
      await live.getByRole('option', { name: value }).click();
    } else await field.fill(value);
    await expect(live.getByText(count)).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('modules that demos share are additional tabs of the source', async ({ page }) => {
  const demo = await openDemo(page, layout, 'DashboardLayoutBasic');
  await action(demo, 'toggle').click();
  await expect(sourceOf(demo)).toContainText("import { theme } from './theme';");
  const tabs = demo.getByRole('group', { name: 'Files' });
  await tabs.getByRole('radio', { name: 'theme.ts' }).check();
  await expect(sourceOf(demo)).toContainText('createTheme({');
  await page.keyboard.press('ArrowUp');
  await expect(tabs.getByRole('radio', { name: 'OrdersTable.tsx' })).toBeChecked();
  await expect(sourceOf(demo)).toContainText('export function OrdersTable');
});
