import { expect } from '@playwright/test';
import type { Look, Scenario } from '../../../scripts/guides/scenario';

const twoPages: Look = async ({ page, url }) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL(`${url}/orders`);
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
};

const signIn: Look = async ({ page, url }) => {
  await page.goto(`${url}/orders`);
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=/);
  await expect(page.getByRole('button', { name: /GitHub/ })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
};

const scenario: Scenario = { starts: { pages: twoPages }, end: signIn };
export default scenario;
