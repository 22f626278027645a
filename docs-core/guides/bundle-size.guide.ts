import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

/** The dashboard does not load what only CRUD needs. */
const later: BrowserTest = async ({ page, url, mode }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const ofCrud = () =>
    scripts.filter((script) => /OrdersCrud|x-data-grid|toolpad_core_Crud/.test(script));
  await page.goto(url, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(ofCrud()).toEqual([]);
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('gridcell', { name: 'Nordlys Timber' })).toBeVisible();
  expect(ofCrud().length).toBeGreaterThan(0);
  if (mode === 'development') return;

  // The file that comes later is most of the app, as the table of the page says.
  const [file = ''] = ofCrud();
  const [start = ''] = scripts;
  const size = async (script: string) => (await (await page.request.get(script)).body()).length;
  expect(await size(file)).toBeGreaterThan(0.8 * (await size(start)));
};

const scenario: Scenario = {
  after: 'docs-core/integrations/react-router/index.mdx',
  afterSection: 'pages',
  end: later,
};
export default scenario;
