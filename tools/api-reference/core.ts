import path from 'node:path';
import { baseUrl, defaultSiteUrl } from '../../src/site/origins';
import { sidebarPages } from '../../plugins/navigation/sidebarPages';
import { demoSets } from '../../plugins/demos/options';
import { failOn } from '../../plugins/shared/problems';
import { currentVersion, documentedVersions } from '../../plugins/shared/versions';
import { checkInstalledVersions } from '@site/tools/checker';
import type { ApiOptions } from './options';
import { readOverrides } from './overrides';

/**
 * Components and hooks with an API page, from the "APIs" group of the sidebar. Values are paths
 * below `docsUrl`.
 */
async function apiPages(siteDir: string, docsUrl: string): Promise<Record<string, string>> {
  const all = await sidebarPages(siteDir, 'core');
  const pages = all.filter(({ group }) => group[0] === 'APIs');
  return Object.fromEntries(
    pages.map(({ label, path: url }) => [label, url.slice(docsUrl.length, -1)]),
  );
}

/**
 * Options for the version of @toolpad/core that the current pages document. Data of cut versions
 * doesn't change.
 */
export async function coreOptions(siteDir: string): Promise<ApiOptions> {
  const versions = documentedVersions(siteDir);
  const version = versions.find(
    ({ product, name }) => product === 'core' && name === currentVersion,
  );
  const docs = demoSets(versions).find(({ dir }) => dir === version?.dir);
  if (!version || !docs) throw new Error('The site documents no current version of @toolpad/core.');
  // Otherwise, the data of one version would be written from the types of another.
  failOn(checkInstalledVersions(siteDir, [version]));
  return {
    siteDir,
    packageDir: path.join(siteDir, version.packages, 'node_modules/@toolpad/core'),
    docs,
    docsUrl: version.url,
    dataDir: version.apiData,
    publishedUrl: `${defaultSiteUrl}${baseUrl}`,
    privateEntries: ['esm', 'modern', 'node_modules', 'internal', 'locales'],
    pages: await apiPages(siteDir, version.url),
    overrides: readOverrides(),
  };
}
