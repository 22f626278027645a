import path from 'node:path';
import type { SearchKind } from '../../src/site/search';

/** Kind of a page by the start of its file's path in the folder of its version. The first that fits counts; others are guides. */
export const kindsByFolder: [folder: string, kind: SearchKind][] = [
  ['api/', 'api'],
  ['components/', 'component'],
  ['reference/components/', 'component'],
  ['reference/api/', 'api'],
  ['how-to-guides/', 'howTo'],
];

/** Where a version's pages and the generated data of its reference tables are: absolute paths. */
export interface VersionFolders {
  folder: string;
  apiData: string;
}

/** Files with the data of reference tables. */
export const dataFiles = {
  api: ({ apiData }: VersionFolders, name: string) => path.join(apiData, `${name}.json`),
  apiType: ({ apiData }: VersionFolders, name: string) => path.join(apiData, `${name}.type.json`),
  fileSchema: ({ folder }: VersionFolders) => path.join(folder, 'reference/file-schema.json'),
};
