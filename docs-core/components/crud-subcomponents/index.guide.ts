import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

/** The project still works with the packages of the Pro grid. */
const notes: BrowserTest = async ({ page, url }) => {
  await page.goto(`${url}/notes`);
  await expect(page.getByRole('gridcell', { name: 'Berth 4' })).toBeVisible();
};

const scenario: Scenario = {
  after: 'docs-core/components/crud-data-sources/index.mdx',
  end: notes,
};
export default scenario;
