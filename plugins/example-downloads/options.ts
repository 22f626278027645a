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
