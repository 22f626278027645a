import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import {
  fileOf,
  largestFiles,
  recordTransfers,
  sumByType,
  type Transferred,
  withImports,
} from './support/transfer';
import {
  budgets,
  limits,
  mainThread,
  mainThreadTolerance,
  scriptLimits,
  scriptsBeforeDemos,
  weighedPages,
  type WeighedPage,
} from './budgets';
import { expect, test, timing } from './fixtures';
import { measureMainThread } from './mainThread';

// The missing page, and requests to other sites, which are blocked during the measurement.
test.use({ allowedMessages: ['status of 404', 'net::ERR_FAILED'], screenshot: 'off' });

const kinds = Object.keys(weighedPages) as WeighedPage[];
const title = (kind: WeighedPage) => `${kind} (${weighedPages[kind]})`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

/** `SHOW_FIGURES=1` prints all figures, not only those over budget. */
function show(kind: string, figures: object): void {
  if (process.env.SHOW_FIGURES) console.log(JSON.stringify({ kind, ...figures }));
}

interface Loaded {
  atLoad: Transferred[];
  settled: Transferred[];
}

/**
 * Opens a page with an empty cache and returns what it transferred. The sponsor's slot has the
 * shape that needs the most code, which a fifth of the visits have.
 */
async function open(page: Page, baseURL: string | undefined, url: string): Promise<Loaded> {
  await page.addInitScript(() => sessionStorage.setItem('docs-ad-shape', 'inline'));
  const transferred = await recordTransfers(page, new URL(baseURL ?? '').origin);
  await page.goto(url, { waitUntil: 'networkidle' });
  const loaded = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.timeOrigin + (entry?.loadEventEnd ?? 0);
  });
  const atLoad = transferred.filter(({ start = 0 }) => start <= loaded);
  return { atLoad, settled: transferred };
}

/**
 * Rounds bytes like the budgets, to 0.1 kB. Other hashes in the names of files change the
 * compressed size of the same page by up to 60 bytes.
 */
const rounded = (bytes: number) => Math.round(bytes / 100) / 10;

/** Lists each figure over budget with the page, the budget, and the largest files. */
function overBudget(kind: WeighedPage, moment: keyof Loaded, transferred: Transferred[]): string[] {
  const allowed: Record<string, number> = {
    ...budgets[kind][moment],
    ...(kind === 'guide' ? { total: limits[moment] } : {}),
  };
  const sums: Record<string, number> = sumByType(transferred);
  const when = moment === 'atLoad' ? 'at load' : 'settled';
  return Object.entries(allowed).flatMap(([type, budget]) => {
    const bytes = sums[type] ?? 0;
    return rounded(bytes) > budget
      ? [
          `${title(kind)}: ${type} ${when} is ${kilobytes(bytes)}, the budget is ${budget} kB. Heaviest: ${largestFiles(transferred, type)}`,
        ]
      : [];
  });
}

for (const kind of kinds) {
  test(`a page of kind "${kind}" is within its budgets for bytes, requests, and elements`, async ({
    page,
    baseURL,
  }) => {
    const { atLoad, settled } = await open(page, baseURL, weighedPages[kind]);
    const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);
    show(kind, {
      atLoad: sumByType(atLoad),
      settled: sumByType(settled),
      requests: settled.length,
      nodes,
    });
    const over = [...overBudget(kind, 'atLoad', atLoad), ...overBudget(kind, 'settled', settled)];
    const { requests, nodes: allowedNodes } = budgets[kind];
    if (settled.length > requests)
      over.push(
        `${title(kind)}: ${settled.length} requests, the budget is ${requests}: ${settled.map(({ path }) => path).join(', ')}`,
      );
    if (nodes > allowedNodes)
      over.push(`${title(kind)}: ${nodes} elements, the budget is ${allowedNodes}`);
    expect(over).toEqual([]);
  });
}

for (const kind of kinds) {
  test(
    `a page of kind "${kind}" leaves the main thread idle and never shifts`,
    timing,
    async ({ browser, baseURL }) => {
      test.slow();
      const { shift, ...ratios } = await measureMainThread(
        browser,
        new URL(weighedPages[kind], baseURL),
      );
      show(kind, { shift, ...ratios });
      expect.soft(shift, `${title(kind)}: cumulative layout shift`).toBe(0);
      for (const part of ['tasks', 'scripts'] as const) {
        const limit = mainThread[kind][part] * mainThreadTolerance[part];
        expect
          .soft(
            ratios[part],
            `${title(kind)}: main thread, ${part}, as a multiple of the reference`,
          )
          .toBeLessThanOrEqual(limit);
      }
    },
  );
}

test('the script before first paint and the page script are small', () => {
  const html = readFileSync(fileOf(weighedPages.guide), 'utf8');
  const head = Buffer.byteLength(/<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '');
  const page = withImports(/src=["']?(\/[^"'> ]*\/page-[^"'> ]+\.js)/.exec(html)?.[1] ?? '');
  show('scripts', { head, page: sumByType(page).js });
  expect(head, 'bytes of the inline script in <head>').toBeGreaterThan(0);
  expect(head, 'bytes of the inline script in <head>').toBeLessThan(scriptLimits.head * 1000);
  expect(
    sumByType(page).js,
    `page script with its imports, brotli: ${largestFiles(page)}`,
  ).toBeLessThanOrEqual(scriptLimits.page * 1000);
});

test('a page full of demos loads no scripts for them until one is near the viewport', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addInitScript(() => {
    // Demos start 300 px before the viewport, so this moves the whole text out of range.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main { margin-block-start: 3000px !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const scriptsOf = ({ settled }: Loaded) => settled.filter(({ type }) => type === 'js');
  const withDemos = scriptsOf(await open(page, baseURL, weighedPages['component guide']));
  const without = scriptsOf(await open(await context.newPage(), baseURL, weighedPages.guide));
  const allowed = sumByType(without).js + scriptsBeforeDemos * 1000;
  show('before demos', { withDemos: sumByType(withDemos).js, without: sumByType(without).js });
  expect(
    await page.locator('[data-demo-part=stage][data-kind=frame]').count(),
    'demos on the page',
  ).toBeGreaterThan(10);
  const message = `${title('component guide')}: scripts before a demo is near, the budget is ${kilobytes(allowed)}. Heaviest: ${largestFiles(withDemos)}`;
  expect(sumByType(withDemos).js, message).toBeLessThanOrEqual(allowed);
});
