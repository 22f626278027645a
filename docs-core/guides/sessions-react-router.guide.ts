import type { Page } from '@playwright/test';
import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

/** What a picture shows of the window. */
const top = { x: 0, y: 0, width: 960, height: 360 };

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('harbor');
  await page.getByRole('button', { name: /email and password/i }).click();
}

const roles: BrowserTest = async ({ page, url, shot }) => {
  // A visitor is sent to sign in, and back.
  await page.goto(`${url}/reports`);
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=%2Freports/);
  await page.getByLabel('Email').fill('ines@harbor.example');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: /email and password/i }).click();
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  await signIn(page, 'ines@harbor.example');
  await expect(page).toHaveURL(`${url}/reports`);
  await expect(page.getByText('Income over the past six weeks: €81,100')).toBeVisible();
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('button', { name: 'Release all orders' })).toBeVisible();
  await shot('manager', { crop: top, pad: 0 });

  // A reload keeps the session, and does not pass by the sign-in page.
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Release all orders' })).toBeVisible();
  expect(visited.filter((address) => address.includes('sign-in'))).toEqual([]);

  // Signing out ends the session in the other tab too.
  const other = await page.context().newPage();
  await other.goto(`${url}/orders`);
  await expect(other.getByText('Orders from this week.')).toBeVisible();
  await page.getByRole('button', { name: 'Current User' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${url}/sign-in`);
  await expect(other).toHaveURL(/\/sign-in\?callbackUrl=%2Forders/);
  await other.close();

  // A member sees neither the page nor the button, and the server does not give the data.
  await signIn(page, 'goran@harbor.example');
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByText('Orders from this week.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Release all orders' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Reports' })).toHaveCount(0);
  expect((await page.request.get(`${url}/api/reports`)).status()).toBe(403);
  await page.goto(`${url}/reports`);
  await expect(page.getByText("You don't have access to this page.")).toBeVisible();
  await shot('member', { crop: top, pad: 0 });
};

const expiry: BrowserTest = async ({ page, url }) => {
  await page.clock.install();
  await page.goto(`${url}/orders?week=43`);
  await signIn(page, 'ines@harbor.example');
  await expect(page).toHaveURL(`${url}/orders?week=43`);
  await expect(page.getByText('Orders from this week.')).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward('15:01');
    await expect(page).toHaveURL(/\/sign-in\?callbackUrl=%2Forders%3Fweek%3D43/, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });

  // A server that has forgotten the session says so at the next request.
  await signIn(page, 'ines@harbor.example');
  await expect(page.getByText('Orders from this week.')).toBeVisible();
  await page.request.delete(`${url}/api/session`);
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=%2Freports/);
};

const both: BrowserTest = async (visit) => {
  await roles(visit);
  await visit.page.context().clearCookies();
  await expiry(visit);
};

const scenario: Scenario = {
  after: 'docs-core/integrations/react-router/index.mdx',
  afterSection: 'pages',
  starts: { roles },
  end: both,
};
export default scenario;
