import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

const notes: BrowserTest = async ({ page, url, shot }) => {
  const title = page.getByRole('heading', { level: 4 });
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByRole('gridcell', { name: 'Berth 4' })).toBeVisible();
  await expect(title).toHaveText('Notes');
  await shot('list', { viewport: { width: 960, height: 520 } });

  await page.getByRole('button', { name: 'Create new' }).click();
  await expect(title).toHaveText('New note');
  await page.getByLabel('Title').fill('Tugs');
  await page.getByLabel('Text').fill('Two tugs are booked.');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('gridcell', { name: 'Tugs', exact: true }).click();
  await expect(title).toHaveText('Note 3');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(title).toHaveText('Edit note 3');
  await page.getByLabel('Text').fill('Three tugs are booked.');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('gridcell', { name: 'Three tugs are booked.' }).click();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('gridcell', { name: 'Berth 4' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'Tugs', exact: true })).toBeHidden();
};

const scenario: Scenario = {
  after: 'docs-core/integrations/react-router/index.mdx',
  afterSection: 'pages',
  end: notes,
};
export default scenario;
