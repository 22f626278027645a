import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundlePath } from '../bundle';
import { hashOf } from '../shared/resultCache';

/**
 * Makes the bundler's cache valid only for the same plugins and packages. Docusaurus discards it
 * when the configuration changes, but not when a remark plugin or a package that it uses does, so
 * the next build would contain pages compiled by the previous one.
 */
export function discardOldCompilations(config: { experiments?: object }, siteDir: string): void {
  const { cache } = (config.experiments ?? {}) as { cache?: unknown };
  // webpack, which tests use, has no such cache.
  if (typeof cache !== 'object' || cache === null || !('version' in cache)) return;
  const files = [bundlePath(siteDir, 'plugins'), path.join(siteDir, 'package-lock.json')];
  const contents = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  cache.version = `${String(cache.version)}-${hashOf(contents)}`;
}
