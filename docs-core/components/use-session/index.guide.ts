import { expect } from '@playwright/test';
import type { Look, Scenario } from '../../../scripts/guides/scenario';

const seen: Look = async ({ page, url, shot }) => {
  await page.goto(url);
  await expect(page.getByText('Hello, Ines Okafor')).toBeVisible();
  await shot('result', { viewport: { width: 600, height: 160 } });
};

const scenario: Scenario = {
  after: 'docs-core/introduction/installation.mdx',
  afterSection: 'first-component',
  end: seen,
};
export default scenario;
