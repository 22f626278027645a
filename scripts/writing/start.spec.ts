import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures';
import { folderAt } from './site';

/** What a writer may wait for after saving a file. */
const soon = { timeout: 5_000 };

test.use({ allowedMessages: ['React DevTools', 'status of 404'] });

let site = '';
test.beforeEach(({ baseURL }) => {
  site = folderAt(Number(new URL(baseURL ?? '').port));
});

/** Writes a file of the site while a test runs, and puts back what was there. */
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

/** Asks for a page until the server has it. */
async function open(page: Page, address: string, heading: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass(soon);
}

test('an entry that is renamed in sidebars.ts shows in the page that is open', async ({ page }) => {
  await page.goto('/toolpad/core/writing/plain/');
  await expect(sidebar(page).getByText('Writing', { exact: true })).toBeVisible();
  const renamed = read('sidebars.ts').replace("label: 'Writing'", "label: 'Renamed'");
  await write('sidebars.ts', renamed, async () => {
    await expect(sidebar(page).getByText('Renamed', { exact: true })).toBeVisible(soon);
  });
  await expect(sidebar(page).getByText('Writing', { exact: true })).toBeVisible(soon);
});

for (const ending of ['mdx', 'md']) {
  test(`a new page in .${ending} shows, with its place in the navigation`, async ({ page }) => {
    await page.goto('/toolpad/core/writing/');
    const text = pageText('A new page', '/writing/new/', 'It was not there before.');
    await write(`docs-core/writing/new.${ending}`, text, async () => {
      const entries = read('sidebars.ts').replace(
        "'writing/plain'",
        "'writing/plain', 'writing/new'",
      );
      await write('sidebars.ts', entries, async () => {
        await open(page, '/toolpad/core/writing/new/', 'A new page');
        await expect(page.getByText('It was not there before.')).toBeVisible();
        await expect(sidebar(page).getByRole('link', { name: 'A new page' })).toHaveAttribute(
          'aria-current',
          'page',
        );
      });
    });
    await expect(async () => {
      await page.goto('/toolpad/core/writing/');
      await expect(sidebar(page).getByRole('link', { name: 'A new page' })).toHaveCount(0, {
        timeout: 500,
      });
    }).toPass(soon);
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

test.describe('while a mistake is there', () => {
  test.use({ allowedMessages: ['React DevTools', 'Errors while compiling', 'Cannot find module'] });

  test('a demo may be placed before its file is written', async ({ page }) => {
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
        await expect(async () => {
          await page.goto('/toolpad/core/writing/plain/');
          const shown = page.getByRole('region', { name: 'A later demo' });
          await expect(shown.getByRole('button', { name: 'Later', exact: true })).toBeVisible({
            timeout: 1_500,
          });
        }).toPass(soon);
      });
    });
  });
});

test('a picture that is drawn anew shows in the page that is open', async ({ page }) => {
  await page.goto('/toolpad/core/writing/');
  const picture = page.getByRole('img', { name: 'A green square' });
  const before = await picture.getAttribute('src');
  const file = path.join(site, 'docs-core/writing/square.png');
  cpSync(path.join(site, 'static/static/images/readme.png'), file);
  await expect(picture).not.toHaveAttribute('src', before ?? '', soon);
});
