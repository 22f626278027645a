import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSmallSite } from '../../support/siteCopy';

const fixture = path.join(__dirname, 'fixtures/three-languages');

const enabled = "export const languages: readonly string[] = ['en'];";

/**
 * Creates a copy of the site with German and Arabic beside English, as a maintainer would:
 * catalogs, their codes in the list of languages, and translated pages. The copy has a few pages,
 * one of them translated, and catalogs with gaps.
 * @returns the folder, which the caller removes
 */
export function createSite(siteDir: string): string {
  const folder = createSmallSite(siteDir, 'languages', fixture);
  // Its labels must be translatable. The pages that the copy lacks are omitted.
  cpSync(path.join(siteDir, 'sidebars.ts'), path.join(folder, 'sidebars.ts'));
  const list = path.join(folder, 'model/facts/languages.ts');
  const source = readFileSync(list, 'utf8');
  if (!source.includes(enabled)) throw new Error(`${list} holds no line "${enabled}" to add to.`);
  writeFileSync(list, source.replace(enabled, enabled.replace("['en']", "['en', 'de', 'ar']")));
  return folder;
}
