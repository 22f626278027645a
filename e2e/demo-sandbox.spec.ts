import type { Frame, Locator, Page } from '@playwright/test';
import { demoOf, editorOf, liveOf, openEditor, stored } from './demoSteps';
import { expect, test } from './fixtures';

const name = 'LocalStorageStateString';
const key = 'toolpad-docs-test';

/** Replaces the code of the editor. */
const write = (demo: Locator, code: string) => editorOf(demo).fill(code);

/** A demo that shows what an expression returns or throws. */
const probe = (expression: string) => `
export default function Probe() {
  let result;
  try {
    result = String(${expression});
  } catch (error) {
    result = error.name;
  }
  return <output>{result}</output>;
}`;

const failure = (demo: Locator) => demo.getByRole('status').filter({ hasText: /./ });

/** The frame that runs the edits of the only edited demo. */
function sandboxOf(page: Page): Frame {
  const frame = page.frames().find((each) => each.url().endsWith('/edited-demo/'));
  if (!frame) throw new Error('No demo is edited');
  return frame;
}

test.describe('an edited demo', () => {
  // Chromium reports each attempt.
  test.use({
    allowedMessages: [
      'is sandboxed',
      'this loop ran too long',
      'edited-demo',
      'Uncaught',
      'Failed to',
    ],
  });
  let demo: Locator;

  test.beforeEach(async ({ page }) => {
    demo = await openEditor(page, stored, name);
    await page.evaluate((each) => localStorage.setItem(each, 'secret'), key);
  });

  test('has no access to the page, its storage, or its cookies', async ({ page, context }) => {
    await context.addCookies([{ name: key, value: 'secret', url: page.url() }]);
    for (const [expression, result] of [
      ['self.origin', 'null'],
      ['document.cookie', 'SecurityError'],
      ['parent.document.title', 'SecurityError'],
      ['top.location.href', 'SecurityError'],
      [`localStorage.getItem('${key}')`, 'null'],
      ['window.frameElement', 'null'],
      ["window.open('/toolpad/')", 'null'],
      ['indexedDB.open("a")', 'SecurityError'],
      ['navigator.serviceWorker.controller', 'SecurityError'],
    ] as const) {
      await write(demo, probe(expression));
      await expect(liveOf(demo).locator('output'), expression).toHaveText(result, {
        timeout: 20_000,
      });
    }
    await expect(demo.locator('iframe')).toHaveCount(1);
  });

  test('cannot navigate the tab or change the page', async ({ page }) => {
    const url = page.url();
    await write(
      demo,
      `${probe("top.location.replace('/toolpad/studio/')")}\ntry { parent.document.body.remove(); } catch {}`,
    );
    await expect(liveOf(demo).locator('output')).toHaveText('SecurityError', { timeout: 20_000 });
    expect(page.url()).toBe(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate((each) => localStorage.getItem(each), key)).toBe('secret');
  });

  for (const [what, loop] of [
    ['while rendering', 'export default function A() {\n  while (true) {}\n}'],
    ['while loading', 'for (;;);\nexport default () => null;'],
    [
      'of promises',
      'export default function A() {\n  (async () => { while (true) await null; })();\n  return <p />;\n}',
    ],
  ] as const) {
    test(`a loop ${what} is stopped, and the page stays responsive`, async ({ page }) => {
      await write(demo, loop);
      await page.waitForTimeout(500);
      const start = Date.now();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(Date.now() - start, 'ms until the page answers').toBeLessThan(1000);
      await expect(failure(demo)).toContainText('Stopped: this loop ran too long.', {
        timeout: 20_000,
      });
      await expect(failure(demo)).toContainText(/Line \d+:\d+/);
      await write(demo, probe('1 + 1'));
      await expect(liveOf(demo).locator('output')).toHaveText('2');
    });
  }

  test('that never finishes rendering is stopped', async () => {
    await write(
      demo,
      'export default function A() {\n  return Array.from({ length: 3e6 }, (_, index) => <p key={index}>{index}</p>);\n}',
    );
    await expect(failure(demo)).toContainText('didn’t answer for 5 seconds', { timeout: 20_000 });
  });

  for (const [what, thrown] of [
    ['an object without a prototype', 'Object.create(null)'],
    ['an error with an object as its message', 'Object.assign(new Error(), { message: { a: 1 } })'],
    ['null', 'null'],
    ['a promise', 'Promise.resolve(1)'],
  ] as const) {
    test(`that throws ${what} shows it, and the editor stays`, async () => {
      await write(demo, `throw ${thrown};\nexport default () => <p />;`);
      await expect(failure(demo)).toContainText(/\[object |null/, { timeout: 20_000 });
      await write(demo, probe('1 + 1'));
      await expect(liveOf(demo).locator('output')).toHaveText('2');
    });
  }

  test('cannot flood the reader with dialogs', async ({ page }) => {
    page.on('dialog', () => expect(true, 'no dialog opens').toBe(false));
    await write(demo, `for (let i = 0; i < 100; i += 1) alert(i);\n${probe("confirm('a')")}`);
    await expect(liveOf(demo).locator('output')).toHaveText('false', { timeout: 20_000 });
  });

  test('gets only scripts of the site through the page', async ({ page }) => {
    await expect.poll(() => demo.locator('iframe').count()).toBe(1);
    await write(demo, probe('1 + 1'));
    await expect(liveOf(demo).locator('output')).toHaveText('2', { timeout: 20_000 });
    const answers = await sandboxOf(page).evaluate(
      (urls) =>
        Promise.all(
          urls.map(
            (url) =>
              new Promise((resolve) => {
                addEventListener('message', ({ data }) => {
                  if (data.url === url) resolve(data.code);
                });
                parent.postMessage({ type: 'demo/load', url }, '*');
              }),
          ),
        ),
      [
        '/toolpad/pages.json',
        '/toolpad/assets/js/../../pages.json',
        'https://example.com/a.js',
        '%',
        'http://[',
      ],
    );
    expect(answers).toEqual(Array(5).fill(null));
  });
});

test('an edit from before does not run by itself, also if the URL opens its source', async ({
  page,
}) => {
  let demo = await openEditor(page, stored, name);
  await write(demo, probe('1 + 1'));
  await expect(liveOf(demo).locator('output')).toHaveText('2', { timeout: 20_000 });
  await page.goto('about:blank');
  await page.goto(`${stored}#${name}.tsx`);
  demo = demoOf(page, name);
  await expect(editorOf(demo)).toHaveValue(/1 \+ 1/);
  await expect(demo.getByText('You have edited this demo.')).toBeVisible();
  await expect(demo.getByLabel('Pick-up point').filter({ visible: true })).toBeVisible();
  await demo.getByRole('button', { name: 'Run your edit' }).click();
  await expect(liveOf(demo).locator('output')).toHaveText('2', { timeout: 20_000 });
  await demo.getByRole('button', { name: 'Reset the demo' }).click();
  await expect(demo.locator('iframe')).toHaveCount(0);
});

test('demos leave nothing unexpected in the storage of the reader', async ({ page }) => {
  await page.goto(stored);
  const demo = demoOf(page, name);
  await demo.scrollIntoViewIfNeeded();
  await demo.getByLabel('Pick-up point').filter({ visible: true }).click();
  await expect(demo.locator('[data-island=demo][data-state=ready]')).toHaveCount(1);
  await expect(demo.locator('[data-demo-part=preview]')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
