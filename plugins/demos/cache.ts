import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf, openPackCache, type PackCache } from '../shared/packCache';

/** Text of the code that makes what is kept. */
const ownCode = () =>
  [__dirname, path.join(__dirname, '../shared')].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .sort()
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );

/**
 * Placements, variants and style sheets of demos that an earlier build or start has made. They depend on their source, on this plugin and
 * on the tools it uses: those of the lock file.
 */
export function openCache(siteDir: string): PackCache {
  const lockFile = path.join(siteDir, 'package-lock.json');
  const tools = existsSync(lockFile) ? readFileSync(lockFile, 'utf8') : '';
  return openPackCache(
    path.join(siteDir, 'node_modules/.cache/toolpad-docs/demos.json'),
    hashOf([ownCode(), tools]),
  );
}
