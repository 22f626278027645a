import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import path from 'node:path';
import { productList } from '../../src/site/products';
import type { SearchScope } from '../../src/site/search';

/** A page to be indexed. Its text is read from its file. */
export interface SearchDoc {
  /** Address with trailing slash. */
  path: string;
  title: string;
  description: string;
  /** Absolute path. */
  file: string;
  /** Label in the sidebar. */
  label: string;
  /** Groups of the sidebar it is in, from the outermost. */
  groups: string[];
  /** From the front matter. */
  keywords: string[];
}

/** A version of a product, with its pages in the order of the sidebar. */
export interface SearchVersion extends SearchScope {
  /** Absolute path of the folder its pages are in. */
  folder: string;
  docs: SearchDoc[];
}

interface Place {
  label: string | undefined;
  groups: string[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Where each doc is in the sidebar, by its id and in its order. */
function placesOf(
  items: readonly SidebarItem[],
  groups: string[] = [],
  places = new Map<string, Place>(),
): Map<string, Place> {
  for (const item of items) {
    if (item.type === 'category') placesOf(item.items, [...groups, item.label], places);
    if ((item.type === 'doc' || item.type === 'ref') && !places.has(item.id))
      places.set(item.id, { label: item.label, groups });
  }
  return places;
}

const withSlash = (address: string) => `${address.replace(/\/$/, '')}/`;

/** Sources are written `@site/docs-core/x.mdx`. */
const fileOf = (siteDir: string, source: string) =>
  path.join(siteDir, source.replace('@site/', ''));

function docsOf(siteDir: string, version: LoadedVersion): SearchDoc[] {
  const places = placesOf(Object.values(version.sidebars).flat());
  const order = [...places.keys()];
  const position = (id: string) => (places.has(id) ? order.indexOf(id) : order.length);
  return version.docs
    .filter(({ unlisted, draft }) => !unlisted && !draft)
    .sort((a, b) => position(a.id) - position(b.id))
    .map(({ id, permalink, title, description, source, frontMatter }) => ({
      path: withSlash(permalink),
      title,
      description,
      file: fileOf(siteDir, source),
      label: places.get(id)?.label ?? title,
      groups: places.get(id)?.groups ?? [],
      keywords: frontMatter.keywords ?? [],
    }));
}

/** `v0.14.0`: the version snapshots are called by their number, the current one by the package it documents. */
function versionOf(product: string, { versionName, label }: LoadedVersion): string {
  if (versionName !== 'current') return /^\d/.test(label) ? `v${label}` : label;
  const known = productList.find(({ key }) => key === product);
  return known ? `v${known.version}` : label;
}

/** All versions of all docs instances, as Docusaurus has loaded them. */
export function collectVersions(
  siteDir: string,
  instances: Record<string, LoadedContent>,
): SearchVersion[] {
  return Object.entries(instances).flatMap(([product, { loadedVersions }]) =>
    loadedVersions.map((version) => ({
      id: `docs-${product}-${version.versionName}`,
      product: productList.find(({ key }) => key === product)?.name ?? product,
      version: versionOf(product, version),
      isLast: version.isLast,
      folder: version.contentPath,
      docs: docsOf(siteDir, version),
    })),
  );
}
