import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { respond, type Hosts } from './fakeServer';

/** Timeout in ms. In development mode, Studio bundles the app when its page is first opened. */
const timeout = 120_000;

/**
 * Blocks requests to other machines in all windows of a browser context, except those that `hosts`
 * handle.
 */
export async function mockHosts(hosts: Hosts, context: BrowserContext): Promise<void> {
  await context.route(
    ({ hostname, protocol }) => hostname !== 'localhost' && protocol.startsWith('http'),
    async (route) => {
      const request = route.request();
      const { hostname } = new URL(request.url());
      if (!Object.hasOwn(hosts, hostname)) return route.abort();
      const response = await respond(
        hosts,
        new Request(request.url(), {
          method: request.method(),
          body: request.postData() ?? undefined,
        }),
      );
      return route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      });
    },
  );
}

/** Opens a window that can't send requests to other machines. `hosts` handle some of them. */
export async function openWindow(
  browser: Browser,
  hosts: Hosts,
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options });
  page.setDefaultTimeout(timeout);
  await mockHosts(hosts, page.context());
  return page;
}
