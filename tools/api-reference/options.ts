import path from 'node:path';
import { checkInstalledVersions } from '@site/tools/checker';
import { type DemoSet, demoSets } from '../../plugins/demos/model';
import { sidebarPages } from '../../plugins/navigation/sidebarPages';
import { writeNextPages } from '../../plugins/next-pages';
import { failOn } from '../../plugins/shared/problems';
import {
  type DocumentedVersion,
  documentedVersions,
  isCutVersion,
} from '../../plugins/shared/versions';
import type { ApiEntry } from '../../src/site/api';
import { baseUrl, defaultSiteUrl } from '../../src/site/origins';
import { type Overrides, readOverrides } from './overrides';

/** Input of the reference. */
export interface ApiOptions {
  /** Root of the repository. */
  siteDir: string;
  /** Folder of the installed package. Default: `node_modules/@toolpad/core` in `siteDir`. */
  packageDir: string;
  /** The product's pages and their demos. */
  docs: DemoSet;
  /** URL of the docs folder, with slashes at both ends. */
  docsUrl: string;
  /** Folder of the data, relative to `siteDir`. */
  dataDir: string;
  /** Prefix of URLs in the package's comments that refer to pages of this site. */
  publishedUrl: string;
  /** Folders of entry points that readers shouldn't import. */
  privateEntries: string[];
  /** Exports with a page, by name. Values are paths below `docsUrl`. */
  pages: Record<string, string>;
  overrides: Overrides;
  /**
   * For releases that aren't documented: reads components and hooks without a page, too, and the
   * first of several exports with one name. Before 0.14, `@toolpad/core/nextjs` has its own
   * `AppProvider`.
   */
  isUndocumented?: boolean;
}

/** Contents of the files to write, by path relative to `siteDir`. */
export type Files = Map<string, string>;

/** Entries by name, sorted. */
export type Entries = Map<string, ApiEntry>;

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
