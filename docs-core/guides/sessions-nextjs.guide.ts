import type { Page } from '@playwright/test';
import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

/** The first visit of a page compiles it. */
const slow = { timeout: 60_000 };
/** What a picture shows of the window. */
const top = { x: 0, y: 0, width: 960, height: 360 };

async function signIn(page: Page, email: string, password = 'harbor') {
  // Until its scripts run, the form submits itself.
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: /email and password/i }).click();
}

const roles: BrowserTest = async ({ page, url, shot }) => {
  await page.goto(`${url}/reports`);
  await expect(page).toHaveURL(/\/auth\/signin\?callbackUrl=/, slow);
  await signIn(page, 'ines@harbor.example', 'wrong');
  await expect(page.getByText('Incorrect email or password.')).toBeVisible(slow);
  await signIn(page, 'ines@harbor.example');
  await expect(page).toHaveURL(`${url}/reports`, slow);
  await expect(page.getByText('Income over the past six weeks: €81,100')).toBeVisible(slow);
  expect((await page.request.get(`${url}/api/reports`)).status()).toBe(200);
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('button', { name: 'Release all orders' })).toBeVisible(slow);
  await shot('manager', { crop: top, pad: 0 });

  // Signing out ends the session in the other tab too.
  const other = await page.context().newPage();
  await other.goto(`${url}/orders`);
  await expect(other.getByText('Orders from this week.')).toBeVisible(slow);
  await page.getByRole('button', { name: 'Current User' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${url}/auth/signin`, slow);
  await expect(other).toHaveURL(/\/auth\/signin\?callbackUrl=%2Forders/, slow);
  await other.close();
  expect((await page.request.get(`${url}/api/reports`)).status()).toBe(401);

  // A member sees neither the page nor the button, and gets no data.
  await signIn(page, 'goran@harbor.example');
  await expect(page).toHaveURL(`${url}/`, slow);
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByText('Orders from this week.')).toBeVisible(slow);
  await expect(page.getByRole('button', { name: 'Release all orders' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Reports' })).toHaveCount(0);
  expect((await page.request.get(`${url}/api/reports`)).status()).toBe(403);
  await page.goto(`${url}/reports`);
  await expect(page.getByText("You don't have access to this page.")).toBeVisible();
  await shot('member', { crop: top, pad: 0 });
};

const expiry: BrowserTest = async ({ page, url }) => {
  // A request that is under way would bring the cookie back.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.clock.install();
  await page.goto(`${url}/orders?week=43`);
  await signIn(page, 'ines@harbor.example');
  await expect(page.getByText('Orders from this week.')).toBeVisible(slow);
  // While the server still knows the session, the page stays.
  const asked = page.waitForResponse(/\/api\/auth\/session/);
  await expect(async () => {
    await page.clock.fastForward('15:02');
    await Promise.race([asked, page.waitForTimeout(1000).then(() => Promise.reject(new Error()))]);
  }).toPass(slow);
  await expect(page.getByText('Orders from this week.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await expect(async () => {
    await page.clock.fastForward('15:02');
    await expect(page).toHaveURL(/\/auth\/signin\?callbackUrl=%2Forders%3Fweek%3D43/, {
      timeout: 5000,
    });
  }).toPass(slow);
  await signIn(page, 'ines@harbor.example');
  await expect(page).toHaveURL(`${url}/orders?week=43`, slow);
};

const both: BrowserTest = async (visit) => {
  await roles(visit);
  await expiry(visit);
};

const scenario: Scenario = {
  after: 'docs-core/integrations/nextjs-approuter.mdx',
  starts: { 'route-handlers': roles },
  end: both,
};
export default scenario;
