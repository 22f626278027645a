/**
 * Names that are never part of a project: what installing, building and running leave behind, and
 * secrets.
 */
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
