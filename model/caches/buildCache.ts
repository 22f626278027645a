import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashOf, openResultCache, type ResultCache } from './resultCache';

const isCode = (file: string) => /\.(?:ts|txt|json|yml)$/.test(file) && !file.endsWith('.test.ts');

function codeIn(folder: string): string[] {
  if (statSync(folder).isFile()) return [readFileSync(folder, 'utf8')];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'fixtures' && name !== '__snapshots__')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return codeIn(file);
      return isCode(file) ? [readFileSync(file, 'utf8')] : [];
    });
}

/**
 * Results of earlier runs, in `node_modules/.cache/toolpad-docs/<name>.json`. They're valid for the
 * same code, the same lock file, and the same version of Node.js.
 * @param code absolute paths of folders and files: all code and data in this repository that the
 *   results depend on
 */
export function openBuildCache(
  siteDir: string,
  name: string,
  code: readonly string[],
): ResultCache {
  const lockFile = path.join(siteDir, 'package-lock.json');
  const tools = existsSync(lockFile) ? readFileSync(lockFile, 'utf8') : '';
  return openResultCache(
    path.join(siteDir, `node_modules/.cache/toolpad-docs/${name}.json`),
    hashOf([code.map(codeIn), tools, process.version]),
  );
}
