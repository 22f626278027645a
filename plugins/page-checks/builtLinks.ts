import path from 'node:path';
import { parse } from 'parse5';
import { listFiles, readText } from '../../model/files/files';
import { readPage } from '../../model/pages/parsePage';
import { openBuildCache } from '../../model/caches/buildCache';
import type { Problem } from '../../model/problems';
import { noCache, type ResultCache } from '../../model/caches/resultCache';
import { inVersion } from '../../model/pages/versionLinks';
import { openSite } from '../../model/site';
import { attribute, elementsOf } from '../shared/html';
import { baseUrl } from '../../model/facts/origins';
import { checkLinks, collectProblems, type PageIds } from '../../checker/checker';

/** Values of the `id` attributes on a page. */
const idsOf = (html: string) =>
  [...elementsOf(parse(html))].flatMap((element) => attribute(element, 'id') || []);

/**
 * IDs on every built page, by URL without language. Redirects are omitted, because links must lead
 * to the page itself.
 * @param cache of the IDs in documents
 */
export function collectPageIds(outDir: string, cache: ResultCache = noCache): PageIds {
  const files = listFiles(outDir).filter((file) => path.posix.basename(file) === 'index.html');
  const pages = files.flatMap((file): [string, Set<string>][] => {
    const html = readText(path.join(outDir, file));
    if (html.includes('http-equiv="refresh"')) return [];
    const ids = cache.sync('ids', html, () => idsOf(html));
    return [[baseUrl + file.slice(0, -'index.html'.length), new Set(ids)]];
  });
  return new Map(pages);
}

/** Checks the links of all pages against the HTML that a build wrote. */
export async function checkBuiltLinks(
  siteDir: string,
  outDir: string,
  language: string,
): Promise<Problem[]> {
  const code = [__dirname, path.join(__dirname, '../../model')];
  const cache = openBuildCache(siteDir, 'links', code);
  const ids = collectPageIds(outDir, cache);
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
