import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { type Hosts, standInFor } from '@site/tools/studio';
import { findBrowser } from '@site/tools/setup/index.mjs';
import { isMentioned } from './messages';
import type { GuideCamera } from './camera';
import type { Look, Visit } from './scenario';

let browser: Promise<Browser> | undefined;

/** Closes the browser if it was started. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

/** Console messages of tools that aren't part of a project, with their source. */
const chatter: [pattern: RegExp, reason: string][] = [
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
export async function look(
  scenario: Look,
  {
    quoted,
    camera,
    hosts,
    ...visit
  }: Omit<Visit, 'page' | 'shot'> & {
    quoted: readonly string[];
    camera?: GuideCamera;
    hosts?: Hosts;
  },
): Promise<string[]> {
  browser ??= chromium.launch({ executablePath: findBrowser() });
  const context = await (await browser).newContext({ deviceScaleFactor: camera?.density });
  if (hosts) await standInFor(hosts, context);
  context.setDefaultTimeout(20_000);
  // In development, the first visit compiles the page, which can take minutes on a busy machine.
  context.setDefaultNavigationTimeout(180_000);
  const page = await context.newPage();
  const complaints = new Set<string>();
  const note = (text: string) => {
    if (!chatter.some(([pattern]) => pattern.test(text)) && !isMentioned(text, quoted))
      complaints.add(text.slice(0, 400));
  };
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error')
      note(`${message.text()} (${message.location().url.replace(visit.url, '')})`);
  });
  page.on('pageerror', (error) => note(String(error)));
  try {
    await scenario({ ...visit, page, shot: camera?.on(page) ?? (async () => {}) });
  } catch (error) {
    const picture = path.join(visit.folder, `seen-in-${visit.mode}.png`);
    await page.screenshot({ path: picture }).catch(() => undefined);
    throw new Error(`${(error as Error).message}\nThe window: ${picture}`, { cause: error });
  } finally {
    await context.close();
  }
  return [...complaints];
}
