import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SAXParser } from 'parse5-sax-parser';
import { baseUrl as siteBaseUrl } from '../../src/site/origins';
import { filesIn } from '../pages/collect';
import { noCache, type ResultCache } from '../shared/resultCache';
import type { PageIds } from '../../tools/checker';

/** Values of the `id` attributes on a page. */
async function idsOf(html: string): Promise<string[]> {
  const ids = new Set<string>();
  const parser = new SAXParser();
  parser.on('startTag', ({ attrs }) => {
    for (const { name, value } of attrs) if (name === 'id' && value) ids.add(value);
  });
  parser.resume();
  const end = once(parser, 'end');
  parser.end(html);
  await end;
  return [...ids];
}

/**
 * IDs on every built page, by URL without language. Redirects are omitted, because links must lead
 * to the page itself.
 * @param cache of the IDs in documents
 */
export async function collectPageIds(
  outDir: string,
  baseUrl: string = siteBaseUrl,
  cache: ResultCache = noCache,
): Promise<PageIds> {
  const files = await filesIn(outDir, (file) => path.basename(file) === 'index.html');
  const pages = await Promise.all(
    files.map(async (file): Promise<[string, Set<string>][]> => {
      const html = await readFile(file, 'utf8');
      if (html.includes('http-equiv="refresh"')) return [];
      const address = baseUrl + path.relative(outDir, path.dirname(file)).replaceAll(path.sep, '/');
      const ids = await cache.async('ids', html, () => idsOf(html));
      return [[address.endsWith('/') ? address : `${address}/`, new Set(ids)]];
    }),
  );
  return new Map(pages.flat());
}
