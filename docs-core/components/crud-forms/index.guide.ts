import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

const forms: BrowserTest = async ({ page, url }) => {
  await page.goto(`${url}/notes`);
  await expect(page.getByRole('gridcell', { name: 'Berth 4' })).toBeVisible();
  await page.getByRole('button', { name: 'Create new' }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Title is required')).toBeVisible();

  // A failed save keeps what the user typed.
  await page.getByLabel('Title').fill('error');
  await page.getByLabel('Text').fill('Two tugs are booked.');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText(/This title is not allowed/)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('error');
  await expect(page.getByLabel('Text')).toHaveValue('Two tugs are booked.');

  await page.getByLabel('Title').fill('Tugs');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/notes(\?|$)/);
  await expect(page.getByRole('gridcell', { name: 'Tugs', exact: true })).toBeVisible();
};

const scenario: Scenario = {
  after: 'docs-core/components/crud-data-sources/index.mdx',
  end: forms,
};
export default scenario;
