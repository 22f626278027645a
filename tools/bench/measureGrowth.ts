import { rmSync } from 'node:fs';
import path from 'node:path';
import { build, removeBuilds } from '@site/e2e/support/docusaurus';
import { commitAll, copySite } from '@site/e2e/support/siteCopy';
import { measureBytes, openBrowser } from './browse';
import type { BuildMeasurement } from './growth';
import { multiplyPages } from './multiply';

/**
 * Builds copies of the site with several times its pages, without a cache, and measures one page.
 */
export async function measureGrowth(siteDir: string, times: number): Promise<BuildMeasurement> {
  const folder = copySite(siteDir, `growth-${times}`);
  const browser = await openBrowser();
  try {
    const pages = multiplyPages(folder, times);
    commitAll(folder);
    removeBuilds(folder);
    const usage = await build(folder);
    const url = '/toolpad/core/introduction/base-concepts/';
    return { pages, ...usage, bytes: await measureBytes(browser, path.join(folder, 'build'), url) };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
