import { currentVersion, type DocumentedVersion } from '../shared/versions';

/**
 * The pages of one version, whose demos run against the packages of that version. Folders are from
 * the root of the site.
 */
export interface DemoSet {
  /** Folder of the pages. */
  dir: string;
  /** First part of a demo's address: `core`. */
  product: string;
  /** Second part: `v0.14.0`. */
  version: string;
  /** Folder from which packages are resolved; `.` for those the site itself runs. */
  packages: string;
}

export interface DemosOptions {
  /** Versions whose demos run. */
  versions: readonly DocumentedVersion[];
  /**
   * Packages installed at the site's root under another name than the one readers install.
   * @default { 'react-router': 'react-router-v7' }, as Docusaurus itself occupies the plain name
   *   with version 5
   */
  aliases?: Record<string, string>;
}

/** What the code reads: every option has its value. */
export interface ResolvedDemosOptions {
  sets: DemoSet[];
  aliases: Record<string, string>;
}

/**
 * The sets of demos. A cut version keeps its addresses for good; as long as the current pages speak
 * of the same version, right after the cut, theirs say `current`.
 */
export function demoSets(versions: readonly DocumentedVersion[]): DemoSet[] {
  return versions.map((each) => {
    const cutToo = versions.some(
      (other) => other !== each && other.product === each.product && other.label === each.label,
    );
    return {
      dir: each.dir,
      product: each.product,
      version: each.name === currentVersion && cutToo ? currentVersion : each.label,
      packages: each.packages,
    };
  });
}

export function resolveOptions({ versions, aliases }: DemosOptions): ResolvedDemosOptions {
  return { sets: demoSets(versions), aliases: aliases ?? { 'react-router': 'react-router-v7' } };
}

/** Whether a set runs the packages of the site itself. */
export const isOfSite = ({ packages }: DemoSet) => packages === '.';

/** `core/v0.14.0`: start of the addresses of a set's demos. */
export const setKey = ({ product, version }: DemoSet) => `${product}/${version}`;
