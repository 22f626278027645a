import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import type { DemosContent } from '../demos/demos';
import { demosOf, type LinkedDemo } from '../../model/demos/demoLinks';
import { productList } from '../../model/facts/products';
import { addSince, behaviorFile, historyFile, readApiData, readSince } from '../../model/api/data';
import { inVersion } from '../../model/pages/versionLinks';
import type { DocumentedVersion } from '../../model/versions/versions';
import {
  linksTo,
  moduleName,
  renderEntry,
  renderStudioComponent,
} from '../../model/api/renderEntry';
import { findApiPages, renderReleases } from '../../model/api/releases';

interface ApiPagesOptions {
  versions: readonly DocumentedVersion[];
}

/** Data for the API pages of a version, by module name. */
function renderVersion(
  siteDir: string,
  version: DocumentedVersion,
  versions: readonly DocumentedVersion[],
  demos: readonly LinkedDemo[],
): [string, string][] {
  const toHref = (href: string) => inVersion(href, version, versions);
  const own = demos.filter(({ dir }) => dir === version.dir);
  const since = readSince(siteDir, version);
  const entries = [...readApiData(siteDir, version).values()].map((entry) => {
    if (!('kind' in entry)) return renderStudioComponent(entry, toHref);
    const rendered = renderEntry(addSince(entry, since), toHref);
    if (entry.kind === 'type') return rendered;
    return {
      ...rendered,
      demos: linksTo(demosOf(entry.name, entry.package, own), toHref),
    };
  });
  return entries.map((entry) => [moduleName(version, entry), JSON.stringify(entry)]);
}

/** API data of each version, with descriptions as HTML. The tags in `src/tags` import it. */
export function apiPages({ siteDir }: LoadContext, { versions }: ApiPagesOptions): Plugin {
  /** Demos of the last rendering. With `npm start`, most edits change nothing here. */
  let rendered: string | undefined;
  return {
    name: 'api-pages',
    getPathsToWatch: () => [
      ...versions.map(({ apiData }) => path.join(siteDir, apiData, '*.json')),
      ...productList.flatMap(({ key }) => [historyFile(key), behaviorFile(key)]),
    ],
    // Docusaurus calls this at the start and when the data has changed.
    loadContent() {
      rendered = undefined;
    },
    async allContentLoaded({ allContent, actions: { createData } }) {
      const { linked = [] } = (allContent.demos?.default ?? {}) as Partial<DemosContent>;
      const docs = allContent['docusaurus-plugin-content-docs'] ?? {};
      const pages = Object.fromEntries(
        productList.map(({ key }) => [key, findApiPages(docs[key] as LoadedContent | undefined)]),
      );
      const current = JSON.stringify([linked, pages]);
      if (rendered === current) return;
      const data = [
        ...versions.flatMap((version) => renderVersion(siteDir, version, versions, linked)),
        ...versions.flatMap((version) =>
          renderReleases(siteDir, version, versions, pages[version.product] ?? {}),
        ),
      ];
      await Promise.all(data.map(([name, json]) => createData(name, json)));
      rendered = current;
    },
  };
}
