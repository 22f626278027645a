import type { Browser, Page } from '@playwright/test';

/** Number of loads of the page and of the reference, which alternate. */
const ROUNDS = 9;

/** Wait after the network is idle, in ms, to include late work. */
const AFTER = 500;

/** Elements of the reference, each with a line of text. They take about 100 ms on a desktop. */
const REFERENCE_ROWS = 4000;

/**
 * Functions of the reference. Each runs once, like most of a page's script. They take about 20 ms.
 */
const REFERENCE_FUNCTIONS = 500;

/** Each function differs from all others, so that the browser compiles each one separately. */
const referenceFunction = (number: number) => `
  function f${number}(row) {
    const link = document.createElement('a');
    link.href = '#f${number}';
    link.dataset.number = String(row.textContent.length + ${number});
    if (row.querySelector('code')?.closest('main') && !row.matches('[data-f${number}]')) row.append(link);
    return link.dataset.number.split('').map((digit) => digit + ${number}).join();
  }
  f${number}(rows[${number} % rows.length]);`;

/**
 * A document without any script or style of the site, which measures the current speed of the
 * machine in parsing, layout, painting, and running scripts. It never changes, so a page that
 * becomes faster always has a smaller ratio.
 */
const referenceHtml = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Reference</title>
<style>main { display: grid; grid-template-columns: auto 1fr auto } p { margin: 4px; padding: 4px 8px; border: 1px solid; border-radius: 4px }</style>
<main>${'<p>A line of text that takes <code>some time</code> to lay out and wraps on a phone.</p>'.repeat(REFERENCE_ROWS)}</main>
<script>{ const rows = document.getElementsByTagName('p'); ${Array.from({ length: REFERENCE_FUNCTIONS }, (_, number) => referenceFunction(number)).join('')} }</script></html>`;

/** CPU time of the main thread in ms, without waiting for a processor. */
interface Cost {
  tasks: number;
  scripts: number;
}

/** @returns a function that returns the CPU time of the page's main thread since this call */
async function processorTime(page: Page): Promise<() => Promise<Cost>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const ms = (metric: string) =>
      (metrics.find(({ name }) => name === metric)?.value ?? NaN) * 1000;
    return { tasks: ms('TaskDuration'), scripts: ms('ScriptDuration') };
  };
}

/** @returns a function that runs something and returns the CPU time of the main thread, in ms */
export async function watchMainThread(
  page: Page,
): Promise<(run: () => Promise<unknown>) => Promise<number>> {
  const costs = await processorTime(page);
  return async (run) => {
    const before = await costs();
    await run();
    return (await costs()).tasks - before.tasks;
  };
}

interface Loaded extends Cost {
  /** Cumulative layout shift. */
  shift: number;
}

async function load(browser: Browser, url: URL, html?: string): Promise<Loaded> {
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
    if (html !== undefined)
      await page.route(url.href, (route) =>
        route.fulfill({ contentType: 'text/html', body: html }),
      );
    await page.addInitScript(observeShifts);
    const metrics = await processorTime(page);
    await page.goto(url.href, { waitUntil: html === undefined ? 'networkidle' : 'load' });
    if (html === undefined) await page.waitForTimeout(AFTER);
    await nextFrame(page);
    const shift = await page.evaluate(() => window.shift);
    return { ...(await metrics()), shift };
  } finally {
    await context.close();
  }
}

const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

declare global {
  interface Window {
    /** Cumulative layout shift. */
    shift: number;
  }
}

/** Runs in the page before all other scripts. */
function observeShifts(): void {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) window.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export interface MainThread {
  /** Work of the main thread on a phone while the page loads, as a multiple of the reference's. */
  tasks: number;
  /** The part of it that scripts use, as a multiple of the reference's. */
  scripts: number;
  /** Cumulative layout shift of the worst load. */
  shift: number;
}

/**
 * Measures the cost of a page on the main thread, alternating with the reference. The fastest load
 * counts, because other work on the machine only adds to it.
 */
export async function measureMainThread(browser: Browser, url: URL): Promise<MainThread> {
  const references: Cost[] = [];
  const pages: Loaded[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    references.push(await load(browser, url, referenceHtml));
    pages.push(await load(browser, url));
  }
  const least = (costs: readonly Cost[], part: keyof Cost) =>
    Math.min(...costs.map((cost) => cost[part]));
  const ratio = (part: keyof Cost) => least(pages, part) / least(references, part);
  return {
    tasks: ratio('tasks'),
    scripts: ratio('scripts'),
    shift: Math.max(...pages.map(({ shift }) => shift)),
  };
}
