import { downloadsFolder } from '../../src/site/downloads';
import type { DocumentedVersion } from '../shared/versions';

/** Names that are never part of a project: what installing, building and running leave behind, and secrets. */
export const leftovers: readonly string[] = [
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
];

/** Folder below the base with the projects of a version. A cut version keeps its own. */
export const downloadsOf = ({
  product,
  name,
  isLast,
}: Pick<DocumentedVersion, 'product' | 'name' | 'isLast'>): string =>
  isLast ? downloadsFolder : `${downloadsFolder}/${product}-${name}`;
