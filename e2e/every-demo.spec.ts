import { readdirSync } from 'node:fs';
import path from 'node:path';
import { products } from '../src/site/products';
import { findViolations } from './axe';
import { knownViolations } from './componentFaults';
import { expect, test } from './fixtures';

const folder = `build/toolpad/demos/core/v${products.core.version}`;
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

for (const name of names) {
  test(`${name} runs in light and dark mode without a console message, and axe finds nothing new`, async ({
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
