import path from 'node:path';
import { coreTree } from '../../sidebars';
import { baseUrl, defaultSiteUrl } from '../../src/site/origins';
import { pagesOf } from '../navigation/pageTree';
import type { ApiOptions } from './options';
import { overrides } from './overrides';

const docsUrl = '/toolpad/core/';

/** Components and hooks with an API page: the last group of the sidebar. */
function apiPages(): Record<string, string> {
  const pages = pagesOf(coreTree.filter(({ title }) => title === 'APIs'));
  return Object.fromEntries(
    pages.map(({ title = '', pathname = '' }) => [title, pathname.slice(docsUrl.length)]),
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
    pages: apiPages(),
    overrides,
  };
}
