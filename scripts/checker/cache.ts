import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf, openPackCache, type PackCache } from '../../plugins/shared/packCache';
import { rootDir } from './components';

/** Code whose results are kept. */
const folders = [
  'scripts/checker',
  'scripts/samples',
  'plugins/demos',
  'plugins/shared',
  'plugins/code-blocks',
];

function textsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'fixtures' && name !== '__snapshots__')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return textsIn(file);
      return /\.(ts|txt|json)$/.test(file) && !/\.test\.ts$/.test(file)
        ? [readFileSync(file, 'utf8')]
        : [];
    });
}

/** What earlier runs found. It holds for this code and these packages. @param name `site`, or `other` for fixtures */
export function openCheckCache(name: string): PackCache {
  const code = folders.map((folder) => textsIn(path.join(rootDir, folder)));
  const lock = readFileSync(path.join(rootDir, 'package-lock.json'), 'utf8');
  return openPackCache(
    path.join(rootDir, `node_modules/.cache/toolpad-docs/check-${name}.json`),
    hashOf([code, lock]),
  );
}
