import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

const start: BrowserTest = async ({ page, url, shot }) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await shot('start', { crop: { x: 0, y: 0, width: 960, height: 360 }, pad: 0 });
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
};

const finished: BrowserTest = async ({ page, url, shot }) => {
  await page.goto(url);
  await expect(page.getByText('€81,100')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Income by week' })).toBeVisible();
  await shot('dashboard', { viewport: { width: 960, height: 660 } });

  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('row', { name: /1070 Halden Paper/ })).toBeVisible();
  await shot('orders', { viewport: { width: 1280, height: 540 } });
  await page.getByRole('button', { name: 'Create new' }).click();
  await expect(page).toHaveURL(`${url}/orders/new`);
  await page.getByLabel('Amount, €').fill('4200');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Choose a customer')).toBeVisible();
  await expect(page.getByLabel('Amount, €')).toHaveValue('4200');
  await shot('form', { viewport: { width: 960, height: 520 } });
  await page.getByLabel('Customer').click();
  await page.getByRole('option', { name: 'Corvo Ceramics' }).click();
  await page.getByLabel('Port').click();
  await page.getByRole('option', { name: 'Lisbon' }).click();
  await page.getByRole('button', { name: 'Create' }).click();

  const row = page.getByRole('row', { name: /1071 Corvo Ceramics Lisbon/ });
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Density' }).click();
  await page.getByRole('menuitem', { name: 'Compact' }).click();
  expect(await page.evaluate(() => window.localStorage.getItem('harbor-density'))).toBe('compact');
  await row.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Amount, €').fill('5000');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^${url}/orders(\\?|$)`));
  await expect(row).toContainText('5,000');
  await row.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
};

const scenario: Scenario = {
  downloads: ['orders-start'],
  starts: { bootstrapping: start },
  end: finished,
};
export default scenario;
