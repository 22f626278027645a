import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copySite } from '../bench/siteCopy';

const fixture = path.join(__dirname, 'fixtures/two-languages');

const enabled = "export const languages: readonly string[] = ['en'];";

/** Pages of the site and their demos: the fixture brings its own few. What pages are generated from stays. */
function removePages(folder: string): void {
  for (const docs of ['docs-core', 'docs-studio']) {
    for (const file of readdirSync(path.join(folder, docs), {
      recursive: true,
      encoding: 'utf8',
    })) {
      if (/\.(?:mdx|tsx)$/.test(file)) rmSync(path.join(folder, docs, file));
    }
  }
}

/** Pictures belong to the pages that are gone. */
function removePictures(folder: string): void {
  rmSync(path.join(folder, 'static/static/images/studio'), { recursive: true, force: true });
  mkdirSync(path.join(folder, 'static/static/images/studio'));
  writeFileSync(path.join(folder, 'src/site/pictures.json'), '{}\n');
}

/**
 * Makes a copy of the site with German beside English, as a maintainer would: a catalogue, its code in the list of languages, and
 * translated pages. It has a handful of pages, one of them translated, and a catalogue with gaps.
 * @returns the folder; its caller removes it
 */
export function createLanguageSite(siteDir: string): string {
  const folder = copySite(siteDir, 'languages');
  removePages(folder);
  removePictures(folder);
  cpSync(fixture, folder, { recursive: true });
  const list = path.join(folder, 'src/site/languages.ts');
  const source = readFileSync(list, 'utf8');
  if (!source.includes(enabled)) throw new Error(`${list} holds no line "${enabled}" to add to.`);
  writeFileSync(list, source.replace(enabled, enabled.replace("['en']", "['en', 'de']")));
  return folder;
}
