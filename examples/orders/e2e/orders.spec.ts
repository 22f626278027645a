import { expect, test } from '@playwright/test';

test('an admin books an order, deletes it, and takes that back', async ({ page }) => {
  await page.goto('/orders/new');
  await expect(page).toHaveURL(/sign-in/);
  await page.getByLabel('Email').fill('ines@harbor.example');
  await page.getByLabel('Password').fill('harbor');
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page).toHaveURL(/\/orders\/new$/);
  await page.getByLabel('Customer').click();
  await page.getByRole('option', { name: 'Corvo Ceramics' }).click();
  await page.getByRole('button', { name: 'Book order' }).click();
  await expect(page.getByText('Choose a port')).toBeVisible();
  await expect(page.getByLabel('Customer')).toHaveText('Corvo Ceramics');

  await page.getByLabel('Port').click();
  await page.getByRole('option', { name: 'Lisbon' }).click();
  await page.getByLabel('Amount, €').fill('4200');
  await page.getByRole('button', { name: 'Book order' }).click();
  await expect(page.getByText('The order was booked.')).toBeVisible();
  const row = page.getByRole('row', { name: /1071 Corvo Ceramics Lisbon/ });
  await expect(row).toContainText('€4,200');

  await page.getByLabel('Delete order 1071').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});

test('a viewer sees orders, and may not change them', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Freya Holm, viewer' }).click();
  await expect(page.getByRole('heading', { name: 'Income by week' })).toBeVisible();
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('row', { name: /1070 Halden Paper/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New order' })).toBeHidden();
  await page.goto('/orders/1070/edit');
  await expect(
    page.getByRole('heading', { name: "You don't have access to this page" }),
  ).toBeVisible();
});
