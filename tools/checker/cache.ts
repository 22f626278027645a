import path from 'node:path';
import { openBuildCache } from '../../plugins/shared/buildCache';
import type { ResultCache } from '../../plugins/shared/resultCache';
import { rootDir } from './rootDir';

/**
 * Code and data that cached results depend on: everything that the checker imports. `cache.test.ts`
 * keeps this list complete.
 */
export const checkedCode = [
  'docs-studio/reference/file-schema.json',
  'plugins',
  'src/features/i18n',
  'src/site',
  'src/tags',
  'tools/checker',
  'tools/samples',
].map((name) => path.join(rootDir, name));

/** Opens the cache of earlier results. @param name `site`, or `other` for fixtures */
export const openCheckCache = (name: string): ResultCache =>
  openBuildCache(rootDir, `check-${name}`, checkedCode);
