import { chromium, type Browser, type Page } from '@playwright/test';
import type { DemoModel } from '../../plugins/demos/model';
import { findBrowser } from '@site/tools/setup/index.mjs';

/**
 * Messages that no demo causes: MUI's script for the color scheme has no effect in a page that the
 * server doesn't render, which React reports in development.
 */
const ignoredMessages = /Encountered a script tag while rendering React component/;

/** Maximum time until a demo has rendered, in ms. */
const renderTimeout = 20_000;

/** Starts the browser for demos. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });

/** Returns an empty response for requests to other hosts. */
const blockOtherHosts = (target: Page, origin: string) =>
  target.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  );

/** Waits until a demo has rendered and loaded its data. @returns why it hasn't, if so */
async function waitUntilRendered(target: Page): Promise<string[]> {
  try {
    await target.waitForSelector('html[data-state=rendered]', {
      state: 'attached',
      timeout: renderTimeout,
    });
    await target.waitForLoadState('networkidle');
    // Demos with simulated latency show it meanwhile.
    await target.waitForFunction(() => !document.querySelector('[role=progressbar]'), undefined, {
      timeout: renderTimeout,
    });
    const isEmpty = await target.evaluate(
      () => !document.getElementById('root')?.childElementCount,
    );
    return isEmpty ? ['renders nothing'] : [];
  } catch {
    return ['doesn’t finish rendering'];
  }
}

/** Runs a demo in each styling solution. @returns errors and warnings in the console, and others */
export async function visitDemo(
  browser: Browser,
  origin: string,
  { key, stylings, fullPage }: DemoModel,
): Promise<string[]> {
  const problems = new Set<string>();
  for (const { styling } of stylings) {
    const target = await browser.newPage();
    target.on('console', (message) => {
      const isProblem = ['warning', 'error'].includes(message.type());
      if (isProblem && !ignoredMessages.test(message.text()))
        problems.add(`${message.type()}: ${message.text()}`);
    });
    target.on('pageerror', ({ message }) => problems.add(`thrown: ${message}`));
    await blockOtherHosts(target, origin);
    const query = new URLSearchParams({ demo: key, styling, ...(fullPage && { fullPage: '' }) });
    await target.goto(`${origin}/?${query}`);
    for (const problem of await waitUntilRendered(target)) problems.add(problem);
    await target.close();
  }
  return [...problems];
}
