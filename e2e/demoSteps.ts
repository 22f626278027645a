import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { scrollTo } from './scrollTo';

/** A page with inline demos, one of them in every styling solution. */
export const stored = '/toolpad/core/react-persistent-state/';
/** A page with full-page demos. */
export const layout = '/toolpad/core/react-dashboard-layout/';

export const demoOf = (page: Page, name: string) => page.locator(`section#${name}`);
export const action = (demo: Locator, name: string) => demo.locator(`[data-demo-action=${name}]`);
export const editorOf = (demo: Locator) => demo.getByRole('textbox', { name: /^Code of the demo/ });
export const liveOf = (demo: Locator) => demo.frameLocator('iframe');
export const sourceOf = (demo: Locator) =>
  demo.locator('[data-demo-part=source] pre:visible').first();

export async function openDemo(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  const demo = demoOf(page, name);
  await scrollTo(demo);
  return demo;
}

export async function openEditor(page: Page, path: string, name: string): Promise<Locator> {
  const demo = await openDemo(page, path, name);
  await action(demo, 'edit').click();
  await expect(editorOf(demo)).toBeFocused({ timeout: 20_000 });
  return demo;
}

/** Replaces part of the code in the editor by typing. */
export async function replace(demo: Locator, from: string, to: string): Promise<void> {
  const editor = editorOf(demo);
  await editor.evaluate((area: HTMLTextAreaElement, text) => {
    const start = area.value.indexOf(text);
    if (start < 0) throw new Error(`The code has no "${text}"`);
    area.focus();
    area.setSelectionRange(start, start + text.length);
  }, from);
  await demo.page().keyboard.insertText(to);
}
