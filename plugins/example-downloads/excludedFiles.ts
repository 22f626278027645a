/**
 * Files that are never packed: the output of installing, building, and running a project, and
 * secrets.
 */
export const excludedFiles: readonly string[] = [
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
