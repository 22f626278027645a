import { downloadsFolder } from '../../src/site/downloads';
import type { DocumentedVersion } from '../shared/versions';

/** What becomes a download. All paths are relative to the site. */
export interface ExampleDownloadsOptions {
  /** Folder of the projects. */
  dir: string;
  /** Folders below `dir` that become downloads although they have no `package.json`. */
  also: string[];
  /** Names that are never part of a project: what installing, building and running leave behind, and secrets. */
  leftovers: string[];
}

export const defaultOptions: ExampleDownloadsOptions = {
  dir: 'examples',
  also: [],
  leftovers: [
    'node_modules',
    '.next',
    'dist',
    '.generated',
    'test-results',
    'playwright-report',
    'package-lock.json',
    'next-env.d.ts',
    'tsconfig.tsbuildinfo',
    '.env',
    '.env.local',
    '.DS_Store',
  ],
};

/** Folder below the base with the projects of a version. A cut version keeps its own. */
export const downloadsOf = ({
  product,
  name,
  isLast,
}: Pick<DocumentedVersion, 'product' | 'name' | 'isLast'>): string =>
  isLast ? downloadsFolder : `${downloadsFolder}/${product}-${name}`;
