import type { Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileOf } from './transfer';

/** How much slower than the machine: about a phone. */
const SLOWDOWN = 4;

/** Loads of the page and of its reference, taken in turns. The quickest of each counts: noise only adds. */
const RUNS = 3;

/** Ms after the network has become quiet. */
const AFTER = 1500;

/** In ms, while the page loaded. */
interface MainThread {
  /** Sum of the tasks that took longer than 50 ms, those of frames included. */
  longTasks: number;
  /** All tasks. */
  tasks: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** A document without its scripts: what its HTML and CSS alone cost on this machine, now. */
function withoutScripts(file: string): string {
  return readFileSync(file, 'utf8').replace(/<script\b[\s\S]*?<\/script>/g, '');
}

async function load(browser: Browser, url: URL, referenceHtml?: string): Promise<MainThread> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  try {
    const page = await context.newPage();
    await page.route(
      (requested) => requested.origin !== url.origin,
      (route) => route.abort(),
    );
    if (referenceHtml !== undefined)
      await page.route(url.href, (route) =>
        route.fulfill({ contentType: 'text/html', body: referenceHtml }),
      );
    await page.addInitScript(observe);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url.href, { waitUntil: 'networkidle' });
    // What starts late counts too: a busy machine is quiet before a page has hydrated.
    await page.waitForTimeout(AFTER);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    return { ...(await page.evaluate(() => window.seen)), tasks: seconds * 1000 };
  } finally {
    await context.close();
  }
}

export interface MainThreadFigures {
  /** `longTasks` divided by `reference`. */
  longTaskRatio: number;
  /** Cumulative layout shift, the worst of the loads. */
  shift: number;
  /** Ms in tasks over 50 ms. */
  longTasks: number;
  /** Ms of all tasks of the reference. */
  reference: number;
}

declare global {
  interface Window {
    seen: { longTasks: number; shift: number };
  }
}

/** Runs in the page before everything else. */
function observe(): void {
  window.seen = { longTasks: 0, shift: 0 };
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => (window.seen.longTasks += duration)),
  ).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) window.seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Time in long tasks on a phone, as a share of all main-thread time that the same document takes without scripts. Both are
 * measured in turns in one run, so the figure says the same on a slow machine and on a fast one.
 */
export async function measureMainThread(
  browser: Browser,
  url: URL,
  root?: string,
): Promise<MainThreadFigures> {
  const html = withoutScripts(fileOf(url.pathname, root));
  const pages: MainThread[] = [];
  const references: MainThread[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    references.push(await load(browser, url, html));
    pages.push(await load(browser, url));
  }
  const longTasks = Math.min(...pages.map((page) => page.longTasks));
  const reference = Math.min(...references.map(({ tasks }) => tasks));
  return {
    longTaskRatio: longTasks / reference,
    shift: Math.max(...pages.map(({ shift }) => shift)),
    longTasks,
    reference,
  };
}
