import { expect, type BrowserTest, type Scenario } from '@site/tools/guides';

const notes: BrowserTest = async ({ page, url, shot }) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByRole('gridcell', { name: 'Berth 4' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 4 })).toHaveText('Notes');
  await shot('list', { viewport: { width: 960, height: 520 } });

  await page.getByRole('button', { name: 'Create new' }).click();
  await expect(page.getByRole('heading', { name: 'New note' })).toBeVisible();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();

  // A failed save keeps what the user typed.
  await page.getByLabel('Title').fill('error');
  await page.getByLabel('Text').fill('Two tugs are booked.');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText(/the server refuses this title/)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('error');
  await expect(page.getByLabel('Text')).toHaveValue('Two tugs are booked.');

  await page.getByLabel('Title').fill('Tugs');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/notes(\?|$)/);
  await page.getByRole('gridcell', { name: 'Tugs', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Note 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit note 3' })).toBeVisible();
  await page.getByLabel('Text').fill('Three tugs are booked.');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('gridcell', { name: 'Three tugs are booked.' })).toBeVisible();
};

const scenario: Scenario = {
  after: 'docs-core/integrations/react-router/index.mdx',
  afterSection: 'pages',
  end: notes,
};
export default scenario;
