import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { folderAt } from './site';

/**
 * Longest wait for a saved change, on a busy machine too. `npm run bench` measures the usual time.
 */
const soon = { timeout: 15_000 };

/** Pages are requested while the server compiles, so they may see incomplete files. */
const halfDone = [
  'status of 404',
  'Errors while compiling',
  'Cannot find module',
  'was deleted.',
  'JSON parse error: Unexpected end',
  '[HMR]',
];

test.use({ allowedMessages: ['React DevTools', ...halfDone] });

let site = '';
test.beforeEach(({ baseURL }) => {
  site = folderAt(Number(new URL(baseURL ?? '').port));
});

/** Writes a file of the site during a test, and restores it afterwards. */
async function write(file: string, text: string, run: () => Promise<void>): Promise<void> {
  const target = path.join(site, file);
  const before = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  try {
    await run();
  } finally {
    if (before === undefined) rmSync(target);
    else writeFileSync(target, before);
  }
}

const read = (file: string) => readFileSync(path.join(site, file), 'utf8');

const pageText = (title: string, slug: string, body: string) =>
  `---\ntitle: ${title}\nslug: ${slug}\ndescription: ${title}, a page that is written while the server runs and nobody reads.\n---\n\n${body}\n`;

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Toolpad Core', exact: true });

/** Requests a page until the server has it. */
async function open(page: Page, url: string, heading: string): Promise<void> {
  await expect(async () => {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({
      timeout: 2_500,
    });
  }).toPass(soon);
}

test('renaming an entry in sidebars.ts updates the open page', async ({ page }) => {
  await page.goto('/toolpad/core/writing/plain/');
  await expect(sidebar(page).getByText('Writing', { exact: true })).toBeVisible();
  const renamed = read('sidebars.ts').replace("label: 'Writing'", "label: 'Renamed'");
  await write('sidebars.ts', renamed, async () => {
    await expect(sidebar(page).getByText('Renamed', { exact: true })).toBeVisible(soon);
  });
  await expect(sidebar(page).getByText('Writing', { exact: true })).toBeVisible(soon);
});

for (const ending of ['mdx', 'md']) {
  test(`a new page in .${ending} is shown, with its entry in the sidebar`, async ({ page }) => {
    await page.goto('/toolpad/core/writing/');
    const title = `A page in ${ending} files`;
    const text = pageText(title, `/writing/new-${ending}/`, 'It was not there before.');
    writeFileSync(path.join(site, `docs-core/writing/new-${ending}.${ending}`), text);
    const entries = read('sidebars.ts').replace(
      "'writing/plain'",
      `'writing/plain', 'writing/new-${ending}'`,
    );
    writeFileSync(path.join(site, 'sidebars.ts'), entries);
    await open(page, `/toolpad/core/writing/new-${ending}/`, title);
    await expect(page.getByText('It was not there before.')).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: title })).toHaveAttribute(
      'aria-current',
      'page',
      soon,
    );
  });
}

test('a new demo runs in the page that places it', async ({ page }) => {
  await page.goto('/toolpad/core/writing/plain/');
  const demo =
    'export default function Fresh() {\n  return <button type="button">Fresh</button>;\n}\n';
  const text = read('docs-core/writing/plain.md');
  await write('docs-core/writing/Fresh.tsx', demo, async () => {
    const placed = text.replace(
      ':::note',
      '<Demo src="./Fresh.tsx" title="A fresh demo" />\n\n:::note',
    );
    await write('docs-core/writing/plain.md', placed, async () => {
      const shown = page.getByRole('region', { name: 'A fresh demo' });
      await expect(shown.getByRole('button', { name: 'Fresh', exact: true })).toBeVisible(soon);
    });
  });
});

test('a demo can be placed before its file is written', async ({ page }) => {
  await page.goto('/toolpad/core/writing/plain/');
  const demo =
    'export default function Later() {\n  return <button type="button">Later</button>;\n}\n';
  const text = read('docs-core/writing/plain.md');
  const placed = text.replace(
    ':::note',
    '<Demo src="./Later.tsx" title="A later demo" />\n\n:::note',
  );
  await write('docs-core/writing/plain.md', placed, async () => {
    await page.waitForTimeout(1_500);
    await write('docs-core/writing/Later.tsx', demo, async () => {
      const shown = page.getByRole('region', { name: 'A later demo' });
      await expect(shown.getByRole('button', { name: 'Later', exact: true })).toBeVisible(soon);
    });
  });
});

test('a changed picture is updated in the open page', async ({ page }) => {
  await page.goto('/toolpad/core/writing/');
  const picture = page.getByRole('img', { name: 'A green square' });
  const before = await picture.getAttribute('src');
  const file = path.join(site, 'docs-core/writing/square.png');
  cpSync(path.join(site, 'static/static/images/readme.png'), file);
  await expect(picture).not.toHaveAttribute('src', before ?? '', soon);
});

test('an open page that is deleted says so, and returns when it is restored', async ({ page }) => {
  await page.goto('/toolpad/core/writing/plain/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/A page in Markdown/);
  const file = path.join(site, 'docs-core/writing/plain.md');
  const text = readFileSync(file);
  rmSync(file);
  try {
    await expect(heading).toHaveText('Page not found', soon);
  } finally {
    writeFileSync(file, text);
  }
  await expect(heading).toHaveText(/A page in Markdown/, soon);
});

test('an open page follows its file when it is renamed', async ({ page }) => {
  await page.goto('/toolpad/core/writing/plain/');
  await expect(page.getByText('Callouts work here too.')).toBeVisible();
  const [from, to] = ['plain.md', 'renamed.md'].map((name) =>
    path.join(site, 'docs-core/writing', name),
  ) as [string, string];
  const entries = read('sidebars.ts').replace("'writing/plain'", "'writing/renamed'");
  await write('sidebars.ts', entries, async () => {
    renameSync(from, to);
    try {
      const text = readFileSync(to, 'utf8');
      writeFileSync(to, text.replace('work here too', 'work in the new file'));
      await expect(page.getByText('Callouts work in the new file.')).toBeVisible(soon);
      writeFileSync(to, text);
    } finally {
      renameSync(to, from);
    }
  });
  await expect(page.getByText('Callouts work here too.')).toBeVisible(soon);
});

test('a page whose slug changes is at its new URL, and missing at the old one', async ({
  page,
}) => {
  await page.goto('/toolpad/core/writing/plain/');
  await expect(page.getByText('Callouts work here too.')).toBeVisible();
  const text = read('docs-core/writing/plain.md');
  const moved = text.replace(/^slug: .*$/m, 'slug: /writing/moved/');
  expect(moved).not.toBe(text);
  await write('docs-core/writing/plain.md', moved, async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found', soon);
    await page.goto('/toolpad/core/writing/moved/');
    await expect(page.getByText('Callouts work here too.')).toBeVisible(soon);
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found', soon);
});

test('a missing page responds with status 404', async ({ page }) => {
  const response = await page.goto('/toolpad/core/writing/plane/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href$="/writing/plain/"]')).toBeVisible();
});

test('an invalid sidebar, or one with unknown items, leaves the page unchanged', async ({
  page,
}) => {
  await page.goto('/toolpad/core/writing/plain/');
  const label = sidebar(page).getByText('Writing', { exact: true });
  await expect(label).toBeVisible();
  const text = read('sidebars.ts');
  for (const broken of [
    text.replace("label: 'Writing',", "label: 'Writing'"),
    text.replace("label: 'Writing'", "lable: 'Writing'"),
    text.replace("'writing/plain'", "'writing/nowhere'"),
  ]) {
    expect(broken).not.toBe(text);
    await write('sidebars.ts', broken, async () => {
      await page.waitForTimeout(1_500);
      await expect(page.getByText('Callouts work here too.')).toBeVisible();
    });
    const renamed = text.replace("label: 'Writing'", "label: 'Renamed'");
    await write('sidebars.ts', renamed, async () => {
      await expect(sidebar(page).getByText('Renamed', { exact: true })).toBeVisible(soon);
    });
    await expect(label).toBeVisible(soon);
  }
});

test('an edit of a partial updates the page that imports it', async ({ page }) => {
  await page.goto('/toolpad/core/writing/');
  await expect(page.locator('h2#requirements')).toBeVisible();
  const part = read('docs-core/writing/_requirements.mdx');
  await write('docs-core/writing/_requirements.mdx', `${part}\nOne more line.\n`, async () => {
    await expect(page.getByText('One more line.')).toBeVisible(soon);
  });
  await expect(page.getByText('One more line.')).toHaveCount(0, soon);
});

test('npm run new creates a page with a demo that works', async ({ page }) => {
  const make = (...args: string[]) =>
    execFileSync('npm', ['run', '-s', 'new', '--', ...args], { cwd: site, stdio: 'pipe' });
  make('page', 'core/writing/glossary', '--title', 'Glossary');
  await open(page, '/toolpad/core/writing/glossary/', 'Glossary');
  make('demo', 'core/writing/glossary', 'GlossaryTerm');
  const demo = page.getByRole('region', { name: 'Glossary term' });
  await expect(demo.getByRole('button', { name: 'Glossary term', exact: true })).toBeVisible(soon);
  await expect(sidebar(page).getByRole('link', { name: 'Glossary' })).toBeVisible();
});
