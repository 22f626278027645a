import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

const create: BrowserTest = async ({ page, url, shot }) => {
  await page.goto(`${url}/orders`);
  await expect(page.getByRole('gridcell', { name: 'Nordlys Timber' })).toBeVisible({
    timeout: 60_000,
  });
  await shot('list', {
    viewport: { width: 1240, height: 600 },
    crop: { x: 0, y: 0, width: 1240, height: 440 },
    pad: 0,
  });
  await page.getByRole('button', { name: 'Create new' }).click();
  await expect(page.getByRole('heading', { level: 4 })).toHaveText('New order');

  // A refused form keeps what was typed.
  await page.getByLabel('Customer').fill('Marigold Textiles');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Date is required')).toBeVisible();
  await expect(page.getByLabel('Customer')).toHaveValue('Marigold Textiles');
  await expect(page.getByLabel('Insured')).toBeChecked();
  await shot('form', { viewport: { width: 960, height: 560 } });

  await page.getByRole('spinbutton', { name: 'Month' }).click();
  await page.keyboard.type('10152026');
  await page.getByLabel('Amount, €').fill('1280');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/orders(\?|$)/);
  const row = page.getByRole('row', { name: /Marigold Textiles/ });
  await expect(row).toContainText('10/15/2026');
  await expect(row).toContainText('1,280');
};

const seen: BrowserTest = async (visit) => {
  const { page, url, mode } = visit;
  if (mode === 'development') await create(visit);
  // What development has written, the built server reads.
  await page.goto(`${url}/orders`);
  await expect(page.getByRole('gridcell', { name: 'Marigold Textiles' })).toBeVisible();
  await page.getByRole('gridcell', { name: 'Marigold Textiles' }).click();
  await expect(page.getByRole('heading', { level: 4 })).toHaveText('Order 1065');
  await expect(page.getByText('October 15, 2026')).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 4 })).toHaveText('Edit order 1065');
  await page.getByLabel('Amount, €').fill(mode === 'development' ? '1300' : '1400');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('row', { name: /Marigold/ })).toContainText(
    mode === 'development' ? '1,300' : '1,400',
  );
  const stored = await page.request.get(`${url}/api/orders/1065`);
  expect(await stored.json()).toMatchObject({ placed: '2026-10-15', insured: true });

  const filtered = async (field: string, operator: string, value: unknown) => {
    const filter = JSON.stringify([{ field, operator, value }]);
    const answer = await page.request.get(`${url}/api/orders`, { params: { filter } });
    const { items } = (await answer.json()) as { items: { id: number }[] };
    return items.map(({ id }) => id);
  };
  expect(await filtered('customer', 'contains', 'PAPER')).toEqual([1064]);
  expect(await filtered('customer', 'endsWith', 'ceramics')).toEqual([1056]);
  expect(await filtered('placed', 'onOrAfter', '2026-10-15')).toEqual([1064, 1065]);
  expect(await filtered('status', 'isAnyOf', ['Loading', 'At sea'])).toEqual([1056, 1064]);
  expect(await filtered('insured', 'is', 'true')).toEqual([1041, 1065]);
  expect(await filtered('amount', '>=', '4260')).toEqual([1041, 1064]);
  // A name that is no column does not reach the database.
  expect(await filtered('1 = 1; --', 'equals', 'x')).toHaveLength(4);

  const refused = await page.request.post(`${url}/api/orders`, { data: { customer: 'x' } });
  expect(refused.status()).toBe(400);
  expect((await page.request.get(`${url}/api/orders/1`)).status()).toBe(404);
};

const dev: BrowserTest = async ({ page, url }) => {
  await page.goto(`${url}/orders`);
  await expect(page.getByRole('gridcell', { name: 'Halden Paper' })).toBeVisible({
    timeout: 60_000,
  });
};

const scenario: Scenario = {
  after: 'docs-core/integrations/nextjs-approuter.mdx',
  afterSection: 'second-page',
  starts: { page: dev },
  end: seen,
};
export default scenario;
