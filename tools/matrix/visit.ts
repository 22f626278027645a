import { chromium, type Browser, type Page } from '@playwright/test';
import type { DemoModel } from '../../plugins/demos/model';
import { findViolations } from '@site/e2e/support/accessibility';
import { knownViolations } from '@site/e2e/support/knownViolations';
import { findBrowser } from '@site/tools/setup/index.mjs';

/**
 * Messages that no demo causes: MUI's script for the color scheme has no effect in a page that the
 * server doesn't render, which React reports in development.
 */
const ignoredMessages = /Encountered a script tag while rendering React component/;

/** Size of the window, in px. */
const viewport = { width: 1440, height: 900 };

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

/** Runs axe on a rendered demo in light and dark mode. */
async function violationsIn(target: Page, name: string): Promise<string[]> {
  const known = knownViolations
    .filter(({ demos }) => demos === 'all' || demos.includes(name))
    .map(({ rule }) => rule);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await target.emulateMedia({ colorScheme });
    await target.evaluate((mode) => {
      document.documentElement.dataset.theme = mode;
    }, colorScheme);
    const violations = await findViolations(target, {
      // These rules are about the landmarks of a whole page.
      disabled: [...known, 'region', 'landmark-one-main', 'page-has-heading-one'],
    });
    for (const { rule, elements } of violations)
      found.push(`axe in ${colorScheme} mode: ${rule}: ${elements}`);
  }
  return found;
}

/**
 * Runs a demo in each styling solution.
 * @returns errors and warnings in the console, violated rules of axe, and other problems
 */
export async function visitDemo(
  browser: Browser,
  origin: string,
  { key, name, stylings, fullPage }: DemoModel,
  runsAxe: boolean,
): Promise<string[]> {
  const problems = new Set<string>();
  for (const { styling } of stylings) {
    const target = await browser.newPage({ reducedMotion: 'reduce', viewport });
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
    if (runsAxe && problems.size === 0)
      for (const problem of await violationsIn(target, name)) problems.add(problem);
    await target.close();
  }
  return [...problems];
}
