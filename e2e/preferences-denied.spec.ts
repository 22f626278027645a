import { expect, test } from './fixtures';
import {
  choose,
  expectMode,
  html,
  openSettings,
  settingsDrawer,
  stylings,
  themeSwitch,
  tutorial,
  variantButton,
} from './preferenceSteps';
import { denyStorage, type Denial } from './storage';

test.describe('with cookies and storage denied', () => {
  const denials = ['throws', 'ignores'] as const satisfies readonly Denial[];
  for (const denial of denials) {
    test(`theme, code tabs, settings, and copying work while the page is open if the cookie ${denial}`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await denyStorage(context, denial);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(tutorial);
      await themeSwitch(page).click();
      await expectMode(page, 'dark');
      await themeSwitch(page).click();
      await expectMode(page, 'light');
      await variantButton(page, 'JS').click();
      await expect(html(page)).toHaveAttribute('data-code-variant', 'JS');
      const block = page.getByRole('figure').filter({ visible: true, hasText: 'npm' }).first();
      await block.hover();
      await block.getByRole('button').click();
      await expect(block.getByRole('button')).toHaveText('Copied');
      await openSettings(page);
      const settings = settingsDrawer(page);
      await expect(settings.getByRole('button', { name: 'JavaScript' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await choose(page, 'Direction', 'Right to left');
      await expect(html(page)).toHaveAttribute('dir', 'rtl');
      await choose(page, 'Code styling', 'Plain CSS');
      await expect(html(page)).toHaveAttribute('data-code-styling', 'css');
      await expect(settings.getByRole('region', { name: 'Kept on this device' })).toContainText(
        'Nothing.',
      );
      await settings.getByRole('button', { name: 'Reset all settings' }).click();
      await expect(html(page)).toHaveAttribute('data-code-styling', 'system');
      await expectMode(page, 'light');
      await page.reload();
      await expect(html(page)).toHaveAttribute('data-code-variant', 'TS');
    });

    test(`demos and their pages log nothing if the cookie ${denial}`, async ({ page, context }) => {
      await denyStorage(context, denial);
      await page.goto(stylings);
      await page.getByRole('heading', { name: 'API' }).last().scrollIntoViewIfNeeded();
      await page.goto(`${tutorial}#TutorialDefault.js`);
      await expect(html(page)).toHaveAttribute('data-code-variant', 'JS');
      await expect(page.frameLocator('iframe').first().getByRole('main')).toBeVisible();
    });
  }
});

test.describe('with storage denied, a demo that needs it', () => {
  test.use({ allowedMessages: ['The operation is insecure.'] });

  test('says what failed, and blames no connection', async ({ page, context }) => {
    await denyStorage(context, 'throws');
    await page.goto(stylings);
    const demo = page.locator('#SessionStorageStateDraft');
    await demo.scrollIntoViewIfNeeded();
    await demo.getByRole('textbox').first().click();
    const alert = demo.getByRole('alert').filter({ visible: true });
    await expect(alert).toContainText('The operation is insecure.');
    await expect(alert).toContainText('This demo has crashed.');
    await expect(alert).not.toContainText('Check your connection');
  });
});
