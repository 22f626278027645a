import type { Browser } from '@playwright/test';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { measureBytes, measureNavigation, median, withServer } from './browse';
import { measureEdits } from './edit';
import { measureMainThread } from './mainThread';
import { build, forgetBuilds, startDevelopment } from './runDocusaurus';

/** A page of text and code, without a demo, and the page of the same sidebar group it leads to. */
const page = {
  address: '/toolpad/core/introduction/base-concepts/',
  file: 'docs-core/introduction/base-concepts.mdx',
};
const next = { address: '/toolpad/core/introduction/installation/', title: 'Installation' };

export interface Runs {
  builds: number;
  edits: number;
  navigations: number;
}

/** Figures of one site by name, each a median. Units are in the names. */
export type Figures = Record<string, number>;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function measureBuilds(folder: string, runs: number): Promise<Figures> {
  const cold = [];
  const warm = [];
  for (let run = 0; run < runs; run += 1) {
    forgetBuilds(folder);
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

async function measureReading(browser: Browser, folder: string, runs: number): Promise<Figures> {
  const root = path.join(folder, 'build');
  return withServer(root, async (origin) => {
    const url = new URL(page.address, origin);
    const bytes = await measureBytes(browser, url, root);
    const mainThread = await measureMainThread(browser, url, root);
    const navigation = await measureNavigation(browser, url, next.address, next.title, runs);
    return {
      'page at load, kB': bytes.atLoad / 1000,
      'page settled, kB': bytes.settled / 1000,
      'of it scripts, kB': bytes.js / 1000,
      'long tasks at 4x CPU, ms': mainThread.longTasks,
      'navigation at 4x CPU, ms': median(navigation),
    };
  });
}

async function measureDevelopment(
  browser: Browser,
  folder: string,
  runs: number,
): Promise<Figures> {
  forgetBuilds(folder);
  const port = await freePort();
  const { time, stop } = await startDevelopment(folder, port, page.address);
  try {
    const edits = await measureEdits(
      browser,
      folder,
      page.file,
      `http://localhost:${port}${page.address}`,
      runs,
    );
    return { 'dev start, s': time / 1000, 'edit to screen, ms': median(edits) };
  } finally {
    stop();
  }
}

/** Measures everything of one site in a temporary folder. */
export async function measureSite(browser: Browser, folder: string, runs: Runs): Promise<Figures> {
  return {
    ...(await measureBuilds(folder, runs.builds)),
    ...(await measureReading(browser, folder, runs.navigations)),
    ...(await measureDevelopment(browser, folder, runs.edits)),
  };
}
