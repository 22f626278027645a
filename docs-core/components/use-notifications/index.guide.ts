import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

const seen: BrowserTest = async ({ page, url }) => {
  await page.goto(url);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(page.getByText('Saved')).toBeHidden({ timeout: 10_000 });
};

const scenario: Scenario = {
  after: 'docs-core/introduction/installation.mdx',
  afterSection: 'first-component',
  end: seen,
};
export default scenario;
