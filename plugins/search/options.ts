import type { SearchKind } from '../../src/site/search';

/** Kind of a page by the start of its file's path in the folder of its version. The first that fits counts; others are guides. */
export const kindsByFolder: [folder: string, kind: SearchKind][] = [
  ['api/', 'api'],
  ['components/', 'component'],
  ['reference/components/', 'component'],
  ['reference/api/', 'api'],
  ['how-to-guides/', 'howTo'],
];

/** Where the data of reference tables is, from the folder of a version. Each version has its own. */
export const dataFiles = {
  coreApi: (name: string) => `api/data/${name}.json`,
  coreType: (name: string) => `api/data/${name}.type.json`,
  studioComponent: (name: string) => `reference/components/data/${name}.json`,
  fileSchema: 'reference/file-schema.json',
};
