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
  await expect(focused, 'the arrow keys wrap around').toHaveAccessibleName('TS: TypeScript');
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
  if (!box) throw new Error('The handle is not visible.');
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x - 90, box.y + 10, { steps: 4 });
  await page.mouse.up();
  // The demo stays centered, so both of its edges have moved.
  await expect.poll(width).toBe(full - 200);
});

test('the controls of a demo fit at every width, and its main actions have visible labels', async ({
  page,
}) => {
  await page.goto(layout);
  for (const width of [1920, 1440, 1280, 1200, 1000, 900, 720, 640, 560, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page
      .getByRole('toolbar')
      .evaluateAll(
        (toolbars) =>
          toolbars.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      );
    expect(cut, `toolbars that are cut off at ${width} px`).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const demo = page.locator('[data-demo]').first();
  for (const [name, text] of [
    ['copy', 'Copy'],
    ['stackblitz', 'StackBlitz'],
    ['codesandbox', 'CodeSandbox'],
  ] as const)
    await expect(action(demo, name).getByText(text, { exact: true })).toBeVisible();
});

test('a control shows its name on hover and focus, and says it once', async ({ page }) => {
  const demo = await openDemo(page, layout, 'DashboardLayoutBasic');
  const controls = demo.getByRole('toolbar').locator('button, a');
  expect(await controls.count()).toBeGreaterThan(8);
  for (const control of await controls.all()) {
    // On phones only.
    if (!(await control.isVisible())) continue;
    const name = (await control.getAttribute('aria-label')) ?? '';
    expect(name).not.toBe('');
    await expect(control).toHaveAccessibleName(name);
    await expect(control).toHaveAccessibleDescription('');
    const tooltip = () =>
      control.evaluate((element) => {
        const { content } = getComputedStyle(element, '::after');
        return content === 'none' ? '' : element.getAttribute('aria-label');
      });
    expect(await tooltip()).toBe('');
    await control.hover();
    expect(await tooltip()).toBe(name);
    await page.mouse.move(0, 0);
    expect(await tooltip()).toBe('');
  }
  await controls.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() =>
      demo.locator(':focus').evaluate((element) => getComputedStyle(element, '::after').content),
    )
    .toBe('"JS: JavaScript"');
});

test('the width of a demo comes after its frame, and before its toolbar', async ({ page }) => {
  const demo = await openDemo(page, layout, 'DashboardLayoutBasic');
  await expect(demo.locator('iframe')).toBeVisible();
  const order = await demo
    .locator('iframe, [role=slider], [role=toolbar]')
    .evaluateAll((elements) => elements.map(({ role, localName }) => role ?? localName));
  expect(order).toEqual(['iframe', 'slider', 'toolbar']);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the controls of a demo are in one row, or two with stylings, and the menu contains the others', async ({
    page,
  }) => {
    for (const url of [stored, layout]) {
      await page.goto(url);
      for (const toolbar of await page.getByRole('toolbar').all()) {
        const rows = (await toolbar.getByRole('group', { name: 'Styling' }).count()) > 0 ? 2 : 1;
        expect(
          (await toolbar.boundingBox())?.height,
          (await toolbar.getAttribute('aria-label')) ?? '',
        ).toBeLessThanOrEqual(rows * 52);
      }
    }
    const demo = page.locator('[data-demo]').first();
    await expect(action(demo, 'stackblitz')).toBeHidden();
    await action(demo, 'more').click();
    await expect(action(demo, 'stackblitz')).toHaveText('StackBlitz');
    await expect(action(demo, 'codesandbox')).toHaveText('CodeSandbox');
    await page.keyboard.press('Escape');
    await expect(action(demo, 'stackblitz')).toBeHidden();
    await expect(action(demo, 'more')).toBeFocused();
  });
});

test.describe('while the code of a control is missing', () => {
  test.use({ allowedMessages: ['net::ERR_FAILED'] });

  test('it says so, and no longer once it works', async ({ page }) => {
    const demo = await openDemo(page, layout, 'DashboardLayoutBasic');
    await expect(liveOf(demo).getByRole('heading', { name: 'Overview' })).toBeVisible({
      timeout: 20_000,
    });
    let isBlocked = true;
    await page.route(/\/assets\/page\/.*\.js/, (route) =>
      isBlocked ? route.abort() : route.continue(),
    );
    const message = demo.getByText(/could not be loaded/).filter({ visible: true });
    await action(demo, 'fullscreen').click();
    await expect(message).not.toHaveCount(0);
    isBlocked = false;
    await action(demo, 'fullscreen').click();
    await expect(demo.locator('[data-demo-part=stage]')).toHaveAttribute('data-fullscreen', '');
    await page.keyboard.press('Escape');
    await expect(message).toHaveCount(0);
  });
});
