import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Look, Scenario } from '../../scripts/guides/scenario';
import { patientExpect as expect } from '../../scripts/studio/window';

/** The notes of the CRUD guide on 0.16: each page has one title, which CRUD renders, and a failed save keeps what the user typed. */
const upgraded: Look = async ({ page, url, folder }) => {
  const manifest = path.join(folder, 'node_modules/@toolpad/core/package.json');
  expect(JSON.parse(readFileSync(manifest, 'utf8'))).toMatchObject({ version: '0.16.0' });

  await page.goto(`${url}/notes`);
  const title = page.getByRole('heading', { level: 4 });
  await expect(page.getByRole('gridcell', { name: 'Berth 4' })).toBeVisible();
  await expect(title).toHaveText(['Notes']);
  await page.getByRole('button', { name: 'Create new' }).click();
  await expect(title).toHaveText(['New note']);
  await page.getByLabel('Title').fill('error');
  await page.getByLabel('Text').fill('Two tugs are booked.');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText(/the server refuses this title/)).toBeVisible();
  await expect(page.getByLabel('Text')).toHaveValue('Two tugs are booked.');
  await page.goto(`${url}/notes/1`);
  await expect(title).toHaveText(['Note']);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(title).toHaveText(['Edit note']);
};

const scenario: Scenario = {
  after: 'docs-core/components/crud/index.mdx',
  afterSection: 'data-caching',
  untyped: 'the page installs Toolpad Core 0.16',
  end: upgraded,
};
export default scenario;
