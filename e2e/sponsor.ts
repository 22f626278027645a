import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** A page with a sponsor slot. */
export const installation = '/toolpad/core/introduction/installation/';
export const scriptHost = 'https://cdn.carbonads.com/**';
export const adsHost = 'https://srv.buysellads.com/**';

/** Messages of the browser if a test blocks the sponsor. */
export const blockedMessages = ['carbonads.com', 'buysellads.com'];

/** Settings of a visit. */
export interface Visit {
  shape?: 'image' | 'inline';
  /** Result of every `Math.random()`. */
  random?: number;
  /** Code of the sponsor's script; `undefined` simulates an ad blocker. */
  script?: string;
  /** Response of the sponsor; `undefined` simulates an ad blocker. */
  response?: { body: string; status?: number; contentType?: string };
}

/** Script of the sponsor that inserts an ad. */
export const adScript = (href = 'https://example.com/click') =>
  `document.querySelector('#_carbonads_js').insertAdjacentHTML('afterend', '<div id="carbonads"><a href="${href}">Tools that last</a></div>');`;

export const slot = (page: Page) => page.locator('.Ad-root');
/** Parameters of the `ad` events so far. */
export const eventsOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { calls: unknown[][] }).calls
      .filter(([, name]) => name === 'ad')
      .map(([, , parameters]) => parameters),
  );

/**
 * Opens a page with a mocked sponsor, random numbers, and clock, and waits until the slot has
 * started.
 */
export async function visit(
  page: Page,
  { shape = 'image', random = 0.5, script, response }: Visit,
): Promise<{ requests: string[] }> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.addInitScript(
    ([shape, random]) => {
      sessionStorage.setItem('docs-ad-shape', shape);
      Math.random = () => random;
      const calls: unknown[][] = [];
      Object.assign(window, { calls, gtag: (...call: unknown[]) => calls.push(call) });
    },
    [shape, random] as const,
  );
  await page.route(scriptHost, (route) =>
    script === undefined
      ? route.abort('blockedbyclient')
      : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route(adsHost, (route) =>
    response === undefined
      ? route.abort('blockedbyclient')
      : route.fulfill({
          contentType: 'application/json',
          headers: { 'Access-Control-Allow-Origin': '*' },
          ...response,
        }),
  );
  await page.route('https://pixel.example/**', (route) =>
    route.fulfill({ contentType: 'image/gif', body: '' }),
  );
  await page.clock.install();
  await page.goto(installation);
  await page.clock.runFor(2500);
  await expect(slot(page)).toHaveAttribute('data-shape', shape);
  return { requests };
}

export const respondWith = (...ads: object[]) => ({ body: JSON.stringify({ ads }) });
export const ad = {
  company: 'Acme',
  description: 'Tools that last.',
  statlink: '//example.com/click',
  statimp: '//pixel.example/seen',
  pixel: '//pixel.example/a?[timestamp]||//pixel.example/b',
  timestamp: '42',
};
