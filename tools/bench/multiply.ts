import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { productList } from '../../src/site/products';
import { isPage } from '../../plugins/pages/files';

const docsFolders = productList.map(({ key }) => `docs-${key}`);

/** Maximum length of a description that the front matter check accepts, in characters. */
const MAX_DESCRIPTION = 160;

/** Relative paths of all pages in a docs folder. */
export function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isPage(file))
    .sort();
}

/**
 * Creates the n-th copy of a page, with a different URL and description. Its demos refer to the
 * original's files, because several pages can place the same demo.
 * @param page path of the original in its docs folder
 */
export function copyOfPage(source: string, page: string, n: number): string {
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(source) ?? [];
  const suffix = ` Copy ${n}.`;
  const head = frontMatter
    .replace(/^slug:\s*/m, `slug: /copy-${n}`)
    .replace(
      /^description:\s*(["']?)(.*?)\1$/m,
      (_line, _quote, text: string) =>
        `description: ${JSON.stringify(text.slice(0, MAX_DESCRIPTION - suffix.length) + suffix)}`,
    );
  const copied = path.posix.join(`copy-${n}`, page);
  const text = body.replace(
    /(<Demo\s[^>]*?src=")(\.[^"]*)"/g,
    (_match, before: string, src: string) => {
      const target = path.posix.join(path.posix.dirname(page), src);
      return `${before}${path.posix.relative(path.posix.dirname(copied), target)}"`;
    },
  );
  return `---\n${head}---\n${text}`;
}

/**
 * Adds copies of all pages to a copy of the site, until it has `times` as many. The sidebars don't
 * list them.
 * @returns the new number of pages
 */
export function multiplyPages(siteDir: string, times: number): number {
  let count = 0;
  for (const docs of docsFolders) {
    const folder = path.join(siteDir, docs);
    const pages = pagesIn(folder);
    count += pages.length * times;
    for (let n = 2; n <= times; n += 1) {
      for (const page of pages) {
        const target = path.join(folder, `copy-${n}`, page);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(
          target,
          copyOfPage(
            readFileSync(path.join(folder, page), 'utf8'),
            page.replaceAll(path.sep, '/'),
            n,
          ),
        );
      }
    }
  }
  return count;
}
