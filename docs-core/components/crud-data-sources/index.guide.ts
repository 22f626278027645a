import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

/** The server keeps the notes, and rejects the title "error". */
const notes: BrowserTest = async ({ page, url }) => {
  const title = page.getByRole('heading', { level: 4 });
  await page.goto(`${url}/notes`);
  await expect(page.getByRole('gridcell', { name: 'Berth 4' })).toBeVisible();

  await page.getByRole('button', { name: 'Create new' }).click();
  await page.getByLabel('Title').fill('error');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText(/This title is not allowed/)).toBeVisible();

  await page.getByLabel('Title').fill('Tugs');
  await page.getByLabel('Text').fill('Two tugs are booked.');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('gridcell', { name: 'Tugs', exact: true }).click();
  await expect(title).toHaveText('Note 3');
  await page.reload();
  await expect(page.getByText('Two tugs are booked.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('gridcell', { name: 'Berth 4' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'Tugs', exact: true })).toBeHidden();
};

const scenario: Scenario = { after: 'docs-core/components/crud/index.mdx', end: notes };
export default scenario;
