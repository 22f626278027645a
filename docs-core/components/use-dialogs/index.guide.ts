import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

const seen: BrowserTest = async ({ page, url }) => {
  await page.goto(url);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Delete this order?');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Delete' }).click();
  await Promise.all([
    page.waitForEvent('console', (message) => message.text() === 'deleted'),
    dialog.getByRole('button', { name: 'Ok' }).click(),
  ]);
  await expect(dialog).toBeHidden();
};

const scenario: Scenario = {
  after: 'docs-core/introduction/installation.mdx',
  afterSection: 'first-component',
  end: seen,
};
export default scenario;
