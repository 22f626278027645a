import { appendFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { build, removeBuilds, type Usage } from '@site/e2e/support/docusaurus';
import { commitAll, copySite } from '@site/e2e/support/siteCopy';
import { addVersions } from './addVersions';
import { measureBytes, openBrowser } from './browse';

/** Measurements of a site with several versions of Toolpad Core. */
export interface VersionsMeasurement {
  /** Number of versions. */
  versions: number;
  /** Build without a cache. */
  cold: Usage;
  /** Build after one sentence was added to a current page. */
  edited: Usage;
  /** Size of the web root, in bytes. */
  size: number;
  /** Size of everything that a current page loads, in bytes. */
  bytes: number;
}

const page = 'docs-core/introduction/base-concepts.mdx';
const url = '/toolpad/core/introduction/base-concepts/';

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (sum, entry) =>
      entry.isFile() ? sum + statSync(path.join(entry.parentPath, entry.name)).size : sum,
    0,
  );

/** Builds a copy of the site with versions of Toolpad Core, and measures one page. */
export async function measureVersions(
  siteDir: string,
  versions: number,
): Promise<VersionsMeasurement> {
  const folder = copySite(siteDir, `versions-${versions}`);
  const browser = await openBrowser();
  try {
    addVersions(folder, versions);
    commitAll(folder);
    removeBuilds(folder);
    const cold = await build(folder);
    appendFileSync(path.join(folder, page), '\nThis sentence is new.\n');
    const edited = await build(folder);
    const root = path.join(folder, 'build');
    return {
      versions,
      cold,
      edited,
      size: sizeOf(root),
      bytes: await measureBytes(browser, root, url),
    };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
