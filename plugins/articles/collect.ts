import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import path from 'node:path';
import { sidebarPositions } from '../../model/sidebars/sidebarPages';
import { originalOf } from '../../model/versions/translations';
import type { DocumentedVersion } from '../../model/versions/versions';

/** A docs page of the site. Its content is read from its built page. */
export interface Doc {
  /** URL with trailing slash. */
  path: string;
  title: string;
  description: string;
  /** Absolute path of its source. */
  file: string;
  /** Path of the page, or the page that it translates, from the root of the repository. */
  page: string;
  label: string;
  /** Groups in the sidebar that contain it, outermost first. */
  groups: string[];
  /** Keywords in the front matter. */
  keywords: string[];
}

/** A version of a product, with its pages in the order of the sidebar. */
export interface DocsOfVersion {
  version: DocumentedVersion;
  docs: Doc[];
}

const withTrailingSlash = (url: string) => `${url.replace(/\/$/, '')}/`;

function docsOf(siteDir: string, version: LoadedVersion): Doc[] {
  const positions = sidebarPositions(version.sidebars, version.docs);
  const order = [...positions.keys()];
  const position = (id: string) => (positions.has(id) ? order.indexOf(id) : order.length);
  return version.docs
    .filter(({ unlisted, draft }) => !unlisted && !draft)
    .sort((a, b) => position(a.id) - position(b.id))
    .map(({ id, permalink, title, description, source, frontMatter }) => {
      const file = source.replace('@site/', '');
      return {
        path: withTrailingSlash(permalink),
        title,
        description,
        file: path.join(siteDir, file),
        page: originalOf(file),
        label: positions.get(id)?.label ?? title,
        groups: positions.get(id)?.groups ?? [],
        keywords: frontMatter.keywords ?? [],
      };
    });
}

/** All versions of all docs instances, as loaded by Docusaurus. */
export function collectDocs(
  siteDir: string,
  versions: readonly DocumentedVersion[],
  allContent: Record<string, unknown>,
): DocsOfVersion[] {
  const instances = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<
    string,
    LoadedContent
  >;
  return versions.flatMap((version) => {
    const loaded = instances[version.product]?.loadedVersions.find(
      ({ versionName }) => versionName === version.name,
    );
    return loaded ? [{ version, docs: docsOf(siteDir, loaded) }] : [];
  });
}
