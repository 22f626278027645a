import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDemos, type DemosModel } from '../../plugins/demos/model';
import { resolveOptions } from '../../plugins/demos/options';
import { createInstallation, type Installation } from '../../plugins/demos/packages';
import { createReader } from '../../plugins/demos/parse';
import { findPlacements } from '../../plugins/demos/placements';
import { readTree, type Tree } from '../../plugins/demos/tree';
import { collectDocs, type DocFile } from '../../plugins/page-checks/collect';
import type { PackCache } from '../../plugins/shared/packCache';
import { documentedVersions, type DocumentedVersion } from '../../plugins/shared/versions';
import { readComponents, rootDir, type Components } from './components';
import { parsePage, type ParsedPage } from './page';

/** A page with what its text says. */
export interface Page extends DocFile, ParsedPage {}

/** All that rules look at. */
export interface Site {
  /** Root of the site's sources. */
  siteDir: string;
  versions: DocumentedVersion[];
  pages: Page[];
  /** Pages and the sources beside them by their paths. */
  tree: Tree;
  demos: DemosModel;
  installation: Installation;
  /** What each component and each tag takes in a page. */
  components: Components;
  /** Results that depend on a text alone, kept from run to run. */
  cache: PackCache;
}

const readModule = createReader();
const { aliases } = resolveOptions({ versions: [] });
const placements = new Map<string, ReturnType<typeof findPlacements>>();

/** `findPlacements`, which remembers. */
function placementsOf(page: string) {
  const found = placements.get(page) ?? findPlacements(page);
  placements.set(page, found);
  return found;
}

/** Reads the site from disk. What has not changed since the last reading is not parsed again. */
export async function readSite(siteDir: string, cache: PackCache): Promise<Site> {
  const versions = documentedVersions(siteDir);
  const { sets } = resolveOptions({ versions });
  const dirs = sets.map(({ dir }) => dir).filter((dir) => existsSync(path.join(siteDir, dir)));
  const docs = await collectDocs(siteDir, versions);
  const tree = readTree(siteDir, dirs);
  return {
    siteDir,
    versions,
    pages: docs.map((doc) => ({ ...doc, ...parsePage(doc.file, doc.source) })),
    tree,
    demos: readDemos(tree, sets, { readModule, findPlacements: placementsOf }),
    installation: createInstallation(rootDir, aliases),
    components: readComponents(),
    cache,
  };
}

/** Text of a file of the site, or nothing. */
export function readText(siteDir: string, file: string): string | undefined {
  const target = path.join(siteDir, file);
  return existsSync(target) ? readFileSync(target, 'utf8') : undefined;
}
