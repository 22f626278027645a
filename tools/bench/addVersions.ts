import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderChecksums, checksumFile, writtenByCut } from '../../plugins/shared/frozen';
import { cutVersionOf, type DocumentedVersion } from '../../plugins/shared/versions';
import { products } from '../../src/site/products';
import { cutVersion } from '@site/tools/versions';

/** Copies a cut version with its packages under another number. */
function copyVersion(siteDir: string, from: DocumentedVersion, to: DocumentedVersion): void {
  const at = (file: string) => path.join(siteDir, file);
  const places = [...writtenByCut(from), from.apiData];
  for (const place of places)
    cpSync(at(place), at(place.replaceAll(from.version, to.version)), {
      recursive: true,
      verbatimSymlinks: true,
      errorOnExist: false,
    });
  const { package: name } = products[to.product];
  for (const file of [`node_modules/${name}/package.json`, 'package.json']) {
    const manifest = at(`${to.packages}/${file}`);
    const source = readFileSync(manifest, 'utf8');
    rmSync(manifest);
    writeFileSync(manifest, source.replaceAll(`"${from.version}"`, `"${to.version}"`));
  }
  writeFileSync(at(checksumFile(to)), renderChecksums(siteDir, to));
}

/**
 * Cuts Toolpad Core in a copy of the site, and copies the cut version until the site has `count`
 * versions.
 */
export function addVersions(siteDir: string, count: number): void {
  const { core } = products;
  if (count < 2) return;
  cutVersion(siteDir, core.key);
  const cut = cutVersionOf(core, core.version);
  const [major, minor] = core.version.split('.');
  const others = Array.from(
    { length: count - 2 },
    (_, index) => `${major}.${minor}.${100 + index}`,
  );
  for (const version of others) copyVersion(siteDir, cut, cutVersionOf(core, version));
  const list = [...others.reverse(), core.version];
  writeFileSync(path.join(siteDir, 'core_versions.json'), JSON.stringify(list));
}
