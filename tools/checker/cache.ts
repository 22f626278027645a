import path from 'node:path';
import { openBuildCache } from '../../plugins/shared/buildCache';
import type { PackCache } from '../../plugins/shared/packCache';
import { rootDir } from './htmlTags';

/** Code whose results are kept. */
const folders = [
  'tools/checker',
  'tools/samples',
  'plugins/demos',
  'plugins/pages',
  'plugins/shared',
  'plugins/code-blocks',
].map((folder) => path.join(rootDir, folder));

/** What earlier runs found. It holds for this code and these packages. @param name `site`, or `other` for fixtures */
export const openCheckCache = (name: string): PackCache =>
  openBuildCache(rootDir, `check-${name}`, folders);
