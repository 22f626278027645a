import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writtenByCut } from '../../plugins/shared/frozen';
import type { DocumentedVersion } from '../../plugins/shared/versions';

/** Folder in which a cut prepares its files. Git ignores it. */
export const stagesDir = '.docusaurus/cuts';

/** Removes a version from Docusaurus' list, and the list if it becomes empty. */
export function unlist(siteDir: string, { product, name }: DocumentedVersion): void {
  const file = path.join(siteDir, `${product}_versions.json`);
  if (!existsSync(file)) return;
  const names = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const others = names.filter((each) => each !== name);
  if (others.length === 0) rmSync(file);
  else if (others.length < names.length)
    writeFileSync(file, `${JSON.stringify(others, null, 2)}\n`);
}

/** Removes a file or folder, and the folders above it that become empty. */
export function remove(siteDir: string, place: string): void {
  rmSync(path.join(siteDir, place), { recursive: true, force: true });
  for (let dir = path.dirname(place); dir !== '.'; dir = path.dirname(dir)) {
    const folder = path.join(siteDir, dir);
    if (!existsSync(folder)) continue;
    if (readdirSync(folder).length > 0) return;
    rmdirSync(folder);
  }
}

/** Removes everything that an unfinished cut has written. */
export function removeLeftovers(siteDir: string, cut: DocumentedVersion): void {
  unlist(siteDir, cut);
  for (const place of [...writtenByCut(cut), stagesDir]) remove(siteDir, place);
}
