import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

const seen: BrowserTest = async ({ page, url }) => {
  await page.goto(url);
  await expect(page.getByText('Hello, Ines Okafor')).toBeVisible();
};

const scenario: Scenario = {
  after: 'docs-core/introduction/installation.mdx',
  afterSection: 'first-component',
  end: seen,
};
export default scenario;
