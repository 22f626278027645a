import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

const twoPages: BrowserTest = async ({ page, url, shot }) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await shot('dashboard', { crop: { x: 0, y: 0, width: 960, height: 360 }, pad: 0 });
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL(`${url}/orders`);
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
};

const signIn: BrowserTest = async ({ page, url, shot }) => {
  await page.goto(`${url}/orders`);
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=/);
  await expect(page.getByRole('button', { name: /GitHub/ })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  await shot('sign-in', { viewport: { width: 960, height: 640 } });
};

const scenario: Scenario = { starts: { pages: twoPages }, end: signIn };
export default scenario;
