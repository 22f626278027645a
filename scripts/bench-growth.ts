/**
 * `npm run bench:growth`: builds the site with its pages once, 5 and 10 times, from nothing each time, and fails when the build grows
 * faster than the pages, or what a page loads grows at all worth mentioning. Takes about 10 minutes; works in a temporary folder.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { measureBytes, openBrowser, withServer } from '../tools/bench/browse';
import { checkGrowth, type Size } from '../tools/bench/growth';
import { multiplyPages } from '../tools/bench/multiply';
import { build, forgetBuilds } from '../tools/bench/runDocusaurus';
import { commitAll, copySite } from '../tools/bench/siteCopy';

const address = '/toolpad/core/introduction/base-concepts/';

async function buildSize(times: number): Promise<Size> {
  const folder = copySite(process.cwd(), `growth-${times}`);
  const browser = await openBrowser();
  try {
    const pages = multiplyPages(folder, times);
    commitAll(folder);
    forgetBuilds(folder);
    const usage = await build(folder);
    const root = path.join(folder, 'build');
    const bytes = await withServer(root, (origin) =>
      measureBytes(browser, new URL(address, origin), root),
    );
    return { pages, ...usage, bytes: bytes.settled };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const sizes: Size[] = [];
  for (const times of [1, 5, 10]) {
    const size = await buildSize(times);
    sizes.push(size);
    console.log(
      `${String(size.pages).padStart(5)} pages: build ${(size.time / 1000).toFixed(1)} s, CPU ${(size.cpu / 1000).toFixed(1)} s, memory ${Math.round(size.memory)} MB, a page loads ${(size.bytes / 1000).toFixed(1)} kB`,
    );
  }

  const problems = checkGrowth(sizes);
  problems.forEach((problem) => console.error(problem));
  console.log(
    problems.length > 0
      ? 'The site grows too fast.'
      : 'The build grows no faster than the pages, and pages stay as light as they are.',
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void main();
