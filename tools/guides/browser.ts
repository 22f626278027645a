import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '@site/tools/setup/index.mjs';
import { isMentioned } from './messages';
import type { GuideCamera } from './pictures';
import type { BrowserTest, BrowserTestContext } from './guide';

let browser: Promise<Browser> | undefined;

/** Closes the browser if it was started. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

/** Console messages of tools that aren't part of a project, with their source. */
const ignoredMessages: [pattern: RegExp, reason: string][] = [
  [/React DevTools|Download the React/, 'React advertises its tools'],
  [/\[vite\]|\[HMR\]|\[Fast Refresh\]/, 'development servers, on their connection'],
  [
    /^Canceled: Canceled/,
    'the editor of Toolpad Studio closes a code editor that has not finished',
  ],
  [/^An iframe which has both allow-scripts and allow-same-origin/, 'its canvas'],
  [/^The resource https:\/\/fonts\.googleapis\.com\S* was preloaded/, 'its font'],
];

/**
 * Opens a running project in a browser, and runs a scenario on it.
 * @returns warnings and errors in the console that the page doesn't mention
 * @throws if the scenario fails
 */
export async function runBrowserTest(
  test: BrowserTest,
  {
    quoted,
    camera,
    ...visit
  }: Omit<BrowserTestContext, 'page' | 'shot'> & {
    quoted: readonly string[];
    camera?: GuideCamera;
  },
): Promise<string[]> {
  browser ??= chromium.launch({ executablePath: findBrowser() });
  const deviceScaleFactor = camera?.density;
  const context = await (await browser).newContext({ baseURL: visit.url, deviceScaleFactor });
  context.setDefaultTimeout(20_000);
  // In development, the first visit compiles the page, which can take minutes on a busy machine.
  context.setDefaultNavigationTimeout(180_000);
  const page = await context.newPage();
  const warnings = new Set<string>();
  const report = (text: string) => {
    if (!ignoredMessages.some(([pattern]) => pattern.test(text)) && !isMentioned(text, quoted))
      warnings.add(text.slice(0, 400));
  };
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error')
      report(`${message.text()} (${message.location().url.replace(visit.url, '')})`);
  });
  page.on('pageerror', (error) => report(String(error)));
  try {
    await test({ ...visit, page, shot: camera?.on(page) ?? (async () => {}) });
  } catch (error) {
    const screenshot = path.join(visit.folder, `failed-in-${visit.mode}.png`);
    await page.screenshot({ path: screenshot }).catch(() => undefined);
    throw new Error(`${(error as Error).message}\nScreenshot: ${screenshot}`, { cause: error });
  } finally {
    await context.close();
  }
  return [...warnings];
}
