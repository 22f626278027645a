import type { Browser, Page } from '@playwright/test';

/** Loads of the page and of the reference, in turns. */
const ROUNDS = 5;

/** Ms after the network has become quiet: what starts late counts too. */
const AFTER = 500;

/** Elements of the reference, each with a line of text: about 100 ms of a desktop's processor. */
const REFERENCE_ROWS = 4000;

/** Functions of the reference, each run once, as most of a page's script is: about 20 ms. */
const REFERENCE_FUNCTIONS = 500;

/** A function that differs from all others, so that none is compiled or optimized for another. */
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
 * A document without any script or style of the site: what a machine takes for it says how fast the
 * machine is, now, at parsing, layout, painting and running scripts. It never changes, so a page
 * that becomes quicker always has a smaller ratio.
 */
const referenceHtml = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Reference</title>
<style>main { display: grid; grid-template-columns: auto 1fr auto } p { margin: 4px; padding: 4px 8px; border: 1px solid; border-radius: 4px }</style>
<main>${'<p>A line of text that takes <code>some time</code> to lay out and wraps on a phone.</p>'.repeat(REFERENCE_ROWS)}</main>
<script>{ const rows = document.getElementsByTagName('p'); ${Array.from({ length: REFERENCE_FUNCTIONS }, (_, number) => referenceFunction(number)).join('')} }</script></html>`;

/**
 * Time of the processor that the main thread took, in ms. Waiting for a processor is not part of
 * it.
 */
interface Cost {
  tasks: number;
  scripts: number;
}

/** @returns a function that tells what the main thread of a page took from now on */
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

/**
 * @returns a function that runs something and tells what it took the main thread, in ms of the
 *   processor
 */
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

/** Runs in the page before everything else. */
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
  /**
   * All that the main thread did on a phone while the page loaded, as a multiple of the
   * reference's.
   */
  tasks: number;
  /** What scripts took of it, as a multiple of what they took of the reference. */
  scripts: number;
  /** Cumulative layout shift, the worst of the loads. */
  shift: number;
}

/**
 * Measures what a page costs the main thread, in turns with the reference. The least of the loads
 * counts: whatever else the machine does only adds to it.
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
