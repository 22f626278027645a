import path from 'node:path';
import { baseUrl, defaultSiteUrl } from '../../src/site/origins';
import { sidebarPages } from '../navigation/sidebarPages';
import type { ApiOptions } from './options';
import { overrides } from './overrides';

const docsUrl = '/toolpad/core/';

/** Components and hooks with an API page: the group "APIs" of the side navigation, by path below `docsUrl`. */
function apiPages(siteDir: string): Record<string, string> {
  const pages = sidebarPages(siteDir, 'core').filter(({ group }) => group[0] === 'APIs');
  return Object.fromEntries(
    pages.map(({ label, path: address }) => [label, address.slice(docsUrl.length, -1)]),
  );
}

/** The reference of @toolpad/core. */
export function coreOptions(siteDir: string): ApiOptions {
  return {
    siteDir,
    packageDir: path.join(siteDir, 'node_modules/@toolpad/core'),
    docsDir: 'docs-core',
    docsUrl,
    dataDir: 'docs-core/api/data',
    publishedUrl: `${defaultSiteUrl}${baseUrl}`,
    privateEntries: ['esm', 'modern', 'node_modules', 'internal', 'locales'],
    pages: apiPages(siteDir),
    overrides,
  };
}
