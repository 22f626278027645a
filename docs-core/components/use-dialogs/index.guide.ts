import { expect } from '@playwright/test';
import type { Look, Scenario } from '../../../scripts/guides/scenario';

const seen: Look = async ({ page, url, shot }) => {
  const deleted = page.waitForEvent('console', (message) => message.text() === 'deleted');
  await page.goto(url);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Delete this order?');
  await shot('result', { viewport: { width: 600, height: 300 } });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await deleted;
  await expect(dialog).toBeHidden();
};

const scenario: Scenario = {
  after: 'docs-core/introduction/installation.mdx',
  afterSection: 'first-component',
  end: seen,
};
export default scenario;
