import type { Look, Scenario } from '../../scripts/guides/scenario';
import { patientExpect as expect } from '../../scripts/studio/window';

const french: Look = async ({ page, url }) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Tableau de bord' })).toBeVisible();
  await page.getByRole('link', { name: 'Commandes' }).click();

  // Own labels, those of the grid, and those of Material UI in its footer.
  await expect(page.getByRole('columnheader', { name: 'Client' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '15/09/2026' })).toBeVisible();
  await expect(page.getByText('Lignes par page')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Client' }).hover();
  await expect(page.getByRole('button', { name: 'Trier' }).first()).toBeVisible();

  // The form, and its date in the French order, with a calendar that begins on Monday.
  await page.getByRole('button', { name: 'Nouveau' }).click();
  await page.getByLabel('Client').fill('Halden Paper');
  await page.getByRole('button', { name: /^Choisir une date/ }).click();
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('columnheader').first()).toHaveText('L');
  await expect(
    calendar.getByText(
      /^(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) \d{4}$/,
    ),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('spinbutton').first().click();
  await page.keyboard.type('15092026');
  await expect(page.getByRole('group', { name: 'Date' })).toHaveText(/15\/09\/2026/);

  // A detail page: own labels and those of CRUD.
  await page.goto(`${url}/orders/1041`);
  await expect(page.getByText('Nordlys Timber')).toBeVisible();

  // What has no key stays English.
  await expect(
    page.getByRole('button', { name: /^(?:Collapse|Expand) menu/ }).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
};

const scenario: Scenario = {
  after: 'docs-core/integrations/react-router/index.mdx',
  afterSection: 'pages',
  end: french,
};
export default scenario;
