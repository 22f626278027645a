import type { Page } from '@playwright/test';
import { products } from '../model/facts/products';
import { findViolations } from './support/accessibility';
import { expect, test } from './fixtures';

const demos = `core/v${products.core.version}`;

const pageUrl = (name: string) => `/toolpad/core/leaving/${name}/`;

/** Rules about the landmarks of a whole page, which a frame with a demo isn't. */
const disabled = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** Starts a demo inside the page. */
async function startDemo(page: Page, name: string) {
  const demo = page.locator(`#${name}`);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('button', { name: 'Delete' })).toBeVisible();
  return demo;
}

test.describe('dialogs and notifications', () => {
  for (const [name, closesNotification] of [
    ['OrderActionsWithCore', false],
    ['OrderActionsWithoutCore', true],
  ] as const)
    test(`${name} asks, reports, and takes it back`, async ({ page }) => {
      await page.goto(pageUrl('dialogs-and-notifications'));
      const demo = await startDemo(page, name);

      await demo.getByRole('button', { name: 'Change port' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Hamburg' }).click();
      await expect(demo).toContainText('Order 1041: Nordlys Timber, Hamburg');

      await demo.getByRole('button', { name: 'Rename' }).click();
      const prompt = page.getByRole('dialog');
      await prompt.getByRole('textbox').fill('Halden Paper');
      await prompt.getByRole('button', { name: 'Rename' }).click();
      await expect(demo).toContainText('Order 1041: Halden Paper, Hamburg');

      await demo.getByRole('button', { name: 'Delete' }).click();
      const question = page.getByRole('dialog');
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await demo.getByRole('button', { name: 'Delete' }).click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(demo).toContainText('No orders');
      const undo = page.getByRole('button', { name: 'Undo' });
      await undo.click();
      await expect(demo).toContainText('Order 1041: Halden Paper, Hamburg');
      if (closesNotification) await expect(undo).toBeHidden();
      else await expect(undo).toBeVisible();
    });

  test('a prompt without Core has a label, and an open dialog passes axe', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(pageUrl('dialogs-and-notifications'));
      const demo = await startDemo(page, 'OrderActionsWithoutCore');
      await demo.getByRole('button', { name: 'Rename' }).click();
      const prompt = page.getByRole('dialog', { name: 'Prompt' });
      await expect(prompt.getByRole('textbox', { name: 'Customer name' })).toBeFocused();
      await prompt.evaluate((dialog) =>
        Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      expect(await findViolations(page, { included: '[role=dialog]', disabled })).toEqual([]);
    }
  });
});

test('both sign-in pages show why a password is rejected', async ({ page }) => {
  for (const key of [`${demos}/SignInWithCore`, 'mui/v9/SignInWithoutCore']) {
    await page.goto(`/toolpad/demos/${key}/`, { waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: 'Email' }).fill('ines@harbor.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('secret');
    await page.getByRole('button', { name: 'Sign in with password' }).click();
    await expect(page.getByRole('alert')).toHaveText('Wrong password.');
  }
});

test('without Core, a form keeps its values after a failed save', async ({ page }) => {
  for (const [key, kept] of [
    [`${demos}/OrdersWithCore`, ''],
    ['mui/v9/OrdersWithoutCore', 'Nobody'],
  ] as const) {
    await page.goto(`/toolpad/demos/${key}/`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^create new$/i }).click();
    const customer = page.getByRole('textbox', { name: 'Customer' });
    await customer.fill('Nobody');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Nobody has no account.')).toBeVisible();
    await expect(customer).toHaveValue(kept);
  }
});

test('the layout without Core works with the keyboard', async ({ page }) => {
  await page.goto('/toolpad/demos/mui/v9/ShellWithoutCore/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const reports = page.getByRole('button', { name: 'Reports' });
  await reports.press('Enter');
  await expect(reports).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: 'Ports' }).press('Enter');
  await expect(page.getByText('This is /reports/ports.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ports' })).toHaveAttribute('aria-current', 'page');
  expect(await findViolations(page, { disabled })).toEqual([]);
});

test('the form on API changes lists what replaces the imports of a component', async ({ page }) => {
  await page.goto('/toolpad/core/introduction/api-changes/');
  const form = page.getByRole('form', { name: 'Check your code' });
  await form.getByLabel('Your code').fill(`import { useDialogs } from '@toolpad/core/useDialogs';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
export const App = () => <DashboardLayout slots={{ toolbarActions: Mine }} />;`);
  await form.getByLabel('To').selectOption('Material UI 9, without Core');
  await form.getByRole('button', { name: 'Check' }).click();
  await expect(form.getByRole('status')).toHaveText(
    'Imports with a replacement: 2. Without a counterpart: 1. Unknown: 0.',
  );
  const [dialogs, , slots] = await form.getByRole('listitem').all();
  await expect(slots!).toContainText('Its replacement lacks: slots. · Pass elements');
  await dialogs!.getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL(`${pageUrl('dialogs-and-notifications')}#use-dialogs`);
  await expect(page.getByRole('heading', { name: 'useDialogs' })).toBeInViewport();
});
