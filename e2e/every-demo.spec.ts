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

for (const [index, { name, release, title }] of demos.entries()) {
  const folder = folderOf(release);
  // Every other demo is loaded in dark mode.
  const schemes = ['light', 'dark'] as const;
  const [first, second] = index % 2 === 0 ? schemes : schemes.toReversed();
  test(`${title} runs in light and dark mode without a console message, and axe finds nothing new`, async ({
    page,
  }) => {
    const faults = knownViolations
      .filter((fault) => fault.demos === 'all' || fault.demos.includes(name))
      .map(({ rule }) => rule);
    const expectNoViolations = async () => {
      // Demos with simulated latency meanwhile show a spinner of @toolpad/core, which has no label.
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(page.getByRole('alert', { name: /crashed|could not/i })).toHaveCount(0);
      const violations = await findViolations(page, {
        disabled: ['region', 'landmark-one-main'],
      });
      expect(violations.filter(({ rule }) => !faults.includes(rule))).toEqual([]);
    };
    await page.emulateMedia({ colorScheme: first });
    await page.goto(`/${path.relative('build', folder)}/${name}/`);
    const root = page.locator('[data-island=demo-frame]');
    await expect(root).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
    await expect(root).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
    await test.step(`loaded in ${first} mode`, expectNoViolations);
    await page.emulateMedia({ colorScheme: second });
    await expect(page.locator('html')).toHaveAttribute('data-theme', String(second));
    await test.step(`changed to ${second} mode`, expectNoViolations);
  });
}
