import path from 'node:path';
import { languagePattern } from '../facts/languages';

const translated = new RegExp(
  `^i18n/(${languagePattern})/docusaurus-plugin-content-docs-([\\w-]+)/(current|version-[^/]+)/`,
);

/**
 * Folder of the pages of a version in another language, from the root of the site. `name` is
 * Docusaurus' name for the version.
 */
export const translationsDir = (
  language: string,
  { product, name }: { product: string; name: string },
): string =>
  `i18n/${language}/docusaurus-plugin-content-docs-${product}/${name === 'current' ? name : `version-${name}`}`;

/**
 * The English original of a page, or the page itself if it isn't a translation. Paths are from the
 * root of the site, with slashes.
 * @see https://docusaurus.io/docs/i18n/tutorial#translate-markdown-files
 */
export function originalOf(page: string): string {
  const [folder = '', , product, version = ''] = translated.exec(page) ?? [];
  if (!folder) return page;
  const original =
    version === 'current' ? `docs-${product}` : `${product}_versioned_docs/${version}`;
  return path.posix.join(original, page.slice(folder.length));
}
