import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SAXParser } from 'parse5-sax-parser';
import { listFiles } from '../../model/files/files';
import { readPage } from '../../model/pages/parsePage';
import { openBuildCache } from '../../model/caches/buildCache';
import type { Problem } from '../../model/problems';
import { noCache, type ResultCache } from '../../model/caches/resultCache';
import { inVersion } from '../../model/pages/versionLinks';
import { openSite } from '../../model/site';
import { baseUrl as siteBaseUrl } from '../../model/facts/origins';
import { checkLinks, collectProblems, type PageIds } from '../../checker/checker';

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
  const files = listFiles(outDir).filter((file) => path.basename(file) === 'index.html');
  const pages = await Promise.all(
    files.map(async (file): Promise<[string, Set<string>][]> => {
      const html = await readFile(path.join(outDir, file), 'utf8');
      if (html.includes('http-equiv="refresh"')) return [];
      const address = baseUrl + file.replace(/\/?index\.html$/, '');
      const ids = await cache.async('ids', html, () => idsOf(html));
      return [[address.endsWith('/') ? address : `${address}/`, new Set(ids)]];
    }),
  );
  return new Map(pages.flat());
}

/** Checks the links of all pages against the HTML that a build wrote. */
export async function checkBuiltLinks(
  siteDir: string,
  outDir: string,
  language: string,
): Promise<Problem[]> {
  const code = [__dirname, path.join(__dirname, '../../model')];
  const cache = openBuildCache(siteDir, 'links', code);
  const ids = await collectPageIds(outDir, undefined, cache);
  const site = await openSite(siteDir);
  const { versions } = site;
  const problems = site.docsIn(language).flatMap(({ file, url, source, version }) => {
    const links = cache.sync('links', source, () => readPage(source).links);
    const resolve = (href: string) => inVersion(href, version, versions);
    return collectProblems(file, (report) =>
      checkLinks({ file, url, links, resolve }, ids, report),
    );
  });
  cache.save();
  return problems;
}
