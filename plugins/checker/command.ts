import path from 'node:path';

/** Arguments for Node that run the checker on a site. */
export const checkerArguments = (siteDir: string, ...options: string[]): string[] => [
  '--import',
  'tsx',
  path.join(siteDir, 'scripts/check-docs.ts'),
  ...options,
];
