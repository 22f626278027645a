import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { readApiData } from '../shared/apiData';
import type { DocumentedVersion } from '../shared/versions';
import { linksOf } from './links';
import { moduleName } from './moduleName';
import { renderEntry, renderStudioComponent } from './render';

export { remarkApi } from './remark';

/** Data of the pages, by the name of its module. */
type Content = Map<string, string>;

export interface ApiPagesOptions {
  /** Versions whose API data pages show. */
  versions: readonly DocumentedVersion[];
}

function render(
  siteDir: string,
  version: DocumentedVersion,
  versions: readonly DocumentedVersion[],
): [string, string][] {
  const toHref = linksOf(version, versions);
  const rendered =
    version.product === 'core'
      ? [...readApiData(siteDir, { ...version, product: 'core' }).values()].map((entry) =>
          renderEntry(entry, toHref),
        )
      : [...readApiData(siteDir, { ...version, product: 'studio' }).values()].map((component) =>
          renderStudioComponent(component, toHref),
        );
  return rendered.map((entry) => [moduleName(version, entry), JSON.stringify(entry)]);
}

/** Gives API pages the data of the version they belong to, its texts as HTML. `remarkApi` connects the two. */
export function apiPages({ siteDir }: LoadContext, { versions }: ApiPagesOptions): Plugin<Content> {
  return {
    name: 'api-pages',
    getPathsToWatch: () => versions.map(({ apiData }) => path.join(siteDir, apiData, '*.json')),
    async loadContent() {
      return new Map(versions.flatMap((version) => render(siteDir, version, versions)));
    },
    async contentLoaded({ content, actions: { createData } }) {
      await Promise.all([...content].map(([name, json]) => createData(name, json)));
    },
  };
}
