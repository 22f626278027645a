import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { productList } from '../../src/site/products';
import { copySite } from './copySite';

/**
 * Removes the pages of the site and their demos, which the fixture replaces. Keeps the data that
 * generated pages use.
 */
function removePages(folder: string): void {
  for (const { key } of productList) {
    const docs = path.join(folder, `docs-${key}`);
    for (const file of readdirSync(docs, {
      recursive: true,
      encoding: 'utf8',
    })) {
      if (/\.(?:mdx?|tsx?|css)$/.test(file) && file !== 'sidebars.ts')
        rmSync(path.join(docs, file));
    }
  }
}

/** Removes next versions, whose pages differ from removed ones. */
function removeNextVersions(folder: string): void {
  rmSync(path.join(folder, 'versions'), { recursive: true, force: true });
  for (const { key } of productList)
    for (const name of [
      `docs-${key}-next`,
      `${key}_versions.json`,
      `${key}_versioned_docs`,
      `${key}_versioned_sidebars`,
    ])
      rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** Removes pictures, because their pages are removed. */
function removePictures(folder: string): void {
  for (const { key } of productList) {
    rmSync(path.join(folder, 'static/static/images', key), { recursive: true, force: true });
    mkdirSync(path.join(folder, 'static/static/images', key));
  }
  writeFileSync(path.join(folder, 'src/site/pictures.json'), '{}\n');
}

/** Removes example projects, because the pages that quote them are removed. */
function removeExamples(folder: string): void {
  rmSync(path.join(folder, 'examples'), { recursive: true, force: true });
  mkdirSync(path.join(folder, 'examples'));
}

/** Removes skills for agents, because the pages to which they link are removed. */
function removeSkills(folder: string): void {
  rmSync(path.join(folder, 'skills'), { recursive: true, force: true });
}

/** Allows broken links, because the home page and the product menu link to removed pages. */
function allowBrokenLinks(folder: string): void {
  const file = path.join(folder, 'docusaurus.config.ts');
  const source = readFileSync(file, 'utf8');
  const strict = "onBrokenLinks: 'throw'";
  if (!source.includes(strict)) throw new Error(`${file} holds no "${strict}".`);
  writeFileSync(file, source.replace(strict, "onBrokenLinks: 'ignore'"));
}

/**
 * Creates a copy of the site in which the pages of a fixture replace the site's, so that it builds
 * in seconds.
 * @param name part of the folder's name
 * @returns the folder, which the caller must remove
 */
export function createSmallSite(siteDir: string, name: string, fixture?: string): string {
  const folder = copySite(siteDir, name);
  removePages(folder);
  removeNextVersions(folder);
  removePictures(folder);
  removeExamples(folder);
  removeSkills(folder);
  allowBrokenLinks(folder);
  if (fixture) cpSync(fixture, folder, { recursive: true });
  return folder;
}
