import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

const dashboard: BrowserTest = async ({ page, url, shot }) => {
  await page.goto(url);
  await expect(page).toHaveTitle('Harbor Logistics');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orders' })).toBeVisible();
  await shot('dashboard', { crop: { x: 0, y: 0, width: 960, height: 360 }, pad: 0 });
};

const signIn: BrowserTest = async ({ page, url, shot }) => {
  const icon = await page.request.get(`${url}/favicon.ico`, { maxRedirects: 0 });
  expect(icon.status()).toBe(200);
  await page.goto(`${url}/orders`);
  await expect(page).toHaveURL(/\/auth\/signin\?callbackUrl=/);
  await expect(page.getByRole('button', { name: 'Sign in with GitHub' })).toBeVisible();
  await shot('sign-in', { viewport: { width: 960, height: 420 } });
};

const scenario: Scenario = { starts: { 'dashboard-page': dashboard }, end: signIn };
export default scenario;
