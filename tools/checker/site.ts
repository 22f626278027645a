import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DemosModel,
  findPlacements,
  readDemos,
  readTree,
  type Tree,
  demoSets,
} from '../../plugins/demos/model';
import { createInstallation, type Installation } from '../../plugins/demos/packages';
import { readModule } from '../../plugins/demos/parse';
import { collectDocs, isPartial } from '../../plugins/pages/collect';
import { writeNextPages } from '../../plugins/next-pages';
import type { ResultCache } from '../../plugins/shared/resultCache';
import { documentedVersions, type DocumentedVersion } from '../../plugins/shared/versions';
import { parsePage, type Page } from './page';
import { partialsIn } from './page';
import { rootDir } from './rootDir';

export type { Page };

/** Everything that checks read. */
export interface Site {
  /** Root of the site's sources. */
  siteDir: string;
  versions: DocumentedVersion[];
  pages: Page[];
  /**
   * Partials that pages import. They have no front matter, and the URL of a page that imports them.
   */
  partials: Page[];
  /** Pages and the source files beside them, by path. */
  tree: Tree;
  demos: DemosModel;
  installation: Installation;
  /** Results that depend only on their input, cached between runs. */
  cache: ResultCache;
}

function readPartials(
  tree: Tree,
  pages: Page[],
  versions: DocumentedVersion[],
  cache: ResultCache,
): Page[] {
  return [...tree].flatMap(([file, source]) => {
    const version = versions.find(({ dir }) => file.startsWith(`${dir}/`));
    if (!version || !isPartial(file)) return [];
    const importer = pages.find((page) => partialsIn(page).includes(file));
    const url = importer?.url ?? version.url;
    const empty = { description: '', frontMatter: {} };
    return [parsePage({ file, version, url, source, ...empty }, cache)];
  });
}

/** Reads the site from disk. Doesn't parse unchanged files again. */
export async function readSite(siteDir: string, cache: ResultCache): Promise<Site> {
  const versions = documentedVersions(siteDir);
  await writeNextPages(siteDir, versions);
  const sets = demoSets(versions);
  const dirs = sets.map(({ dir }) => dir).filter((dir) => existsSync(path.join(siteDir, dir)));
  const docs = await collectDocs(siteDir, versions);
  const tree = readTree(siteDir, dirs);
  const pages = docs.map((doc) => parsePage(doc, cache));
  return {
    siteDir,
    versions,
    pages,
    partials: readPartials(tree, pages, versions, cache),
    tree,
    demos: readDemos(tree, sets, {
      readModule: (file, source) =>
        cache.sync('module', [file, source], () => readModule(file, source)),
      findPlacements: (page) => cache.sync('placements', page, () => findPlacements(page)),
    }),
    installation: createInstallation(rootDir),
    cache,
  };
}

/** Content of a file of the site, or `undefined` if it is missing. */
export function readText(siteDir: string, file: string): string | undefined {
  const target = path.join(siteDir, file);
  return existsSync(target) ? readFileSync(target, 'utf8') : undefined;
}
