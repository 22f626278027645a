import path from 'node:path';
import { baseUrl, defaultSiteUrl } from '../../src/site/origins';
import { writeNextPages } from '../../plugins/next-pages';
import { sidebarPages } from '../../plugins/navigation/sidebarPages';
import { demoSets } from '../../plugins/demos/options';
import { failOn } from '../../plugins/shared/problems';
import {
  documentedVersions,
  isCutVersion,
  type DocumentedVersion,
} from '../../plugins/shared/versions';
import { checkInstalledVersions } from '@site/tools/checker';
import type { ApiOptions } from './options';
import { readOverrides } from './overrides';

/**
 * Components and hooks with an API page, from the "APIs" group of the sidebar. Values are paths
 * below `docsUrl`.
 */
async function apiPages(
  siteDir: string,
  { name, url }: DocumentedVersion,
): Promise<Record<string, string>> {
  const all = await sidebarPages(siteDir, 'core', name);
  const pages = all.filter(({ group }) => group[0] === 'APIs');
  return Object.fromEntries(
    pages.map(({ label, path: page }) => [label, page.slice(url.length, -1)]),
  );
}

async function optionsFor(
  siteDir: string,
  version: DocumentedVersion,
  versions: readonly DocumentedVersion[],
): Promise<ApiOptions> {
  const docs = demoSets(versions).find(({ dir }) => dir === version.dir);
  if (!docs) throw new Error(`${version.dir} has no demos.`);
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
    pages: await apiPages(siteDir, version),
    overrides: readOverrides(version.version),
  };
}

/**
 * Options for the versions of @toolpad/core that the current pages and the next ones document. Data
 * of cut versions doesn't change.
 */
export async function coreOptions(siteDir: string): Promise<ApiOptions[]> {
  const versions = documentedVersions(siteDir);
  await writeNextPages(siteDir, versions);
  const core = versions.filter((each) => each.product === 'core' && !isCutVersion(each));
  return Promise.all(core.map((version) => optionsFor(siteDir, version, versions)));
}
