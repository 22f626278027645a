import { expect, test } from './fixtures';
import {
  choose,
  codeTab,
  expectMode,
  html,
  storePreferences,
  storeCookies,
  openSettings,
  preferencesStarted,
  settingsDrawer,
  stylings,
  themeSwitch,
  tutorial,
  variantButton,
} from './preferenceSteps';
import { countWrites, writesOf } from './storage';

const guide = '/toolpad/core/introduction/installation/';
const YEAR = 31_536_000;

test.describe('two pages', () => {
  test('apply each other’s choices immediately and store each of them once', async ({
    page,
    context,
  }) => {
    await countWrites(context);
    const other = await context.newPage();
    await page.goto(tutorial);
    await other.goto(tutorial);
    await openSettings(page);
    await openSettings(other);
    const changes = [
      ['Color mode', 'Dark', 'data-theme', 'dark', 'mui-mode'],
      ['Direction', 'Right to left', 'dir', 'rtl', 'docs-direction'],
      ['Code variant', 'JavaScript', 'data-code-variant', 'JS', 'codeVariant'],
      ['Code styling', 'Tailwind CSS', 'data-code-styling', 'tailwind', 'codeStyling'],
      ['Package manager', 'pnpm', 'data-package-manager', 'pnpm', 'docs-package-manager'],
    ] as const;
    for (const [group, name, attribute, value] of changes) {
      await choose(page, group, name);
      await expect(html(page)).toHaveAttribute(attribute, value);
      await expect(html(other)).toHaveAttribute(attribute, value);
      await expect(
        other.getByRole('group', { name: group }).getByRole('button', { name, exact: true }),
      ).toHaveAttribute('aria-pressed', 'true');
    }
    await expectMode(other, 'dark');
    await expect(other.locator('body')).toHaveAttribute('dir', 'rtl');
    await other.keyboard.press('Escape');
    await expect(
      other.getByRole('figure').filter({ hasText: 'pnpm', visible: true }),
    ).not.toHaveCount(0);
    await expect(variantButton(other, 'JS')).toHaveAttribute('aria-pressed', 'true');

    // Long enough to detect messages that are sent back and forth.
    await page.waitForTimeout(500);
    expect(await writesOf(page)).toEqual(changes.map(([, , , , key]) => key));
    expect(await writesOf(other)).toEqual([]);
    await page.getByRole('button', { name: 'Reset all settings' }).click();
    for (const [attribute, value] of [
      ['dir', 'ltr'],
      ['data-code-variant', 'TS'],
      ['data-code-styling', 'system'],
      ['data-package-manager', 'npm'],
    ] as const) {
      await expect(html(other)).toHaveAttribute(attribute, value);
    }
    await expectMode(other, 'light');
    expect(await writesOf(other)).toEqual([]);
  });

  test('apply a choice made with the controls of the page', async ({ page, context }) => {
    await countWrites(context);
    const other = await context.newPage();
    await page.goto(tutorial);
    await other.goto(tutorial);
    await variantButton(page, 'JS').click();
    await expect(html(other)).toHaveAttribute('data-code-variant', 'JS');
    await codeTab(page, 'yarn').check({ force: true });
    await expect(html(other)).toHaveAttribute('data-package-manager', 'yarn');
    await themeSwitch(other).click();
    await expectMode(page, 'dark');
    await themeSwitch(other).click();
    await expectMode(page, 'light');
    await page.waitForTimeout(500);
    expect(await writesOf(page)).toEqual(['codeVariant', 'docs-package-manager']);
    expect(await writesOf(other)).toEqual(['mui-mode', 'mui-mode']);
  });
});

test('"system" follows the operating system and is never replaced with the resolved value', async ({
  page,
  context,
}) => {
  await storePreferences(context, { local: { 'mui-mode': 'system' } });
  await countWrites(context);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(tutorial);
  for (const mode of ['light', 'dark', 'light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: mode });
    await expectMode(page, mode);
    expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('system');
  }
  await openSettings(page);
  await expect(
    settingsDrawer(page).getByRole('button', { name: 'System', exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectMode(page, 'light');
  expect(await writesOf(page)).toEqual([]);
});

test('code preferences are stored in cookies for one year', async ({ page, context }) => {
  await page.goto(tutorial);
  await variantButton(page, 'JS').click();
  await openSettings(page);
  await page.getByRole('button', { name: 'Tailwind CSS' }).click();
  const now = Date.now() / 1000;
  for (const [name, value] of [
    ['codeVariant', 'JS'],
    ['codeStyling', 'tailwind'],
  ] as const) {
    const cookie = (await context.cookies()).find((each) => each.name === name);
    expect(cookie).toMatchObject({ value, path: '/', sameSite: 'Lax', httpOnly: false });
    expect(Math.abs((cookie?.expires ?? 0) - now - YEAR)).toBeLessThan(60);
  }
});

const garbage = [
  '',
  'js',
  'undefined',
  '%E0%A4%A',
  '%4AS',
  '"><script>alert(1)</script>',
  '__proto__',
];
for (const value of garbage) {
  test(`a stored value ${JSON.stringify(value)} is ignored`, async ({ page, context }) => {
    await storePreferences(context, {
      cookies: { codeVariant: value, codeStyling: value },
      local: { 'mui-mode': value, 'docs-direction': value, 'docs-package-manager': value },
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(tutorial);
    await preferencesStarted(page);
    await expectMode(page, 'dark');
    for (const [attribute, fallback] of [
      ['dir', 'ltr'],
      ['data-code-variant', 'TS'],
      ['data-code-styling', 'system'],
      ['data-package-manager', 'npm'],
      ['data-mode', 'system'],
    ] as const) {
      await expect(html(page)).toHaveAttribute(attribute, fallback);
    }
    await expect(variantButton(page, 'TS')).toHaveAttribute('aria-pressed', 'true');
  });
}

const addresses = [
  ['#LocalStorageStateString.js', 'JS', 'css'],
  ['#LocalStorageStateString.tsx', 'TS', 'css'],
  ['#tailwind-LocalStorageStateString.tsx', 'TS', 'tailwind'],
  ['#system-LocalStorageStateString.js', 'JS', 'system'],
] as const;
for (const [hash, codeVariant, codeStyling] of addresses) {
  test(`the hash ${hash} overrides the stored preference and is stored`, async ({
    page,
    context,
  }) => {
    await storeCookies(context, {
      codeVariant: codeVariant === 'JS' ? 'TS' : 'JS',
      codeStyling: 'css',
    });
    const expectChoices = async (): Promise<void> => {
      await expect(html(page)).toHaveAttribute('data-code-variant', codeVariant);
      await expect(html(page)).toHaveAttribute('data-code-styling', codeStyling);
    };
    await page.goto(stylings + hash);
    await expectChoices();
    await expect
      .poll(async () =>
        Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value])),
      )
      .toMatchObject({ codeVariant, codeStyling });
    await page.goto(guide);
    await expectChoices();
  });
}

test('an anchor that only looks like a file has no effect', async ({ page, context }) => {
  await page.goto(`${guide}#next.json`);
  await preferencesStarted(page);
  await expect(html(page)).toHaveAttribute('data-code-variant', 'TS');
  expect(await context.cookies()).toEqual([]);
});
