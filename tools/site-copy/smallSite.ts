import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { productList } from '../../src/site/products';
import { copySite } from './copySite';

/**
 * Pages of the site and their demos: the fixture brings its own few. What pages are generated from
 * stays.
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

/** Pictures belong to the pages that are gone. */
function removePictures(folder: string): void {
  for (const { key } of productList) {
    rmSync(path.join(folder, 'static/static/images', key), { recursive: true, force: true });
    mkdirSync(path.join(folder, 'static/static/images', key));
  }
  writeFileSync(path.join(folder, 'src/site/pictures.json'), '{}\n');
}

/** Example projects belong to the pages that quote them. */
function removeExamples(folder: string): void {
  rmSync(path.join(folder, 'examples'), { recursive: true, force: true });
  mkdirSync(path.join(folder, 'examples'));
}

/** The front page and the switch of products lead to pages that are gone. */
function allowBrokenLinks(folder: string): void {
  const file = path.join(folder, 'docusaurus.config.ts');
  const source = readFileSync(file, 'utf8');
  const strict = "onBrokenLinks: 'throw'";
  if (!source.includes(strict)) throw new Error(`${file} holds no "${strict}".`);
  writeFileSync(file, source.replace(strict, "onBrokenLinks: 'ignore'"));
}

/**
 * Creates a copy of the site with the pages of a fixture instead of the site's pages, which builds
 * in seconds.
 * @param name part of the name of the folder
 * @returns the folder; its caller removes it
 */
export function createSmallSite(siteDir: string, name: string, fixture?: string): string {
  const folder = copySite(siteDir, name);
  removePages(folder);
  removePictures(folder);
  removeExamples(folder);
  allowBrokenLinks(folder);
  if (fixture) cpSync(fixture, folder, { recursive: true });
  return folder;
}
