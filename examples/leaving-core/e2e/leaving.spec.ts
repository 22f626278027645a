import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

async function expectAccessible(page: Page) {
  // Text that fades in has too little contrast. The pulse of a focused button doesn't end.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect }) => effect?.getComputedTiming().iterations === Infinity),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
}

test('a user signs in, books an order, and deletes it', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));

  await page.goto('/sign-in?callbackUrl=/orders');
  await expectAccessible(page);
  await page.getByLabel('Email').fill('ines@harbor.example');
  await page.getByLabel('Password').fill('port');
  await page.getByRole('button', { name: 'Sign in with password' }).click();
  await expect(page.getByText('Wrong password.')).toBeVisible();
  await page.getByLabel('Password').fill('harbor');
  await page.getByRole('button', { name: 'Sign in with password' }).click();

  await expect(page).toHaveURL('/orders');
  await expect(page.getByRole('gridcell', { name: 'Halden Paper' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page).toHaveURL(/page=1&pageSize=10/);
  await page.reload();
  await expect(page.getByText('11–20 of 30')).toBeVisible();

  await page.getByRole('button', { name: 'Create new' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Enter a customer')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Customer' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Customer' }).fill('Aurora');
  await page.getByLabel('Amount').fill('750');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Item created successfully.')).toBeVisible();

  await page.goto('/orders?sort=[{"field":"id","sort":"desc"}]');
  await page.getByRole('gridcell', { name: 'Nordlys Timber' }).first().click();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Item deleted successfully.')).toBeVisible();
  await expect(page.getByText('1–10 of 29')).toBeVisible();
  expect(problems).toEqual([]);
});

test('dialogs, notifications, and stored state', async ({ page }) => {
  await page.goto('/tools/messages');
  await page.getByRole('button', { name: 'Prompt' }).click();
  await expectAccessible(page);
  await page.keyboard.type('Aurora');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Last answer: Aurora')).toBeVisible();
  await page.getByRole('button', { name: 'Custom dialog' }).click();
  await page.getByRole('button', { name: 'Lisbon' }).click();
  await expect(page.getByText('Last answer: Lisbon')).toBeVisible();
  await page.getByRole('button', { name: 'Notify' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Two orders are left.')).toBeVisible();

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Compact rows' }).check();
  await page.getByLabel('Draft').fill('Dear Ines');
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Compact rows' })).toBeChecked();
  await expect(page.getByLabel('Draft')).toHaveValue('Dear Ines');
});

for (const [device, width] of [
  ['phone', 390],
  ['tablet', 800],
  ['desktop', 1280],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the layout on a ${device} in ${colorScheme} mode`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto('/tools/settings');
      await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);

      if (device !== 'desktop') {
        await expect(page.getByRole('link', { name: 'Messages' })).toBeHidden();
        await page.getByRole('button', { name: 'Sidebar' }).press('Enter');
      }
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Messages' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
      if (device !== 'desktop')
        await expect(page.getByRole('link', { name: 'Messages' })).toBeHidden();
    });

test('keyboard users reach the folder of the mini sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Tools', exact: true }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Messages' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
});
