import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

/** The list and the form of the orders speak French: our labels, the grid's, and the formats of dates. */
const french: BrowserTest = async ({ page, url }) => {
  await page.goto(url);
  await page.getByRole('link', { name: 'Commandes' }).click();
  const row = page.getByRole('row', { name: /Nordlys Timber/ });
  await expect(row).toContainText('15/09/2026');
  await expect(page.getByText('Lignes par page')).toBeVisible();
  await page.getByRole('button', { name: 'Nouveau' }).click();
  await expect(page).toHaveURL(`${url}/orders/new`);
  // What an empty field of a date asks for: `adapterLocale` reached the form.
  await expect(page.getByRole('group', { name: 'Date' })).toContainText('JJ/MM/AAAA');
};

const scenario: Scenario = {
  after: 'docs-core/integrations/react-router/index.mdx',
  afterSection: 'pages',
  end: french,
};
export default scenario;
