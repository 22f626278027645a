import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures';

/** A page with command tabs, code tabs, and demos. */
export const tutorial = '/toolpad/core/introduction/tutorial/';
/** A page with a demo in every styling solution. */
export const stylings = '/toolpad/core/react-persistent-state/';

/** Background of pages, and theme color of the browser's toolbar. */
export const paper = { light: 'rgb(255, 255, 255)', dark: 'rgb(15, 18, 20)' };
export const themeColor = { light: '#fff', dark: '#0f1214' };

type StoredValues = Record<string, string>;

export async function storeCookies(context: BrowserContext, cookies: StoredValues): Promise<void> {
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value,
      domain: 'localhost',
      path: '/',
    })),
  );
}

/** Stores values as an earlier visit would have. */
export async function storePreferences(
  context: BrowserContext,
  { cookies = {}, local = {} }: { cookies?: StoredValues; local?: StoredValues },
): Promise<void> {
  await storeCookies(context, cookies);
  await context.addInitScript(
    (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
    local,
  );
}

export const html = (page: Page) => page.locator('html');
export const themeSwitch = (page: Page) => page.getByRole('button', { name: 'Color theme' });
export const codeTab = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).first();
/** Button of the first code with two variants, or of the first demo. */
export const variantButton = (page: Page, name: 'TS' | 'JS') =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
export const settingsButton = (page: Page) =>
  page.getByRole('button', { name: 'Settings', exact: true });
export const settingsDrawer = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

/** Opens the settings. The first time, this loads React. */
export async function openSettings(page: Page): Promise<void> {
  await settingsButton(page).click();
  await expect(settingsDrawer(page)).toBeVisible({ timeout: 15_000 });
}

/** Selects a value in the open settings. */
export const choose = (page: Page, group: string, name: string) =>
  settingsDrawer(page)
    .getByRole('group', { name: group, exact: true })
    .getByRole('button', { name, exact: true })
    .click();

export const preferencesStarted = (page: Page) =>
  page.waitForFunction(() => window.toolpadDocs?.preferences !== undefined);

/**
 * Expects a color scheme everywhere: in attributes, in colors, and in the theme color of the
 * browser.
 */
export async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(html(page)).toHaveAttribute('data-theme', mode);
  await expect(html(page)).toHaveCSS('background-color', paper[mode]);
  await expect(page.locator('body')).toHaveClass(`mode-${mode}`);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', themeColor[mode]);
}
