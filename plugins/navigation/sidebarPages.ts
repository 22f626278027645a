import { DefaultNumberPrefixParser } from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import { loadSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/index.js';
import { DefaultSidebarItemsGenerator } from '@docusaurus/plugin-content-docs/lib/sidebars/generator.js';
import { createSlugger } from '@docusaurus/utils';
import path from 'node:path';
import type { ProductKey } from '../../src/site/products';
import { collectDocs, type DocFile } from '../pages/collect';
import { currentVersion, documentedVersions, type DocumentedVersion } from '../shared/versions';
import { sidebarPositions } from './sidebarPositions';

/** A page in a sidebar. */
export interface SidebarPage {
  /** File in `docs-<product>`, without extension. */
  id: string;
  /** Path from the root of the repository. */
  file: string;
  /** URL with trailing slash. */
  path: string;
  /** Label in the sidebar. */
  label: string;
  /** Title in its front matter, the page's `h1`. */
  title: string;
  /** Labels of the groups and headings that contain it, outermost first. */
  group: string[];
  newFeature: boolean;
}

/** A page in the format of Docusaurus' sidebar reader. */
function docOf({ file, version, frontMatter, url }: DocFile) {
  const id = path.posix.relative(version.dir, file).replace(/\.mdx?$/, '');
  return {
    id,
    title: String(frontMatter.title),
    frontMatter,
    source: `@site/${file}`,
    sourceDirName: path.posix.dirname(id),
    file,
    address: url,
  };
}

/** File from which Docusaurus reads the sidebar of a version. */
const sidebarFile = (siteDir: string, { product, name, dir }: DocumentedVersion) =>
  name === currentVersion
    ? path.join(siteDir, dir, 'sidebars.ts')
    : path.join(siteDir, `${product}_versioned_sidebars/version-${name}-sidebars.json`);

type LoadOptions = Parameters<typeof loadSidebars>[1];

/**
 * The pages in the sidebar of a product, in reading order, as Docusaurus reads `sidebars.ts`, but
 * without a build.
 * @param versionName Docusaurus' name of the version
 * @throws if Docusaurus rejects the sidebar
 */
export async function sidebarPages(
  siteDir: string,
  product: ProductKey,
  versionName = currentVersion,
): Promise<SidebarPage[]> {
  const version = documentedVersions(siteDir).find(
    (each) => each.product === product && each.name === versionName,
  );
  if (!version) throw new Error(`There is no product "${product}".`);
  const docs = (await collectDocs(siteDir, [version])).map(docOf);
  const contentPath = path.join(siteDir, version.dir);
  const sidebars = await loadSidebars(sidebarFile(siteDir, version), {
    docs: docs as unknown as LoadOptions['docs'],
    drafts: [],
    version: {
      versionName: version.name,
      contentPath,
      path: version.url,
    } as LoadOptions['version'],
    sidebarItemsGenerator: DefaultSidebarItemsGenerator,
    numberPrefixParser: DefaultNumberPrefixParser,
    sidebarOptions: { sidebarCollapsed: true, sidebarCollapsible: true },
    categoryLabelSlugger: createSlugger(),
  });
  return [...sidebarPositions(sidebars, docs)].flatMap(([id, { label, groups, customProps }]) => {
    const doc = docs.find((each) => each.id === id);
    if (!doc) return [];
    return {
      id,
      file: doc.file,
      path: doc.address,
      label,
      title: doc.title,
      group: groups,
      newFeature: customProps.newFeature === true,
    };
  });
}
