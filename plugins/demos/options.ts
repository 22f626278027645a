import { currentVersion, type DocumentedVersion } from '../shared/versions';

/** The pages of one version, whose demos run against the packages of that version. */
export interface DemoSet {
  dir: string;
  /** First part of a demo's URL, such as `core`. */
  product: string;
  /** Second part of a demo's URL, such as `v0.14.0`. */
  version: string;
  /** Folder from which packages are resolved; `.` for the packages that the site itself uses. */
  packages: string;
}

export interface DemosOptions {
  versions: readonly DocumentedVersion[];
  /**
   * Packages that the site installs under a different name from the one readers install.
   * @default { 'react-router': 'react-router-v7' }, because Docusaurus itself uses version 5 under
   *   the original name
   */
  aliases?: Record<string, string>;
}

export interface ResolvedDemosOptions {
  sets: DemoSet[];
  aliases: Record<string, string>;
}

/** Right after a cut, when two versions have the same number, one URL contains `current`. */
export function demoSets(versions: readonly DocumentedVersion[]): DemoSet[] {
  return versions.map((each) => {
    const isAlsoCut = versions.some(
      (other) => other !== each && other.product === each.product && other.label === each.label,
    );
    return {
      dir: each.dir,
      product: each.product,
      version: each.name === currentVersion && isAlsoCut ? currentVersion : each.label,
      packages: each.packages,
    };
  });
}

export function resolveOptions({ versions, aliases }: DemosOptions): ResolvedDemosOptions {
  return { sets: demoSets(versions), aliases: aliases ?? { 'react-router': 'react-router-v7' } };
}

export const usesSitePackages = ({ packages }: DemoSet) => packages === '.';

export const setKey = ({ product, version }: DemoSet) => `${product}/${version}`;
