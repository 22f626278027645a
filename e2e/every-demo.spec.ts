import { readdirSync } from 'node:fs';
import path from 'node:path';
import { products } from '../src/site/products';
import { findViolations } from './axe';
import { knownViolations } from './componentFaults';
import { expect, test } from './fixtures';

const { version, next } = products.core;

const folderOf = (release: string) => `build/toolpad/demos/core/v${release}`;
const demosIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Names of the files in which the next version differs. */
const different = new Set(
  next
    ? readdirSync('docs-core-next', { recursive: true }).map(
        (file) => path.parse(String(file)).name,
      )
    : [],
);

const demos = [
  ...demosIn(folderOf(version)).map((name) => ({ name, release: version, title: name })),
  // The matrix of demos and versions tests the others.
  ...(next ? demosIn(folderOf(next)) : [])
    .filter((name) => different.has(name))
    .map((name) => ({ name, release: String(next), title: `${name} of ${next}` })),
];

for (const { name, release, title } of demos) {
  const folder = folderOf(release);
  test(`${title} runs in light and dark mode without a console message, and axe finds nothing new`, async ({
    page,
  }) => {
    const faults = knownViolations
      .filter((fault) => fault.demos === 'all' || fault.demos.includes(name))
      .map(({ rule }) => rule);
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(colorScheme, async () => {
        await page.emulateMedia({ colorScheme });
        // The second load uses the compiled scripts of the first.
        await page.goto(`/${path.relative('build', folder)}/${name}/`);
        const root = page.locator('[data-island=demo-frame]');
        await expect(root).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
        await expect(root).not.toBeEmpty();
        await page.waitForLoadState('networkidle');
        // Demos with simulated latency meanwhile show a spinner of @toolpad/core, which has no
        // label.
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expect(page.getByRole('alert', { name: /crashed|could not/i })).toHaveCount(0);
        const violations = await findViolations(page, {
          disabled: ['region', 'landmark-one-main', 'page-has-heading-one'],
        });
        expect(violations.filter(({ rule }) => !faults.includes(rule))).toEqual([]);
      });
  });
}
