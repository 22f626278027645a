import type { Browser, Page } from '@playwright/test';

/** Loads of the page and of the reference, in turns. The median of their ratios counts. */
const ROUNDS = 5;

/** Ms after the network has become quiet: what starts late counts too. */
const AFTER = 500;

/** Elements of the reference, each with a line of text: about 100 ms of a desktop's processor. */
const REFERENCE_ROWS = 4000;

/**
 * A document without any script or style of the site: what a machine takes for it says how fast the machine is at parsing, layout and
 * painting, now. It never changes, so a page that becomes quicker always has a smaller ratio.
 */
const referenceHtml = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Reference</title>
<style>main { display: grid; grid-template-columns: auto 1fr auto } p { margin: 4px; padding: 4px 8px; border: 1px solid; border-radius: 4px }</style>
<main>${'<p>A line of text that takes <code>some time</code> to lay out and wraps on a phone.</p>'.repeat(REFERENCE_ROWS)}</main></html>`;

/** Time of the processor that the main thread took, in ms. Waiting for a processor is not part of it. */
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

/** @returns a function that runs something and tells what it took the main thread, in ms of the processor */
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

async function load(browser: Browser, url: URL, html?: string): Promise<Cost & { shift: number }> {
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

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

export interface MainThread {
  /** All that the main thread did on a phone while the page loaded, divided by what the reference took. One ratio a round. */
  tasks: number[];
  /** The scripts' part of it, divided by what the whole reference took. */
  scripts: number[];
  /** Cumulative layout shift, the worst of the loads. */
  shift: number;
}

/** Measures what a page costs the main thread, in turns with the reference, as multiples of that. */
export async function measureMainThread(browser: Browser, url: URL): Promise<MainThread> {
  const figures: MainThread = { tasks: [], scripts: [], shift: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const reference = await load(browser, url, referenceHtml);
    const page = await load(browser, url);
    figures.tasks.push(page.tasks / reference.tasks);
    figures.scripts.push(page.scripts / reference.tasks);
    figures.shift = Math.max(figures.shift, page.shift);
  }
  return figures;
}
