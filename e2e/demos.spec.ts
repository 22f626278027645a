import {
  action,
  demoOf,
  editorOf,
  layout,
  liveOf,
  openDemo,
  replace,
  sourceOf,
  stored,
} from './demoSteps';
import { expect, test } from './fixtures';
import { holdRequests } from './holdRequests';

test('by keyboard only: through the toolbar, to the other variant, to the source, into the editor, out of it, and reset', async ({
  page,
}) => {
  const demo = await openDemo(page, stored, 'LocalStorageStateString');
  const { keyboard } = page;
  const focused = demo.page().locator(':focus');
  await demo.getByRole('button', { name: 'TS: TypeScript' }).focus();

  await keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName('JS: JavaScript');
  await keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  await expect(focused).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName('Show the source');
  await keyboard.press('Enter');
  await expect(sourceOf(demo)).toContainText('export default function LocalStorageStateString');
  await expect(focused).toHaveAttribute('aria-expanded', 'true');

  await keyboard.press('End');
  await expect(focused).toHaveAccessibleName('Link to this demo');
  await keyboard.press('ArrowRight');
  await expect(focused, 'the arrows go round').toHaveAccessibleName('TS: TypeScript');
  await keyboard.press('Home');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName('Edit live');
  await keyboard.press('Space');
  await expect(editorOf(demo)).toBeFocused({ timeout: 20_000 });
  await expect(editorOf(demo)).toHaveAccessibleDescription(/Esc/);

  await replace(demo, 'Pick-up point', 'Collect at');
  await expect(liveOf(demo).getByLabel('Collect at')).toBeVisible({ timeout: 20_000 });
  await keyboard.press('Escape');
  await expect(focused).toHaveAccessibleName('Edit live');

  for (let presses = 0; presses < 2; presses += 1) await keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName('Reset the demo');
  await keyboard.press('Enter');
  await expect(demo.getByRole('status').filter({ hasText: 'The demo was reset.' })).toBeVisible();
  await expect(demo.getByLabel('Pick-up point')).toBeVisible();
  await expect(demo.locator('iframe')).toHaveCount(0);
});

test('the toolbar has one tab stop, and its arrow keys are reversed in right-to-left', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  const demo = await openDemo(page, stored, 'LocalStorageStateString');
  await demo.getByRole('button', { name: 'TS: TypeScript' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(demo.getByRole('button', { name: 'JS: JavaScript' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('toolbar').locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(demo.getByRole('button', { name: 'JS: JavaScript' })).toBeFocused();
});

for (const [what, scripts] of [
  ['the page script', /\/assets\/page\//],
  ['the script of demos', /\/assets\/page\/(?!page-)/],
] as const)
  test(`keys pressed on the toolbar before ${what} has loaded move the focus once it has`, async ({
    page,
  }) => {
    const release = await holdRequests(page, scripts);
    const requested = page.waitForRequest(scripts);
    await page.goto(stored, { waitUntil: 'commit' });
    const demo = demoOf(page, 'LocalStorageStateString');
    await demo.getByRole('button', { name: 'TS: TypeScript' }).focus();
    await requested;
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    release();
    await expect(demo.getByRole('button', { name: 'Show the source' })).toBeFocused();
  });

for (const [hash, variant, styling, text] of [
  ['SessionStorageStateDraft.tsx', 'TS', null, 'useSessionStorageState'],
  ['SessionStorageStateDraft.js', 'JS', null, 'useSessionStorageState'],
  ['tailwind-SessionStorageStateDraft.tsx', 'TS', 'tailwind', 'className='],
  ['css-SessionStorageStateDraft.js', 'JS', 'css', "import './styles.css'"],
] as const) {
  test(`#${hash} opens the source in that variant`, async ({ page }) => {
    await page.goto(`${stored}#${hash}`);
    const demo = demoOf(page, 'SessionStorageStateDraft');
    await expect(sourceOf(demo)).toContainText(text);
    await expect(demo).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', variant);
    if (styling) await expect(page.locator('html')).toHaveAttribute('data-code-styling', styling);
  });
}

test('code in a URL never runs', async ({ page }) => {
  await page.goto(
    `${stored}?code=${encodeURIComponent('export default () => document.title = "run"')}#LocalStorageStateString.tsx`,
  );
  const demo = demoOf(page, 'LocalStorageStateString');
  await expect(sourceOf(demo)).toContainText('Pier 4');
  await expect(page).toHaveTitle(/Persistent storage state/);
  await expect(demo.locator('iframe')).toHaveCount(0);
});

test('full screen: the demo fills the window, the rest is inert, Esc exits, and focus returns', async ({
  page,
}) => {
  const demo = await openDemo(page, layout, 'DashboardLayoutBasic');
  await expect(liveOf(demo).getByRole('heading', { name: 'Overview' })).toBeVisible({
    timeout: 20_000,
  });
  await action(demo, 'fullscreen').click();
  const stage = demo.locator('[data-demo-part=stage]');
  await expect(stage).toHaveAttribute('data-fullscreen', '');
  await expect
    .poll(async () => (await stage.boundingBox())?.height)
    .toBe((await page.viewportSize())?.height);
  await expect(page.locator('header').first()).toHaveAttribute('inert', '');
  await page.keyboard.press('Escape');
  await expect(stage).not.toHaveAttribute('data-fullscreen', '');
  await expect(action(demo, 'fullscreen')).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
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

test.describe('a full-page demo before it runs', () => {
  const overview = '/toolpad/core/introduction/';
  const preview = '[data-demo-part=preview]';

  test('has a static preview in its HTML, becomes interactive when the reader does anything, and moves nothing', async ({
    page,
  }) => {
    await page.goto(overview);
    const live = page.frameLocator('iframe[src*="/demos/"]');
    await expect(live.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(live.getByRole('row', { name: /1070/ })).toHaveCount(1);
    await expect(live.getByText('€81,100')).toBeVisible();
    await page.waitForTimeout(1500);
    await expect(live.locator(preview), 'nobody has done anything').toHaveCount(1);
    expect(await live.locator('script[src*="/assets/js/"]').count(), 'no code of a demo').toBe(0);

    const places = () =>
      live
        .locator('h4:visible, main td:visible, main p:visible, header button:visible')
        .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
    const before = await places();
    expect(before.length).toBeGreaterThan(20);
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect(live.locator(preview)).toHaveCount(0, { timeout: 20_000 });
    expect(await places()).toEqual(before);
  });

  test('handles a click once it runs, without moving the focus', async ({ page }) => {
    await page.goto(overview);
    const live = page.frameLocator('iframe[src*="/demos/"]');
    await live.getByRole('link', { name: 'Orders' }).focus();
    await page.keyboard.press('Enter');
    await expect(live.getByRole('heading', { name: 'Orders' })).toBeVisible({ timeout: 20_000 });
    await expect(live.getByRole('link', { name: 'Orders' })).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows its static preview', async ({ page }) => {
      await page.goto(overview);
      const live = page.frameLocator('iframe[src*="/demos/"]');
      await expect(live.getByRole('heading', { name: 'Overview' })).toBeVisible();
    });
  });

  test('runs immediately if its frame is right-to-left', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
    await page.goto(overview);
    const live = page.frameLocator('iframe[src*="/demos/"]');
    await expect(live.locator(preview)).toHaveCount(0, { timeout: 20_000 });
    await expect(live.getByRole('heading', { name: 'Overview' })).toBeVisible();
  });
});

test.describe('an inline demo before it runs', () => {
  const preview = '[data-demo-part=preview]';
  const pages = [
    stored,
    '/toolpad/core/react-use-dialogs/',
    '/toolpad/core/react-use-notifications/',
  ];

  for (const url of pages)
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${url} in ${colorScheme} mode: nothing changes visibly when its demos become interactive`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.addInitScript(() => {
          new PerformanceObserver((list) =>
            list.getEntries().forEach((entry) => {
              const { shift = '0' } = document.documentElement.dataset;
              document.documentElement.dataset.shift = String(
                Number(shift) + (entry as PerformanceEntry & { value: number }).value,
              );
            }),
          ).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(url);
        // Scrolling lays out all sections, which may move a stage by part of a pixel.
        await page.evaluate(() => scrollBy(0, 1));
        const skipped = page.locator('[data-body]:not([style*="content-visibility: visible"])');
        await expect(skipped).toHaveCount(0);
        const stages = await page.locator('[data-demo-part=stage][data-kind=inline]').all();
        expect(stages.length).toBeGreaterThan(4);
        const pictures: Buffer[] = [];
        for (const stage of stages) {
          await stage.scrollIntoViewIfNeeded();
          await expect(stage.locator(preview)).toBeVisible();
          pictures.push(await stage.screenshot());
        }
        expect(await page.locator('script[src*="/assets/js/"]').count(), 'no code of a demo').toBe(
          0,
        );
        await page.mouse.move(5, 5);
        await page.mouse.move(9, 9);
        await expect(page.locator(preview)).toHaveCount(0, { timeout: 30_000 });
        for (const [index, stage] of stages.entries()) {
          await stage.scrollIntoViewIfNeeded();
          expect
            .soft(pictures[index]?.equals(await stage.screenshot()), `demo ${index + 1}`)
            .toBe(true);
        }
        expect(await page.evaluate(() => document.documentElement.dataset.shift ?? '0')).toBe('0');
      });
    }

  test('a click on it takes effect once the demo runs', async ({ page }) => {
    const demo = await openDemo(page, '/toolpad/core/react-use-dialogs/', 'AlertDialog');
    await expect(demo.locator(preview)).toBeVisible();
    await demo.getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 20_000 });
    await expect(demo.locator(preview)).toHaveCount(0);
  });

  test('a preference that changes it starts the demo', async ({ page }) => {
    const demo = await openDemo(page, stored, 'LocalStorageStateString');
    await expect(demo.locator(preview)).toBeVisible();
    await page.evaluate(() => window.toolpadDocs?.preferences?.set('direction', 'rtl'));
    await expect(demo.locator(preview)).toHaveCount(0, { timeout: 20_000 });
    await expect(demo.getByLabel('Pick-up point')).toHaveValue('Pier 4, gate B');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const [url, name, text] of [
      [stored, 'LocalStorageStateZod', 'standard'],
      ['/toolpad/core/react-use-dialogs/', 'ConfirmDialog', 'Archive order'],
      ['/toolpad/core/react-use-notifications/', 'AlertNotification', 'Notify'],
    ] as const)
      test(`${name} shows its static preview`, async ({ page }) => {
        const demo = await openDemo(page, url, name);
        const part = liveOf(demo).getByText(text, { exact: true });
        await expect(part).toBeVisible();
        const bottom = (box: { y: number; height: number } | null) =>
          box ? box.y + box.height : Infinity;
        const stage = await demo.locator('[data-demo-part=stage]').boundingBox();
        const inside = await part.boundingBox();
        expect(inside?.y, 'on the stage of the demo').toBeGreaterThan(stage?.y ?? 0);
        expect(bottom(inside), 'on the stage of the demo').toBeLessThan(bottom(stage));
      });
  });
});

test('the list of orders can be sorted, and filtered by amount, date, and status', async ({
  page,
}) => {
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

test('a full-page demo can be resized to a phone with a button, with keys, and with its handle', async ({
  page,
}) => {
  const demo = await openDemo(page, layout, 'DashboardLayoutBasic');
  const frame = demo.locator('iframe');
  const width = async () => Math.round((await frame.boundingBox())?.width ?? 0);
  const full = await width();
  await demo.getByRole('button', { name: 'Phone: 375 px wide' }).click();
  await expect.poll(width).toBe(375);
  await expect(liveOf(demo).getByRole('navigation', { name: 'Desktop' })).toBeHidden();
  await demo.getByRole('button', { name: 'Full width' }).click();
  await expect.poll(width).toBe(full);

  const handle = demo.getByRole('slider', { name: 'Width of the demo' });
  await handle.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(width).toBe(full - 20);
  await expect(handle).toHaveAttribute('aria-valuenow', String(full - 20));
  await page.keyboard.press('End');
  await expect.poll(width).toBe(full);

  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle has no place.');
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x - 90, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(width).toBe(full - 100);
});
