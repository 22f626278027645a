import type { Locator, Page } from '@playwright/test';
import { action, editorOf, layout, liveOf, openEditor, replace, stored } from './demoSteps';
import { expect, test } from './fixtures';

/** Follows readers in two parts: reading, and editing the code of a demo. */
const crud = '/toolpad/core/react-crud/';
const signIn = '/toolpad/core/react-sign-in-page/';
const router = '/toolpad/core/integrations/nextjs-approuter/';

const toc = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const current = (page: Page) => toc(page).locator('[aria-current]');

async function inView(row: Locator, frame: Locator): Promise<boolean> {
  const [inner, outer] = [await row.boundingBox(), await frame.boundingBox()];
  return (
    !!inner && !!outer && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height
  );
}

/**
 * Waits until the page hasn't scrolled for 20 frames. On any page, Chromium drops a key that's
 * pressed when scrolling ends.
 */
async function scrollingEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let [frames, top] = [0, scrollY]; frames < 20; frames += 1) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== top) [frames, top] = [0, scrollY];
    }
  });
}

test.describe('reading', () => {
  test('"On this page" is correct at the end, at a deep link, and at a demo', async ({ page }) => {
    await page.goto(crud);
    await page.keyboard.press('End');
    await expect(current(page)).toHaveText('API');
    await scrollingEnds(page);
    await page.keyboard.press('Home');
    await expect(current(page)).toHaveText('Demo');
    // Keyboard scrolling is animated and would undo the scroll to the next heading.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    for (const [hash, name] of [
      ['#schema-libraries', 'Schema libraries'],
      ['#edit', 'Edit'],
      ['#data-grid', 'Data Grid integration'],
    ] as const) {
      await page.goto(`${crud}${hash}`);
      await expect(current(page)).toHaveText(name);
    }
    await page.goto(`${layout}#DashboardLayoutBasic.tsx`);
    await expect(current(page)).toHaveText('Demo');
  });

  test('"On this page" shows the heading levels and breaks long names at capitals', async ({
    page,
  }) => {
    await page.goto(signIn);
    const indent = (name: string) =>
      toc(page)
        .getByRole('link', { name, exact: true })
        .evaluate((link) => parseFloat(getComputedStyle(link).paddingInlineStart));
    expect(await indent('Use an authentication library')).toBeLessThan(
      await indent('Auth.js with Next.js App Router'),
    );
    expect(await indent('Auth.js with Next.js App Router')).toBeLessThan(
      await indent('GitHub configuration'),
    );
    await page.goto('/toolpad/core/react-persistent-state/use-local-storage-state-api/');
    for (const row of await toc(page).getByRole('link').all())
      if (/[a-z][A-Z]/.test((await row.textContent()) ?? ''))
        await expect(row.locator('wbr').first()).toBeAttached();
  });

  test('the current page is visible in the sidebar on arrival, whatever the stored scroll position', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    const navigation = page.getByRole('navigation', { name: 'Toolpad Studio' });
    const row = navigation.locator('[aria-current=page]');
    await page.goto('/toolpad/studio/reference/components/text-field/');
    expect(await inView(row, navigation)).toBe(true);
    await navigation.evaluate((element) => element.scrollTo(0, 0));
    await page.goto('/toolpad/studio/reference/components/tabs/');
    expect(await inView(row, navigation)).toBe(true);
  });

  test('the header is aligned with the page, and no dark block is visible through it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await page.goto(crud);
    const mark = await page
      .getByRole('link', { name: 'Toolpad documentation, home' })
      .boundingBox();
    const group = await page
      .getByRole('navigation', { name: 'Toolpad Core' })
      .getByText('Introduction', { exact: true })
      .boundingBox();
    expect(Math.abs((mark?.x ?? 0) - (group?.x ?? 999))).toBeLessThanOrEqual(16);
    const header = page.getByRole('banner').first();
    const alpha = await header.evaluate((element) => {
      const [, value = '1'] =
        /[/,]\s*([\d.]+)\)$/.exec(getComputedStyle(element).backgroundColor) ?? [];
      return Number(value);
    });
    expect(alpha).toBeGreaterThanOrEqual(0.96);
  });

  test('words between JSX tags are not highlighted as keywords', async ({ page }) => {
    await page.goto('/toolpad/core/introduction/tutorial/');
    const colored = await page.evaluate(() =>
      [...document.querySelectorAll('figure.code .k')]
        .filter((token) => {
          const before = token.previousSibling?.textContent ?? '';
          const after = token.nextSibling?.textContent ?? '';
          return /(?<!=)>\s*[\w ]*$/.test(before) && /^[\w ,.]*</.test(after);
        })
        .map((token) => token.textContent),
    );
    expect(colored).toEqual([]);
  });

  test('table heads are in sentence case, and no heading contains an emoji', async ({ page }) => {
    for (const url of [
      '/toolpad/core/all-components/',
      '/toolpad/core/introduction/upgrading/',
      '/toolpad/core/introduction/base-concepts/',
      '/toolpad/core/react-use-notifications/',
      stored,
    ]) {
      await page.goto(url);
      const heads = await page.locator('main thead th').allTextContents();
      expect(heads.filter((head) => /^[a-z]/.test(head) && !/^[a-z]+[A-Z]/.test(head))).toEqual([]);
      const headings = await page.locator('main :is(h1, h2, h3, h4)').allTextContents();
      expect(headings.filter((heading) => /\p{Extended_Pictographic}/u.test(heading))).toEqual([]);
    }
  });

  test('previous and next are two cards with title and group', async ({ page }) => {
    await page.goto('/toolpad/core/react-page-container/');
    const pager = page.getByRole('navigation', { name: 'Previous and next page' });
    await expect(pager.getByRole('link').first()).toHaveText(
      /Previous · Layout\s*Dashboard Layout/,
    );
    await expect(pager.getByRole('link').last()).toHaveText(/Next · Authentication\s*Sign-in Page/);
  });

  test('no name is repeated in the breadcrumbs, and no group contains only "Index"', async ({
    page,
  }) => {
    await page.goto('/toolpad/studio/reference/components/button/');
    await expect(page.locator('main article > header > div').first()).toHaveText(
      /^Reference\s*Components$/,
    );
    const lonely = await page.getByRole('navigation', { name: 'Toolpad Studio' }).evaluate(
      (navigation) =>
        [...navigation.querySelectorAll('ul')].filter((list) => {
          const links = list.querySelectorAll('a');
          return links.length === 1 && links[0]?.textContent === 'Index';
        }).length,
    );
    expect(lonely).toBe(0);
  });

  test('punctuation of an English sentence remains at its end in right-to-left', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
    await page.goto(crud);
    const ends = await page.evaluate(() =>
      [...document.querySelectorAll('main p, main li')]
        .filter((element) => element.checkVisibility() && /\w\.$/.test(element.textContent ?? ''))
        .map((element) => {
          const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          let last: Text | null = null;
          while (text.nextNode())
            if ((text.currentNode as Text).data.trim()) last = text.currentNode as Text;
          if (!last || !/\w\.$/.test(last.data)) return null;
          const rect = (from: number) => {
            const range = document.createRange();
            range.setStart(last, from);
            range.setEnd(last, from + 1);
            return range.getBoundingClientRect();
          };
          const { length } = last.data;
          return rect(length - 1).left >= rect(length - 2).left;
        })
        .filter((end) => end !== null),
    );
    expect(ends.length).toBeGreaterThan(5);
    expect(ends).not.toContain(false);
  });

  test('long code opens full screen, and Escape returns the focus', async ({ page }) => {
    await page.goto('/toolpad/core/introduction/base-concepts/');
    const block = page.locator('figure.code:has([data-enlarge]):visible').first();
    await block.hover();
    await block.getByRole('button', { name: 'Enlarge the code' }).click();
    const dialog = page.getByRole('dialog', { name: 'Code' });
    await expect(dialog).toBeVisible();
    expect((await dialog.textContent())?.trim().length).toBeGreaterThan(80);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(block.getByRole('button', { name: 'Enlarge the code' })).toBeFocused();
  });

  test('a picture opens full size', async ({ page }) => {
    await page.goto('/toolpad/studio/getting-started/first-app/');
    const picture = page.locator('a[data-enlarge]:visible').first();
    await picture.scrollIntoViewIfNeeded();
    await picture.click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.getByRole('button', { name: 'Close the picture' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('the product menu leads to the same topic', async ({ page }) => {
    await page.goto('/toolpad/core/introduction/installation/');
    await page.getByRole('button', { name: 'Product: Toolpad Core' }).click();
    await page.getByRole('link', { name: /Toolpad Studio v/ }).click();
    await expect(page).toHaveURL('/toolpad/studio/getting-started/installation/');
    await page.getByRole('button', { name: 'Product: Toolpad Studio' }).click();
    await page.getByRole('link', { name: /Toolpad Core v/ }).click();
    await expect(page).toHaveURL('/toolpad/core/introduction/installation/');
  });

  test('"?" and the footer open the keyboard shortcuts', async ({ page }) => {
    await page.goto(crud);
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('Search the documentation')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('a?');
    await expect(dialog).toBeHidden();
  });
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

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the copy button covers no code', async ({ page }) => {
    await page.goto(router);
    const overlaps = await page.evaluate(
      () =>
        [...document.querySelectorAll('figure.code:has(> button)')]
          .filter((figure) => figure.checkVisibility())
          .flatMap((figure) => {
            const code = figure.querySelector('code');
            const range = document.createRange();
            range.selectNodeContents(code ?? figure);
            const { top } = range.getBoundingClientRect();
            return [...figure.querySelectorAll(':scope > button')].filter(
              (button) => button.getBoundingClientRect().bottom > top + 1,
            );
          }).length,
    );
    expect(overlaps).toBe(0);
    const button = page.locator('figure.code:visible').first().getByRole('button').last();
    await expect(button).toHaveCSS('opacity', '1');
  });

  test('the controls of a demo are in one row, and the menu contains the others', async ({
    page,
  }) => {
    for (const url of [stored, layout]) {
      await page.goto(url);
      for (const toolbar of await page.getByRole('toolbar').all())
        expect(
          (await toolbar.boundingBox())?.height,
          (await toolbar.getAttribute('aria-label')) ?? '',
        ).toBeLessThanOrEqual(52);
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

test.describe('without the scripts of islands', () => {
  test.use({ allowedMessages: ['net::ERR_FAILED'] });

  test('settings that fail to load show a message at the button, and can be retried', async ({
    page,
  }) => {
    let offline = true;
    await page.route('**/assets/js/**', (route) => (offline ? route.abort() : route.continue()));
    await page.goto(crud);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The settings could not be loaded.' });
    await expect(alert).toBeVisible();
    offline = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 20_000 });
    await expect(alert).toBeHidden();
  });
});

test.describe('the editor of a demo', () => {
  // React logs the error of the edit that crashes.
  test.use({ allowedMessages: ['Nothing to collect'] });

  test('has the colors of the source', async ({ page }) => {
    await page.goto(stored);
    const demo = page.locator('section#LocalStorageStateString');
    const colors = (part: string) =>
      demo.locator(`[data-demo-part=${part}]`).evaluate((element) => {
        const pre = [...element.querySelectorAll('pre')].find((each) => each.checkVisibility());
        const walker = document.createTreeWalker(pre ?? element, NodeFilter.SHOW_TEXT);
        const seen: string[] = [];
        while (walker.nextNode()) {
          const { parentElement, textContent } = walker.currentNode;
          const color = parentElement ? getComputedStyle(parentElement).color : '';
          for (const sign of textContent ?? '') if (/\S/.test(sign)) seen.push(`${sign} ${color}`);
        }
        return seen;
      });
    await action(demo, 'toggle').click();
    await expect(demo.locator('[data-demo-part=source] pre:visible').first()).toBeVisible();
    const before = await colors('source');
    await action(demo, 'edit').click();
    await expect(editorOf(demo)).toBeFocused({ timeout: 20_000 });
    await expect.poll(() => colors('editor')).toEqual(before);
    expect(new Set(before.map((each) => each.slice(2))).size).toBeGreaterThan(4);
  });

  test('keeps the last working version, and shows the problem in view with its position', async ({
    page,
  }) => {
    const demo = await openEditor(page, stored, 'LocalStorageStateString');
    await replace(demo, 'size="small"', 'size=');
    const status = demo.getByRole('status').filter({ hasText: /Line \d+:\d+/ });
    await expect(status).toBeVisible({ timeout: 20_000 });
    await expect(status).toBeInViewport();
    await expect(demo.locator('[data-part=mark]')).toBeVisible();
    await expect(liveOf(demo).getByLabel('Pick-up point')).toBeVisible({ timeout: 20_000 });
    await replace(demo, 'size=', 'size="small"');
    await replace(demo, 'Pick-up point', 'Collect at');
    await expect(liveOf(demo).getByLabel('Collect at')).toBeVisible();
    await expect(status).toBeHidden();
    await replace(demo, 'return (', "throw new Error('Nothing to collect'); return (");
    await expect(liveOf(demo).getByRole('alert')).toContainText('Nothing to collect');
    await expect(liveOf(demo).getByLabel('Collect at')).toBeVisible();
  });

  test('has an opaque background for hint, problem, and question', async ({ page }) => {
    const demo = await openEditor(page, stored, 'LocalStorageStateString');
    await replace(demo, 'size="small"', 'size=');
    await expect(demo.getByRole('status').filter({ hasText: /Line/ })).toBeVisible({
      timeout: 20_000,
    });
    const grounds = await demo
      .locator('[data-part=foot], [data-part=outcome] p')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
    expect(grounds).toHaveLength(2);
    for (const ground of grounds) expect(ground).toMatch(/^rgb\(/);
  });

  test('Tab indents, Esc leaves', async ({ page }) => {
    const demo = await openEditor(page, stored, 'LocalStorageStateString');
    await editorOf(demo).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 0));
    await page.keyboard.press('Tab');
    await expect(editorOf(demo)).toHaveValue(/^ {2}import/);
    await page.keyboard.press('Escape');
    await expect(action(demo, 'edit')).toBeFocused();
  });

  test('copying moves nothing, and its button confirms it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(stored);
    const demo = page.locator('section#LocalStorageStateString');
    await demo.scrollIntoViewIfNeeded();
    const boxes = () =>
      demo
        .getByRole('toolbar')
        .locator('button:visible, a:visible')
        .evaluateAll((items) =>
          items.map((item) => {
            const { x, y, width, height } = item.getBoundingClientRect();
            return [x, y + scrollY, width, height].map(Math.round);
          }),
        );
    const [before, height] = [await boxes(), (await demo.boundingBox())?.height];
    await action(demo, 'copy').click();
    await expect(action(demo, 'copy')).toHaveText('Copied');
    expect(await boxes()).toEqual(before);
    expect((await demo.boundingBox())?.height).toBe(height);
    await expect(action(demo, 'copy')).toHaveText('Copy');
  });

  test('names the sandboxes', async ({ page }) => {
    await page.goto(stored);
    const demo = page.locator('section#LocalStorageStateString');
    await expect(action(demo, 'stackblitz')).toHaveText('StackBlitz');
    await expect(action(demo, 'codesandbox')).toHaveText('CodeSandbox');
  });
});
