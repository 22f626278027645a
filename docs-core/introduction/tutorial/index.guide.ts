import { expect } from '@playwright/test';
import type { Look, Scenario } from '../../../scripts/guides/scenario';

const start: Look = async ({ page, url }) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
};

const secondPage: Look = async ({ page, url }) => {
  await page.goto(url);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(`${url}/page-2`);
  await expect(page.getByRole('heading', { name: 'Page 2' })).toBeVisible();
  await expect(page.getByText('This is page 2.')).toBeVisible();
};

const scenario: Scenario = {
  downloads: ['nextjs-app-router'],
  starts: { bootstrapping: start },
  end: secondPage,
};
export default scenario;
