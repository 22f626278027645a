import { expect, test } from '@playwright/test';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStaticServer } from '@site/tools/serve';
import type { Browser, Driver } from './driver';

const guide = '/toolpad/core/introduction/installation/';
const withDemos = '/toolpad/core/react-persistent-state/';
/** A page that the browser has in its cache before the worker runs. */
const cached = '/toolpad/core/introduction/base-concepts/';
const demo = '#LocalStorageStateString';
const edited = `${demo} iframe`;

/**
 * Tests what readers do most in a browser, on one page after the other. Skipped if the browser
 * isn't installed.
 */
export function walkThrough({ name, debianPackage, isInstalled, start }: Browser): void {
  test.describe(`in ${name}`, () => {
    test.skip(
      !isInstalled,
      `${name} isn't installed. On Debian: sudo apt-get install ${debianPackage}`,
    );

    let server: Server;
    let origin: string;
    let page: Driver;

    test.beforeAll(async () => {
      server = createStaticServer('build').listen(0);
      origin = `http://localhost:${(server.address() as AddressInfo).port}`;
      page = await start();
      await page.resize(1280, 900);
    });
    test.afterAll(async () => {
      await page?.close();
      server?.closeAllConnections();
      server?.close();
    });

    const open = (path: string) => page.open(`${origin}${path}`);
    const attribute = (selector: string, key: string) => () =>
      page.evaluate(
        (each, name) => document.querySelector(each)?.getAttribute(name) ?? null,
        selector,
        key,
      );
    const text = (selector: string) => () =>
      page.evaluate(
        (each) => document.querySelector<HTMLElement>(each)?.innerText ?? null,
        selector,
      );
    const isVisible = (selector: string) => () =>
      page.evaluate(
        (each) =>
          document.querySelector(each)?.checkVisibility({ visibilityProperty: true }) ?? false,
        selector,
      );
    /** Replaces a part of the code in the editor, or all of it for '', as if it was pasted. */
    const edit = (from: string, to: string) =>
      page.evaluate(
        (selector, part, text) => {
          const area = document.querySelector<HTMLTextAreaElement>(selector);
          const begin = area?.value.indexOf(part) ?? -1;
          if (!area || begin < 0) throw new Error(`The code has no "${part}"`);
          area.focus();
          area.setSelectionRange(begin, begin + (part || area.value).length);
          document.execCommand('insertText', false, text);
        },
        `${demo} textarea`,
        from,
        to,
      );
    const outcome = text(`${demo} [data-part=outcome]`);
    const result = () => page.frameText(edited);

    test('the search finds a page and opens it', async () => {
      await open(guide);
      await page.click('button', 'Search');
      await expect.poll(isVisible('[role=combobox]')).toBe(true);
      await page.type('dashboard layout');
      await expect
        .poll(attribute('[role=option]', 'href'))
        .toBe('/toolpad/core/react-dashboard-layout/');
      await page.press('Enter');
      await expect.poll(text('h1')).toBe('Dashboard Layout');
    });

    test('settings change the mode and the direction, and are kept', async () => {
      await open(guide);
      await page.click('button[title=Settings]');
      await page.click('[role=dialog] button', 'Dark');
      await expect.poll(attribute('html', 'data-theme')).toBe('dark');
      await page.click('[role=dialog] button', 'Right to left');
      await expect.poll(attribute('html', 'dir')).toBe('rtl');
      await page.press('Escape');
      await expect.poll(isVisible('[role=dialog]')).toBe(false);
      await open(withDemos);
      expect(await attribute('html', 'data-theme')()).toBe('dark');
      expect(await attribute('html', 'dir')()).toBe('rtl');
      await page.evaluate(() => localStorage.clear());
    });

    test('the product menu opens, and closes on Escape', async () => {
      await open(guide);
      await page.click('[popovertarget=product-menu]');
      await expect.poll(isVisible('#product-menu [data-version] a')).toBe(true);
      await page.press('Escape');
      await expect.poll(isVisible('#product-menu a')).toBe(false);
    });

    test('code can be copied', async () => {
      await open(guide);
      await page.click('[data-copy]');
      await expect.poll(attribute('[data-copy]', 'aria-label')).toBe('Copied');
    });

    test('a demo runs', async () => {
      await open(withDemos);
      await page.evaluate((each) => document.querySelector(each)?.scrollIntoView(), demo);
      await page.click(`${demo} [data-demo-part=stage] input`);
      await expect
        .poll(attribute(`${demo} [data-island=demo]`, 'data-state'), { timeout: 30_000 })
        .toBe('ready');
    });

    const openEditor = async () => {
      await open(withDemos);
      await page.click(`${demo} [data-demo-action=edit]`);
      await expect.poll(isVisible(`${demo} textarea`)).toBe(true);
    };

    test('an edit runs in a sandboxed frame', async () => {
      await openEditor();
      await edit('Pier 4, gate B', 'Pier 9');
      await edit('Pick-up point', 'Collect at');
      await expect.poll(result, { timeout: 30_000 }).toContain('Collect at');
    });

    test('the navigation opens on a phone', async () => {
      await page.resize(390, 844);
      await open(guide);
      await page.click('[popovertarget=site-navigation]', 'Navigation');
      await expect.poll(isVisible('#site-navigation a')).toBe(true);
      await page.click('#site-navigation button', 'Close navigation');
      await expect.poll(isVisible('#site-navigation a')).toBe(false);
      await page.resize(1280, 900);
    });

    test('nothing was logged', () => {
      expect(page.messages).toEqual([]);
    });

    test('a syntax error is shown with its line and column, and the last version stays', async () => {
      await openEditor();
      await edit('', 'export default () => <p>{self.origin}</p>;');
      await expect.poll(attribute(`${demo} [data-demo-part=stage]`, 'data-runs')).toBe('edit');
      await edit('', 'const a = 1; const = 2;');
      await expect.poll(outcome).toMatch(/Line 1:\d/);
      expect(await result()).toContain('null');
    });

    test('an error while running is shown with its line', async () => {
      await openEditor();
      await edit('', 'const a = null;\n\nexport default () => a.b;');
      await expect.poll(outcome).toMatch(/Line 3\b/);
    });

    for (const [what, loop] of [
      ['while rendering', 'export default () => { while (true) {} };'],
      [
        'of promises',
        'export default () => { (async () => { for (;;) await null; })(); return <p />; };',
      ],
    ] as const)
      test(`a loop ${what} is stopped, and edits go on`, async () => {
        await openEditor();
        await edit('', loop);
        await expect
          .poll(outcome, { timeout: 20_000 })
          .toMatch(/Line 1:\d+.*Stopped: this loop ran too long\./s);
        await edit('', `export default () => <p>after the loop ${what}</p>;`);
        await expect.poll(outcome).not.toMatch(/Line/);
        await expect.poll(result).toContain(`after the loop ${what}`);
      });

    test('visited pages can be read offline', async () => {
      await open(cached);
      await open(guide);
      // Pages register it on the production host only.
      await page.evaluate(async () => {
        await navigator.serviceWorker.register('/toolpad/sw.js', { scope: '/toolpad/' });
      });
      const controller = () =>
        page.evaluate(() => navigator.serviceWorker.controller?.state ?? null);
      await expect.poll(controller).toBe('activated');
      await open(cached);
      const isStored = () =>
        page.evaluate((url) => caches.match(url).then(Boolean), `${origin}${cached}`);
      await expect.poll(isStored).toBe(true);
      await open(guide);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await open(cached);
      await expect.poll(text('h1')).toBe('Base concepts');
    });
  });
}
