import { readFileSync } from 'node:fs';
import { action, demoOf, editorOf, layout, liveOf, openEditor, replace, stored } from './demoSteps';
import { expect, test, timing } from './fixtures';

for (const [kind, address, name, from, to] of [
  ['inside the page', stored, 'LocalStorageStateString', 'Pick-up point', 'Collect at'],
  ['in a frame', layout, 'DashboardLayoutBasic', "title: 'Orders'", "title: 'Shipments'"],
] as const) {
  test(`an edit of a demo ${kind} runs within 500 ms of the last key`, timing, async ({ page }) => {
    const demo = await openEditor(page, address, name);
    // The first edit loads the compiler.
    await replace(demo, from, to);
    const live = liveOf(demo);
    await expect(
      live.getByRole('link', { name: 'Shipments' }).or(live.getByLabel('Collect at')),
    ).toBeVisible({ timeout: 20_000 });
    const took = await editorOf(demo).evaluate(async (area: HTMLTextAreaElement) => {
      const frame = area.closest('section')?.querySelector('iframe')?.contentDocument;
      const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
      setValue?.call(area, area.value.replace(/Collect at|Shipments/, 'Ready now'));
      area.dispatchEvent(new InputEvent('input', { bubbles: true }));
      const start = performance.now();
      while (performance.now() - start < 5000 && !frame?.body.innerText.includes('Ready now'))
        await new Promise(requestAnimationFrame);
      return performance.now() - start;
    });
    expect(took, 'ms from the last key to the running demo').toBeLessThan(500);
  });
}

test('a mistake in an edit is told with its line, and the demo goes on', async ({ page }) => {
  const demo = await openEditor(page, stored, 'LocalStorageStateString');
  await replace(demo, 'Pick-up point', 'Collect at');
  await expect(liveOf(demo).getByLabel('Collect at')).toBeVisible({ timeout: 20_000 });
  await replace(demo, 'size="small"', 'size=');
  await expect(demo.getByRole('status').filter({ hasText: /Line 1[0-9]:/ })).toBeVisible();
  await expect(liveOf(demo).getByLabel('Collect at')).toBeVisible();
});

test('an edit survives the other variant, collapsing and a reload; from JavaScript back to TypeScript the reader is asked', async ({
  page,
}) => {
  let demo = await openEditor(page, stored, 'LocalStorageStateString');
  await replace(demo, "'Pier 4, gate B'", "'Pier 9' as string");
  await expect(liveOf(demo).getByLabel('Pick-up point').filter({ visible: true })).toHaveCount(1, {
    timeout: 20_000,
  });
  await demo.getByRole('button', { name: 'JS: JavaScript' }).click();
  await expect(editorOf(demo)).toHaveValue(/'Pier 9'\s*\)/);

  await action(demo, 'toggle').click();
  await expect(editorOf(demo)).toBeHidden();
  await action(demo, 'toggle').click();
  await expect(editorOf(demo)).toHaveValue(/Pier 9/);

  await replace(demo, 'Pick-up point', 'Collect at');
  await demo.getByRole('button', { name: 'TS: TypeScript' }).click();
  await expect(demo.getByText('cannot be converted to TypeScript')).toBeVisible();
  await demo.getByRole('button', { name: 'Continue in JavaScript' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');

  await page.reload();
  demo = demoOf(page, 'LocalStorageStateString');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByText('You have edited this demo.')).toBeVisible();
  await expect(demo.locator('iframe'), 'an edit from before does not run by itself').toHaveCount(0);
  await demo.getByRole('button', { name: 'Run your edit' }).click();
  await expect(liveOf(demo).getByLabel('Collect at')).toBeVisible({ timeout: 20_000 });

  await page.reload();
  await demoOf(page, 'LocalStorageStateString').scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: 'Discard your edit' }).click();
  await expect(demo.getByText('You have edited this demo.')).toBeHidden();
  await page.reload();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByLabel('Pick-up point').filter({ visible: true })).toBeVisible();
  await expect(demo.getByText('You have edited this demo.')).toBeHidden();
});

test('copying and sandboxes take the edit, in the chosen variant and with the versions of the docs', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const demo = await openEditor(page, stored, 'LocalStorageStateString');
  await replace(demo, 'Pick-up point', 'Collect at');
  await action(demo, 'copy').click();
  await expect(demo.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('label="Collect at"');

  const sent = new Promise<string>((resolve) => {
    void context.route('https://stackblitz.com/**', async (route) => {
      resolve(route.request().postData() ?? '');
      await route.fulfill({ contentType: 'text/html', body: '<title>sandbox</title>' });
    });
  });
  await action(demo, 'stackblitz').click();
  const project = new URLSearchParams(await sent);
  expect(project.get('project[files][src/LocalStorageStateString.tsx]')).toContain(
    'label="Collect at"',
  );
  const { version } = JSON.parse(
    readFileSync('node_modules/@toolpad/core/package.json', 'utf8'),
  ) as { version: string };
  expect(JSON.parse(project.get('project[files][package.json]') ?? '{}')).toMatchObject({
    dependencies: { '@toolpad/core': version },
  });
});
