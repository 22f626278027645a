import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSmallSite } from '../../support/siteCopy';

/** Pages of both products. */
const pages = path.join(__dirname, '../languages/fixtures/three-languages');
/** `themeConfig`, a style sheet, a client module, and a Markdown page of another site. */
const fixture = path.join(__dirname, 'fixtures/ordinary');

/** Replaces a part of a file. @throws if the file has no such part */
function replace(file: string, part: RegExp, text: string): void {
  const source = readFileSync(file, 'utf8');
  if (!part.test(source)) throw new Error(`${file} has no ${String(part)}.`);
  writeFileSync(
    file,
    source.replace(part, () => text),
  );
}

/**
 * Creates a copy of the site with the settings that another site with Docusaurus may have: those of
 * its theme, of the classic preset, and client modules. The copy is in English and German.
 * @returns the folder, which the caller removes
 */
export function createSite(siteDir: string): string {
  const folder = createSmallSite(siteDir, 'configuration', pages);
  cpSync(fixture, folder, { recursive: true });
  const config = path.join(folder, 'docusaurus.config.ts');
  const theme = readFileSync(path.join(fixture, 'themeConfig.ts'), 'utf8');
  replace(config, /const themeConfig: ThemeConfig = \{.*?\n\};/s, theme.replace(/^import.*/, ''));
  replace(config, /svgr: false,/, "theme: { customCss: './src/css/custom.css' },");
  replace(config, /(?=baseUrlIssueBanner)/, "clientModules: ['./src/visits.ts'],\n    ");
  replace(path.join(folder, 'model/facts/languages.ts'), /= \['en'\];/, "= ['en', 'de'];");
  return folder;
}
