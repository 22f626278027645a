import AxeBuilder from '@axe-core/playwright';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { products } from '../src/site/products';
import { componentFaults } from './componentFaults';
import { expect, test } from './fixtures';

const folder = `build/toolpad/demos/core/v${products.core.version}`;
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

for (const name of names) {
  for (const mode of ['light', 'dark'] as const) {
    test(`${name} runs in ${mode} mode without a message in the console, and axe finds nothing new`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: mode });
      await page.goto(`/${path.relative('build', folder)}/${name}/`);
      const root = page.locator('[data-island=demo-frame]');
      await expect(root).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
      await expect(root).not.toBeEmpty();
      await page.waitForLoadState('networkidle');
      // Demos with a fake latency; the circle they show meanwhile is @toolpad/core's and has no name.
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(page.getByRole('alert', { name: /crashed|could not/i })).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page })
        .disableRules(['region', 'landmark-one-main', 'page-has-heading-one'])
        .analyze();
      const faults = componentFaults
        .filter((fault) => fault.demos === 'all' || fault.demos.includes(name))
        .map(({ rule }) => rule);
      expect(
        violations
          .filter(({ id }) => !faults.includes(id))
          .map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          ),
      ).toEqual([]);
    });
  }
}
