import { existsSync } from 'node:fs';
import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

/** Each page of CRUD has one title, the one that `pageTitles` gives it, and what it did before. */
const titled: BrowserTest = async ({ page, url }) => {
  const title = page.getByRole('heading', { level: 4 });
  await page.goto(url);
  await page.getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByRole('gridcell', { name: 'Berth 4' })).toBeVisible();
  await expect(title).toHaveText(['Notes']);

  await page.getByRole('button', { name: 'Create new' }).click();
  await expect(title).toHaveText(['New note']);
  await page.getByLabel('Title').fill('Tugs');
  await page.getByLabel('Text').fill('Two tugs are booked.');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('gridcell', { name: 'Tugs', exact: true }).click();
  await expect(title).toHaveText(['Note']);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(title).toHaveText(['Edit note']);
};

/** The page of the release from which readers upgrade, also when it's no longer the current one. */
const forms = 'components/crud-forms/index.mdx';
const formsOfCut = `core_versioned_docs/version-0.14.0/${forms}`;

const scenario: Scenario = {
  after: existsSync(formsOfCut) ? formsOfCut : `docs-core/${forms}`,
  usesLaterPackages: true,
  end: titled,
};
export default scenario;
