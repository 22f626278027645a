import path from 'node:path';

/** Arguments for Node that run the checker on a site. */
export const checkerArguments = (siteDir: string, ...options: string[]): string[] => [
  '--import',
  'tsx',
  path.resolve(__dirname, '../../scripts/check-docs.ts'),
  '--site',
  siteDir,
  ...options,
];
