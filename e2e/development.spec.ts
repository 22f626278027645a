import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { pageKinds } from './routes';

// Expected messages, which only appear in development: React's hint to install its DevTools
// (https://react.dev/link/react-devtools), and its warning about the color scheme script that MUI
// renders in Toolpad's App Provider. If a page is opened while the previous edit is undone, its
// parts load in two versions, the last of which is shown.
const halfUpdated = '[HMR] unexpected require';
test.use({
  allowedMessages: ['React DevTools', 'status of 404', 'Encountered a script tag', halfUpdated],
});

const guide = 'docs-core/introduction/base-concepts.mdx';
const demo = 'docs-core/components/use-dialogs/AlertDialog.tsx';

/** Changes a source during a test, and restores it afterwards. */
async function edit(file: string, change: (text: string) => string, run: () => Promise<void>) {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
  try {
    await run();
  } finally {
    writeFileSync(file, text);
  }
}

for (const [kind, url] of Object.entries(pageKinds)) {
  test(`"${kind}" is a static document with title, heading, and description`, async ({ page }) => {
    await page.goto(url);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/Toolpad/);
    await expect(page.locator('meta[name="mui:productId"]')).toHaveCount(1);
    const owner = await page.evaluate(() =>
      [...document.querySelectorAll('#__docusaurus, #__docusaurus > *')].flatMap((element) =>
        Object.keys(element).filter((key) => key.startsWith('__react')),
      ),
    );
    expect(owner, 'React holds no part of the page').toEqual([]);
  });
}

test('the page script runs, and a press starts an island', async ({ page }) => {
  await page.goto('/toolpad/core/introduction/installation/');
  const pnpm = page.getByRole('radio', { name: 'pnpm', exact: true });
  await pnpm.first().check({ force: true });
  // The script applies the choice to all tabs of the page.
  await expect(pnpm.last()).toBeChecked();
  await page.getByRole('button', { name: /settings/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a link loads a new document', async ({ page }) => {
  await page.goto(pageKinds.guide);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Installation', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Installation' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('an edit of a page updates the open page and preserves its scroll position', async ({
  page,
}) => {
  await page.goto(pageKinds.guide);
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  const withText = (text: string) =>
    text.replace(/\n\n## /, '\n\nA sentence that was just written.\n\n## ');
  await edit(guide, withText, async () => {
    await expect(page.getByText('A sentence that was just written.')).toBeVisible();
    expect(await page.evaluate(() => [scrollY, 'sameDocument' in window])).toEqual([600, true]);
  });
  await expect(page.getByText('A sentence that was just written.')).toHaveCount(0);
});

test('an edit of a demo updates the running demo', async ({ page }) => {
  await page.goto('/toolpad/core/react-use-dialogs/#AlertDialog');
  const button = page.locator('#AlertDialog [data-island=demo][data-state=ready] button').first();
  await expect(button).toBeVisible();
  const label = (await button.textContent()) ?? '';
  await edit(
    demo,
    (text) => text.replaceAll(label, `${label} now`),
    async () => {
      await expect(button).toHaveText(`${label} now`);
    },
  );
  await expect(button).toHaveText(label);
});

test('the search finds what the last build contains', async ({ page }) => {
  await page.goto(pageKinds.guide);
  await expect(page.locator('h1')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dashboard layout');
  await expect(page.getByRole('option').first()).toContainText('Dashboard Layout');
});

test.describe('a page with a problem', () => {
  // Messages of the page until the problem is fixed.
  test.use({
    allowedMessages: ['React DevTools', 'Encountered a script tag', 'Expected component `Pictre`'],
  });

  test('problems in a page and in a demo are shown on top of the page, and removed once they are fixed', async ({
    page,
  }) => {
    await page.goto(pageKinds.guide);
    await expect(page.locator('h1')).toBeVisible();
    const panel = page.locator('toolpad-problems');
    const withProblem = (text: string) => `${text}\n<Pictre name="one" alt="One." />\n`;
    await edit(guide, withProblem, async () => {
      await expect(panel).toContainText("There's no component <Pictre>. Did you mean <Picture>?");
      await expect(panel).toContainText(`${guide}:`);
    });
    await expect(panel.filter({ hasText: 'Pictre' })).toHaveCount(0);
    const withWrongType = (text: string) => `${text}\nexport const count: number = 'one';\n`;
    await edit(demo, withWrongType, async () => {
      // The first check of types reads all of them.
      await expect(panel).toContainText("Type 'string' is not assignable to type 'number'.", {
        timeout: 60_000,
      });
      await expect(panel).toContainText(demo);
    });
    await expect(panel.filter({ hasText: 'is not assignable' })).toHaveCount(0);
  });
});

test.describe('a page that fails', () => {
  // Messages of the page until the problem is fixed.
  test.use({
    allowedMessages: [
      'React DevTools',
      'Encountered a script tag',
      'Errors while compiling',
      'Module not found',
      'Cannot find module',
      'Module build failed',
      'Element type is invalid',
      '[HMR]',
      'status of 404',
      'thrown on purpose',
    ],
  });

  const dialogs = '/toolpad/core/react-use-dialogs/';
  const layout = 'src/theme/DocItem/Layout/index.tsx';
  const throwFirst = (text: string) =>
    text.replace(
      /\n {2}return \(/,
      "\n  if (Date.now() > 0) throw new Error('thrown on purpose');\n  return (",
    );

  for (const [what, file, url, change, said] of [
    [
      'an import that leads nowhere',
      guide,
      pageKinds.guide,
      (text: string) => text.replace(/\n---\n/, "\n---\n\nimport Foo from './nope';\n"),
      [`${guide}:7:1`, "doesn't exist"],
    ],
    [
      'what is not MDX',
      guide,
      pageKinds.guide,
      (text: string) => `${text}\nAn open { brace.\n`,
      [guide, "The page isn't valid MDX", 'for a brace'],
    ],
    [
      'front matter that is not YAML',
      guide,
      pageKinds.guide,
      (text: string) => text.replace('title:', 'title: a: b\ntitl:'),
      [`${guide}:2:`, "The front matter isn't valid YAML"],
    ],
    [
      'a demo that is not TypeScript',
      demo,
      `${dialogs}#AlertDialog`,
      (text: string) => text.replace('return (', 'return ((('),
      [`${demo}:`, 'demo/syntax'],
    ],
    [
      'a demo that crashes',
      demo,
      `${dialogs}#AlertDialog`,
      throwFirst,
      [`${demo}:`, 'run/demo', 'thrown on purpose'],
    ],
    [
      'a component of the site that crashes',
      layout,
      pageKinds.guide,
      throwFirst,
      [`${layout}:`, 'run/page', 'thrown on purpose'],
    ],
  ] as const) {
    test(`${what} is shown with its position, and the page recovers`, async ({ page }) => {
      await page.goto(url);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      if (file === demo)
        await expect(
          page.locator('#AlertDialog [data-island=demo][data-state=ready]'),
        ).toBeVisible();
      const panel = page.locator('toolpad-problems');
      await edit(file, change, async () => {
        for (const text of said) await expect(panel).toContainText(text);
        await expect(panel).not.toContainText(`${file}:1:1`);
      });
      await expect(panel.filter({ hasText: said.at(-1) ?? '' })).toHaveCount(0);
      await expect(heading).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: 'cannot be rendered' })).toHaveCount(
        0,
      );
    });
  }

  test('the frame of a demo survives an edit of its page, and shows an edit of the demo', async ({
    page,
  }) => {
    const folder = 'docs-core/components/dashboard-layout';
    await page.goto('/toolpad/core/react-dashboard-layout/#DashboardLayoutBasic');
    const frame = page.frameLocator('#DashboardLayoutBasic iframe');
    const shown = (text: string) => frame.getByText(text).filter({ visible: true }).first();
    await expect(shown('Orders')).toBeVisible();
    const body = frame.locator('body');
    await body.evaluate(() => Object.assign(window, { isKept: true }));
    const withText = (text: string) => `${text}\nA sentence that was just written.\n`;
    await edit(`${folder}/index.mdx`, withText, async () => {
      await expect(page.getByText('A sentence that was just written.')).toBeVisible();
      expect(await body.evaluate(() => 'isKept' in window)).toBe(true);
    });
    const renamed = (text: string) => text.replaceAll("'Orders'", "'Parcels'");
    await edit(`${folder}/DashboardLayoutBasic.tsx`, renamed, async () => {
      await expect(shown('Parcels')).toBeVisible();
    });
    await expect(shown('Orders')).toBeVisible();
  });
});
