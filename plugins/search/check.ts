import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sectionsOf, type SearchIndex } from '../../src/site/search';
import type { IndexFile } from './build';

/** Values of `id` attributes, with or without quotes. */
const idsOf = (html: string) =>
  new Set([...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>"]+))/g)].map(([, a, b]) => a ?? b ?? ''));

/** Anchors of a page's entries that its HTML lacks. */
export function missingAnchors(html: string, anchors: readonly string[]): string[] {
  const ids = idsOf(html);
  return anchors.filter((anchor) => anchor !== '' && !ids.has(anchor));
}

const isIndex = (file: IndexFile) => file.path.startsWith('search/docs-');

/**
 * Compares the index with the built pages. The index is created from the sources, so a result
 * without a target is a bug of this plugin.
 * @throws an error that lists all of them
 */
export async function checkAnchors(
  files: IndexFile[],
  outDir: string,
  baseUrl: string,
): Promise<void> {
  const pages = files
    .filter(isIndex)
    .flatMap(({ contents }) => (JSON.parse(contents) as SearchIndex).pages);
  const missing = await Promise.all(
    pages.map(async (page) => {
      const [url] = page;
      const file = path.join(outDir, url.slice(baseUrl.length), 'index.html');
      const html = await readFile(file, 'utf8');
      const anchors = missingAnchors(
        html,
        sectionsOf(page).map(({ anchor }) => anchor),
      );
      return anchors.map((anchor) => `${url}#${anchor}`);
    }),
  );
  const list = missing.flat();
  if (list.length > 0)
    throw new Error(
      `The search index contains URLs that the built pages don't have:\n  ${list.join('\n  ')}\nplugins/search reads them from the sources: see its readPage.ts and the tags in src/tags.`,
    );
}
