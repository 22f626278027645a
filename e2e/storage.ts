import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    preferenceWrites?: string[];
  }
}

/** Records the key of each preference that pages write to a storage or a cookie. */
export async function countWrites(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const writes: string[] = [];
    const isPreference = (key: string) =>
      key === 'mui-mode' ||
      /^docs-(direction|density|package-manager)$/.test(key) ||
      /^code(Variant|Styling)$/.test(key);
    window.preferenceWrites = writes;
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (isPreference(key)) writes.push(key);
      setItem.call(this, key, value);
    };
    const cookie = Object.getOwnPropertyDescriptor(
      Document.prototype,
      'cookie',
    ) as PropertyDescriptor;
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => cookie.get?.call(document) as string,
      set(text: string) {
        const key = text.split('=')[0] ?? '';
        if (isPreference(key)) writes.push(key);
        cookie.set?.call(document, text);
      },
    });
  });
}

/** Keys of the preferences that a page has written since it loaded. */
export const writesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.preferenceWrites ?? []);

/** How a browser denies cookies: it throws an error, or ignores them. */
export type Denial = 'throws' | 'ignores';

/** Denies cookies and both storages to all pages, as privacy settings do. */
export async function denyStorage(context: BrowserContext, cookies: Denial): Promise<void> {
  await context.addInitScript((how) => {
    const deny = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const ignore = { get: () => '', set: () => undefined };
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      ...(how === 'throws' ? { get: deny, set: deny } : ignore),
    });
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get: deny });
  }, cookies);
}
