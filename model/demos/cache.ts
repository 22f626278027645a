import path from 'node:path';
import { openBuildCache } from '../caches/buildCache';
import type { ResultCache } from '../caches/resultCache';
import { findPlacements, type Placement, type Readers } from './demos';
import { createReader, readModule } from './parseModule';

const caches = new Map<string, ResultCache>();

/** Placements, variants, and style sheets, which only depend on their source and this plugin. */
export function demoCache(siteDir: string): ResultCache {
  const code = [path.join(__dirname, '..')];
  const cache = caches.get(siteDir) ?? openBuildCache(siteDir, 'demos', code);
  caches.set(siteDir, cache);
  return cache;
}

/** `findPlacements` with the cache, because parsing all pages takes most of a second. */
export const cachedPlacements = (siteDir: string, page: string): Placement[] =>
  demoCache(siteDir).sync('placements', page, () => findPlacements(page));

/** Readers with the cache, because parsing all demos takes as long. */
export function cachedReaders(siteDir: string): Readers {
  const cache = demoCache(siteDir);
  return {
    readModule: createReader((file, source) =>
      cache.sync('module', [file, source], () => readModule(file, source)),
    ),
    findPlacements: (page) => cachedPlacements(siteDir, page),
  };
}
