import type { Browser } from '@playwright/test';
import { freePort } from '@site/tools/setup/index.mjs';
import { median } from './browse';
import { measureEdits } from './edit';
import { build, removeBuilds, startDevelopment } from '@site/e2e/support/docusaurus';

/** A page with text and code but no demo. */
const page = {
  pathname: '/toolpad/core/introduction/base-concepts/',
  file: 'docs-core/introduction/base-concepts.mdx',
};

export interface Runs {
  builds: number;
  edits: number;
}

/** Medians of measurements for one site, by name. The names include the units. */
export type Measurements = Record<string, number>;

async function measureBuilds(folder: string, runs: number): Promise<Measurements> {
  const cold = [];
  const warm = [];
  for (let run = 0; run < runs; run += 1) {
    removeBuilds(folder);
    cold.push(await build(folder));
    warm.push(await build(folder));
  }
  return {
    'build cold, s': median(cold.map(({ time }) => time)) / 1000,
    'build cold, CPU s': median(cold.map(({ cpu }) => cpu)) / 1000,
    'build cold, peak MB': median(cold.map(({ memory }) => memory)),
    'build warm, s': median(warm.map(({ time }) => time)) / 1000,
    'build warm, CPU s': median(warm.map(({ cpu }) => cpu)) / 1000,
  };
}

async function measureDevelopment(
  browser: Browser,
  folder: string,
  runs: number,
): Promise<Measurements> {
  removeBuilds(folder);
  const port = await freePort();
  const { time, stop } = await startDevelopment(folder, port, page.pathname);
  try {
    const edits = await measureEdits(
      browser,
      folder,
      page.file,
      `http://localhost:${port}${page.pathname}`,
      runs,
    );
    return { 'dev start, s': time / 1000, 'edit to screen, ms': median(edits) };
  } finally {
    stop();
  }
}

/** Measures builds and `npm start` of one site in a temporary folder. */
export async function measureSite(
  browser: Browser,
  folder: string,
  runs: Runs,
): Promise<Measurements> {
  return {
    ...(await measureBuilds(folder, runs.builds)),
    ...(await measureDevelopment(browser, folder, runs.edits)),
  };
}
