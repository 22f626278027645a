import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import path from 'node:path';
import { products } from '../../src/site/products';
import type { SearchScope } from '../../src/site/search';
import type { TagContext } from '../../src/tags/define';
import { sidebarPositions } from '../navigation/sidebarPages';
import { originalOf } from '../shared/translations';
import type { DocumentedVersion } from '../shared/versions';
import { contextOf } from '../tags';

/** A page to be indexed. Its content is read from its file. */
export interface SearchDoc {
  /** URL with trailing slash. */
  path: string;
  title: string;
  description: string;
  /** Absolute path. */
  file: string;
  /** Label in the sidebar. */
  label: string;
  /** Groups in the sidebar that contain it, outermost first. */
  groups: string[];
  /** Keywords in the front matter. */
  keywords: string[];
}

/** A version of a product, with its pages in the order of the sidebar. */
export interface SearchVersion extends SearchScope {
  docs: SearchDoc[];
  /** Context of the tags of a page. */
  contextOf: (file: string) => TagContext;
}

const withTrailingSlash = (url: string) => `${url.replace(/\/$/, '')}/`;

/** Converts a source such as `@site/docs-core/x.mdx` to a path. */
const fileOf = (siteDir: string, source: string) =>
  path.join(siteDir, source.replace('@site/', ''));

function docsOf(siteDir: string, version: LoadedVersion): SearchDoc[] {
  const positions = sidebarPositions(version.sidebars, version.docs);
  const order = [...positions.keys()];
  const position = (id: string) => (positions.has(id) ? order.indexOf(id) : order.length);
  return version.docs
    .filter(({ unlisted, draft }) => !unlisted && !draft)
    .sort((a, b) => position(a.id) - position(b.id))
    .map(({ id, permalink, title, description, source, frontMatter }) => ({
      path: withTrailingSlash(permalink),
      title,
      description,
      file: fileOf(siteDir, source),
      label: positions.get(id)?.label ?? title,
      groups: positions.get(id)?.groups ?? [],
      keywords: frontMatter.keywords ?? [],
    }));
}

/** All versions of all docs instances, as loaded by Docusaurus. */
export function collectVersions(
  siteDir: string,
  versions: readonly DocumentedVersion[],
  instances: Record<string, LoadedContent>,
): SearchVersion[] {
  return versions.flatMap((documented) => {
    const loaded = instances[documented.product]?.loadedVersions.find(
      ({ versionName }) => versionName === documented.name,
    );
    if (!loaded) return [];
    return {
      ...scopeOf(siteDir, documented, versions),
      docs: docsOf(siteDir, loaded),
    };
  });
}

/** Name of a version in the search, and the context of the tags on its pages. */
export function scopeOf(
  siteDir: string,
  documented: DocumentedVersion,
  versions: readonly DocumentedVersion[],
): Omit<SearchVersion, 'docs'> {
  const { product, name, label, isLast } = documented;
  return {
    id: `docs-${product}-${name}`,
    product: products[product].name,
    version: label,
    isLast,
    contextOf: (file) => {
      const page = originalOf(path.relative(siteDir, file).replaceAll(path.sep, '/'));
      return contextOf(page, documented, versions, siteDir);
    },
  };
}
