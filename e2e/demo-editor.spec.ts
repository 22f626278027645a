import { action, editorOf, layout, liveOf, openEditor, replace, stored } from './demoSteps';
import { expect, test } from './fixtures';

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

  test('keeps the last valid version, and shows the problem in view with its position', async ({
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
    await expect(liveOf(demo).getByLabel('Collect at')).toHaveCount(0);
  });

  test('nothing covers the last line, and the demo stays in view', async ({ page }) => {
    const demo = await openEditor(page, stored, 'LocalStorageStateString');
    await editorOf(demo).press('ControlOrMeta+End');
    await page.keyboard.type('// end');
    const box = await editorOf(demo).boundingBox();
    const isCovered = await page.evaluate(
      ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.tagName !== 'TEXTAREA',
      [(box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) - 26],
    );
    expect(isCovered).toBe(false);
    await expect(demo.locator('[data-demo-part=stage]')).toBeInViewport({ ratio: 1 });
    await expect(demo.getByText('Press Esc to leave')).toBeInViewport({ ratio: 1 });
  });

  test('keeps the tabs of other files, which can be read', async ({ page }) => {
    const demo = await openEditor(page, layout, 'DashboardLayoutBasic');
    const editor = demo.locator('[data-code-editor]');
    const tabs = editor.getByRole('radio');
    expect(await tabs.count()).toBeGreaterThan(1);
    await tabs.nth(1).check();
    await expect(editorOf(demo)).toBeHidden();
    await expect(editor).toContainText('Only DashboardLayoutBasic.tsx can be edited here.');
    await tabs.first().check();
    await expect(editorOf(demo)).toBeVisible();
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

  test('after Esc, Tab passes the editor without a change, until the next edit', async ({
    page,
  }) => {
    const demo = await openEditor(page, stored, 'LocalStorageStateString');
    const editor = editorOf(demo);
    await page.keyboard.press('Escape');
    const code = await editor.inputValue();
    await editor.focus();
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(editor).toBeFocused();
    await expect(editor).toHaveValue(code);
    await editor.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 0));
    await page.keyboard.type('/**/');
    await page.keyboard.press('Tab');
    await expect(editor).toHaveValue(/^\/\*\*\/ {2}import/);
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
