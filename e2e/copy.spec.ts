import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdRequests } from './holdRequests';

const guide = '/toolpad/core/introduction/installation/';
const examples = '/toolpad/core/introduction/examples/';
const component = '/toolpad/core/react-dashboard-layout/';

/** Makes the clipboard reject every write, or removes it as on a page without HTTPS. */
async function breakClipboard(page: Page, how: 'denied' | 'absent'): Promise<void> {
  await page.addInitScript((kind) => {
    const clipboard = {
      writeText: () =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')),
    };
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: kind === 'denied' ? clipboard : undefined,
    });
  }, how);
}

/** Records analytics events in place of `window.gtag`. */
async function recordEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const events: unknown[][] = [];
    Object.assign(window, { events, gtag: (...event: unknown[]) => events.push(event) });
  });
}

const copyEvents = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { events: unknown[][] }).events
      .filter(([command, category]) => command === 'event' && category === 'code')
      .map(([, , details]) => details),
  );

const blockWith = (page: Page, code: string) =>
  page.getByRole('figure').filter({ hasText: code, visible: true }).first();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const selection = (page: Page) => page.evaluate(() => getSelection()?.toString().trim());

test.describe('with a clipboard', () => {
  test.beforeEach(async ({ context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  });

  test('a block shows Copied for 1200 ms', async ({ page }) => {
    await page.clock.install();
    await page.goto(guide);
    await page.clock.pauseAt(Date.now() + 60_000);
    const block = blockWith(page, 'npm install @toolpad/core');
    await block.hover();
    const button = block.getByRole('button');
    await expect(button).toHaveAccessibleName('Copy the code');
    await button.click();
    await expect(button).toHaveText('Copied');
    await expect(button).toHaveAccessibleName('Copied');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
    expect(await clipboard(page)).toMatch(/^npm install @toolpad\/core[^\n]*$/);
    await page.clock.runFor(1199);
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(1);
    await expect(button).toHaveText('Copy');
    await expect(button).toHaveAccessibleName('Copy the code');
  });

  test('a command in running text shows Copied for 2000 ms', async ({ page }) => {
    await page.clock.install();
    await page.goto(examples);
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = page
      .locator('[data-copy-source]', { hasText: 'npx auth@1.2.3 secret' })
      .getByRole('button');
    await expect(button).toHaveAccessibleName('Copy the command');
    await button.scrollIntoViewIfNeeded();
    const place = () =>
      button.evaluate(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement) => ({
        ...{ offsetLeft, offsetTop, offsetWidth, offsetHeight },
      }));
    const before = await place();
    await button.click();
    await expect(button).toHaveText('Copied');
    expect(await place(), 'the text does not move').toEqual(before);
    expect(await clipboard(page)).toBe('npx auth@1.2.3 secret');
    await page.clock.runFor(1999);
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(1);
    await expect(button).toHaveText('');
    await expect(button).toHaveAccessibleName('Copy the command');
  });

  test('a second press while Copied is shown restarts the time', async ({ page }) => {
    await page.clock.install();
    await page.goto(guide);
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = blockWith(page, 'npm install @toolpad/core').getByRole('button');
    await button.click();
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(1000);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await button.click();
    // The time starts when the text has reached the clipboard.
    await expect.poll(() => clipboard(page)).not.toBe('');
    await page.clock.runFor(1000);
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(200);
    await expect(button).toHaveText('Copy');
  });

  test('Ctrl+C with the pointer over a block copies it, and reports the keyboard to analytics', async ({
    page,
  }) => {
    await recordEvents(page);
    await page.goto(guide);
    const block = blockWith(page, 'npm install @toolpad/core');
    await block.hover();
    await page.keyboard.press('Control+c');
    await expect(block.getByRole('button')).toHaveText('Copied');
    expect(await clipboard(page)).toContain('npm install @toolpad/core');
    await block.getByRole('button').click();
    await expect
      .poll(() => copyEvents(page))
      .toEqual([
        expect.objectContaining({ eventAction: 'copy-keyboard' }),
        expect.objectContaining({ eventAction: 'copy-click' }),
      ]);
  });

  test('Ctrl+C with the focus in a block copies it, wherever the pointer is', async ({ page }) => {
    await page.goto(guide);
    await page.getByRole('heading', { level: 1 }).hover();
    const block = blockWith(page, 'npm install @toolpad/core');
    await block.locator('pre').focus();
    await page.keyboard.press('Control+c');
    await expect(block.getByRole('button')).toHaveText('Copied');
    expect(await clipboard(page)).toContain('npm install @toolpad/core');
  });

  test('Ctrl+C copies the reader’s selection, if there is one', async ({ page }) => {
    await page.goto(guide);
    const block = blockWith(page, 'npm install @toolpad/core');
    await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => getSelection()?.selectAllChildren(heading));
    await block.hover();
    await page.keyboard.press('Control+c');
    expect(await clipboard(page)).toBe('Installation');
    await expect(block.getByRole('button')).toHaveText('Copy');
  });

  test('a selection of a diff has neither signs nor removed lines', async ({ page }) => {
    await page.goto(guide);
    await blockWith(page, 'npm install @toolpad/core').evaluate((block) => {
      const code = block.querySelector('code');
      if (!code) throw new Error('The block has no code.');
      code.innerHTML =
        '<span class="line line-remove">const before = 1;\n</span><span class="line line-add">const after = 2;\n</span><span class="line">last();\n</span>';
      getSelection()?.selectAllChildren(code);
    });
    await page.keyboard.press('Control+c');
    expect((await clipboard(page)).trim()).toBe('const after = 2;\nlast();');
  });

  test('a selection of running text has no labels of buttons, and one in two languages all words', async ({
    page,
  }) => {
    await page.goto(guide);
    const paragraph = page.locator('article p').first();
    await paragraph.evaluate((element) => {
      element.innerHTML =
        'Run <span class="command"><code>npm ci</code><button data-copy="inline">Copy</button></span> first. <bdi lang="ar" dir="rtl">الإعدادات أولا</bdi> <span lang="ja">設定</span>.';
      getSelection()?.selectAllChildren(element);
    });
    await page.keyboard.press('Control+c');
    expect(await clipboard(page)).toBe('Run npm ci first. الإعدادات أولا 設定.');
  });

  test('Ctrl+C outside blocks copies nothing', async ({ page }) => {
    await page.goto(guide);
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await blockWith(page, 'npm install @toolpad/core').hover();
    await page.getByRole('heading', { level: 1 }).hover();
    await page.keyboard.press('Control+c');
    await page.waitForTimeout(300);
    expect(await clipboard(page)).toBe('before');
  });

  test('Ctrl+C over the code of a demo copies the visible code', async ({ page }) => {
    await page.goto(component);
    const block = page.locator('[data-demo]').getByRole('figure').filter({ visible: true }).first();
    await block.hover();
    await page.keyboard.press('Control+c');
    const seen = (await block.locator('code').textContent())?.replace(/\n+$/, '');
    await expect(block.getByRole('button')).toHaveText('Copied');
    expect(await clipboard(page)).toBe(seen);
  });

  test('the block in the selected tab is copied', async ({ page }) => {
    await page.goto(guide);
    await page.getByRole('radio', { name: 'pnpm' }).first().check({ force: true });
    const block = blockWith(page, 'pnpm add @toolpad/core');
    await block.hover();
    await page.keyboard.press('Control+c');
    await expect(block.getByRole('button')).toHaveText('Copied');
    expect(await clipboard(page)).toMatch(/^pnpm add/);
  });
});

for (const how of ['denied', 'absent'] as const) {
  for (const way of ['a press', 'the keyboard'] as const) {
    test(`with a clipboard that is ${how}, ${way} selects the code, shows a message, and never shows Copied`, async ({
      page,
    }) => {
      await breakClipboard(page, how);
      await page.goto(guide);
      const block = blockWith(page, 'npm install @toolpad/core');
      await block.hover();
      const button = block.getByRole('button');
      const texts = await button.evaluateHandle((element) => {
        const seen: string[] = [];
        new MutationObserver(() => seen.push(element.textContent ?? '')).observe(element, {
          subtree: true,
          childList: true,
          characterData: true,
        });
        return seen;
      });
      if (way === 'a press') await button.click();
      else await page.keyboard.press('Control+c');
      await expect(button).toHaveText('Selected: press Ctrl+C');
      await expect(
        page.getByText('The browser does not allow copying. The code is selected: press Ctrl+C.'),
      ).toBeAttached();
      expect(await selection(page)).toMatch(/^npm install @toolpad\/core/);
      expect(
        await texts.evaluate((seen) => seen.filter((text) => text.includes('Copied'))),
      ).toEqual([]);
    });
  }
}

test('long code is folded, but copied and printed whole, and one key shows all lines', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/toolpad/core/introduction/tutorial/');
  const block = page.locator('figure.code:has([data-fold]):visible').first();
  const code = block.locator('pre');
  const hidden = () => code.evaluate((pre) => pre.scrollHeight - pre.clientHeight);
  const lines = (await code.innerText()).trimEnd().split('\n').length;
  expect(lines).toBeGreaterThan(40);
  await block.scrollIntoViewIfNeeded();
  expect(await hidden()).toBeGreaterThan(200);
  const shown = await code.evaluate((pre) => {
    const { lineHeight, paddingTop } = getComputedStyle(pre);
    return (pre.clientHeight - parseFloat(paddingTop)) / parseFloat(lineHeight);
  });
  expect(shown, 'no line is cut').toBeCloseTo(30, 1);
  await expect(code, 'the last lines fade').toHaveCSS('mask-image', /^linear-gradient/);
  await block.hover();
  await block.getByRole('button', { name: 'Copy the code' }).click();
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.clipboard.readText()).split('\n').length),
    )
    .toBe(lines);
  await page.emulateMedia({ media: 'print' });
  expect(await hidden()).toBeLessThan(4);
  await expect(block.getByText(/^Show all/)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await block.getByRole('checkbox', { name: `Show all ${lines} lines` }).focus();
  await page.keyboard.press('Space');
  expect(await hidden()).toBeLessThan(4);
  await expect(code).toHaveCSS('mask-image', 'none');
});

test.describe('code in TypeScript and JavaScript', () => {
  const pages = {
    'plain blocks': '/toolpad/core/react-crud-data-sources/',
    tabs: '/toolpad/core/introduction/base-concepts/',
  };
  /** In the heads of code blocks. Demos have the same one in their toolbars. */
  const switches = (page: Page) => page.locator('.choices[data-needs-script]:visible');
  const button = (page: Page, index: number, name: 'TS' | 'JS') =>
    switches(page)
      .nth(index)
      .getByRole('button', { name: new RegExp(`^${name}`) });

  for (const [what, url] of Object.entries(pages)) {
    test(`${what} have a switch in their head, which changes all code by keyboard`, async ({
      page,
    }) => {
      await page.goto(url);
      const shown = (variant: string) =>
        page.locator(`figure:is([data-variant=${variant}], [data-tab=${variant}]):visible`);
      await expect(shown('TS')).not.toHaveCount(0);
      await expect(shown('JS')).toHaveCount(0);
      const last = (await switches(page).count()) - 1;
      expect(last).toBeGreaterThan(1);
      await button(page, last, 'JS').focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
      await expect(button(page, last, 'JS')).toBeFocused();
      for (const index of [0, last]) {
        await expect(button(page, index, 'JS')).toHaveAttribute('aria-pressed', 'true');
        await expect(button(page, index, 'TS')).toHaveAttribute('aria-pressed', 'false');
      }
      await expect(shown('TS')).toHaveCount(0);
      await expect(shown('JS')).not.toHaveCount(0);
      await page.keyboard.press('Shift+Tab');
      await expect(button(page, last, 'TS')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(shown('TS')).not.toHaveCount(0);
      await expect(shown('JS')).toHaveCount(0);
    });
  }

  test('all switches look the same, and are in the head of a block, in any direction', async ({
    page,
  }) => {
    for (const [url, direction, width] of [
      [pages['plain blocks'], 'ltr', 1440],
      [pages['plain blocks'], 'rtl', 390],
      [pages.tabs, 'ltr', 390],
      ['/toolpad/core/react-persistent-state/', 'ltr', 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url);
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      const all = page.locator('.choices:has([data-set-choice="codeVariant:TS"]):visible');
      for (const each of await all.all()) {
        await each.scrollIntoViewIfNeeded();
        const found = await each.evaluate((element) => {
          const own = element.getBoundingClientRect();
          const heads = [...document.querySelectorAll('figure.code, [data-demo]')];
          const around = heads.map((head) => head.getBoundingClientRect());
          return {
            size: [own.width, own.height],
            isInHead: around.some(
              ({ left, right, top, bottom }) =>
                left < own.left && own.right < right && top < own.top && own.bottom < bottom,
            ),
          };
        });
        expect(found, url).toEqual({ size: [76, 28], isInHead: true });
      }
    }
  });

  test('the pressed button keeps its place', async ({ page }) => {
    await page.goto(pages['plain blocks']);
    const count = await switches(page).count();
    for (let index = 1; index < count; index += 1) {
      await button(page, index, 'JS').evaluate((element) =>
        element.scrollIntoView({ block: 'end', behavior: 'instant' }),
      );
      for (const name of ['JS', 'TS'] as const) {
        const before = await button(page, index, name).boundingBox();
        await button(page, index, name).click();
        await expect(button(page, index, name)).toHaveAttribute('aria-pressed', 'true');
        const after = await button(page, index, name).boundingBox();
        expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), `switch ${index}`).toBeLessThan(2);
      }
    }
  });

  test('a press before the page script has loaded counts', async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/page\//);
    await page.goto(pages['plain blocks'], { waitUntil: 'commit' });
    await button(page, 0, 'JS').click();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
    await expect(button(page, 0, 'JS')).toHaveAttribute('aria-pressed', 'true');
  });

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false });

    test('there is no switch; tabs show both variants', async ({ page }) => {
      await page.goto(pages.tabs);
      await expect(switches(page)).toHaveCount(0);
      await expect(page.getByText('src/Shell.tsx', { exact: true })).toBeVisible();
      await expect(page.getByText('src/Shell.jsx', { exact: true })).toBeVisible();
    });
  });
});
