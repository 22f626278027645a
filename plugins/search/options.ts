import type { SearchKind } from '../../src/site/search';

/** Kind of a page by the start of its file's path in the folder of its version. The first that fits counts; others are guides. */
export const kindsByFolder: [folder: string, kind: SearchKind][] = [
  ['api/', 'api'],
  ['components/', 'component'],
  ['reference/components/', 'component'],
  ['reference/api/', 'api'],
  ['how-to-guides/', 'howTo'],
];
