import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

/** The tests of the page have run by now; the app still works after its routes have moved. */
const orders: BrowserTest = async ({ page, url }) => {
  await page.goto(url);
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
};

const scenario: Scenario = {
  after: 'docs-core/integrations/react-router/index.mdx',
  afterSection: 'pages',
  end: orders,
};
export default scenario;
