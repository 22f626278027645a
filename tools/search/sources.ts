import path from 'node:path';
import { collectDocs } from '../../plugins/pages/collect';
import { sidebarPages } from '../../plugins/navigation/sidebarPages';
import { buildIndex, type IndexFile } from '../../plugins/search/build';
import { scopeOf, type SearchDoc, type SearchVersion } from '../../plugins/search/collect';
import { currentVersion, documentedVersions } from '../../plugins/shared/versions';

/**
 * Reads the current pages without Docusaurus, which is fast enough for measuring the ranking after
 * each change.
 */
export async function sourceVersions(siteDir: string): Promise<SearchVersion[]> {
  const versions = documentedVersions(siteDir).filter(({ name }) => name === currentVersion);
  const docs = new Map((await collectDocs(siteDir, versions)).map((doc) => [doc.file, doc]));
  const searched = versions.map(async (version) => ({
    ...scopeOf(siteDir, version, versions),
    docs: (await sidebarPages(siteDir, version.product)).map(
      ({ path: page, title, label, file }): SearchDoc => {
        const { description = '', frontMatter: { keywords } = { keywords: [] } } =
          docs.get(file) ?? {};
        return {
          path: page,
          title,
          label,
          description,
          file: path.join(siteDir, file),
          groups: [],
          keywords: Array.isArray(keywords) ? keywords.map(String) : [],
        };
      },
    ),
  }));
  return Promise.all(searched);
}

/** Builds the index of the current pages. */
export async function indexSources(siteDir: string): Promise<IndexFile[]> {
  return buildIndex(await sourceVersions(siteDir));
}
