import type { LoadContext } from '@docusaurus/types';
import path from 'node:path';
import { openBuildCache } from '../../model/caches/buildCache';
import type { DemoSource } from '../../model/facts/demo';
import { defaultLanguage } from '../../model/facts/languages';
import { products } from '../../model/facts/products';
import { readJson, readText } from '../../model/files/files';
import { toMarkdown } from '../markdown/convert';
import { otherUrls, renderContent } from '../markdown/render';
import { readSections, type Section } from '../search/sections';
import { readArticle, type DocsOfVersion } from './articles';

/** What Markdown and search contain of a page. */
export interface BuiltPage {
  /** Its article, with absolute links. */
  markdown: string;
  sections: Section[];
  /** Whether its head asks search engines not to index it. */
  isHidden: boolean;
}

/** By output folder: several plugins use the pages. */
const known = new Map<string, Map<string, BuiltPage>>();

/**
 * Reads the built pages of a language, by URL. Pages that aren't docs are English. Unchanged pages
 * are read from the cache. @throws an error that names a page without `<main>`
 */
export function readBuiltPages(
  context: LoadContext,
  outDir: string,
  collected: readonly DocsOfVersion[],
): Map<string, BuiltPage> {
  const { siteDir, generatedFilesDir, siteConfig, i18n, baseUrl } = context;
  const found = known.get(outDir);
  if (found) return found;
  const kinds = new Map<string, 'prop' | 'property'>();
  for (const { version, docs } of collected)
    for (const { path: url } of docs)
      kinds.set(url, products[version.product].apiFormat === 'editor' ? 'property' : 'prop');
  if (i18n.currentLocale === defaultLanguage) for (const url of otherUrls) kinds.set(url, 'prop');
  const code = ['', '../markdown', '../search', '../../model'].map((each) =>
    path.join(__dirname, each),
  );
  const cache = openBuildCache(siteDir, `articles-${i18n.currentLocale}`, code);
  // URLs of demos in a page change with their code.
  const readDemo = (key: string) =>
    readJson<DemoSource>(path.join(generatedFilesDir, 'demos/default/data', key, 'source.json'));
  const root = path.resolve(outDir, path.posix.relative(baseUrl, '/'));
  const site = { origin: siteConfig.url, pages: new Set(kinds.keys()) };
  const pages = new Map<string, BuiltPage>();
  for (const [url, propKind] of kinds) {
    const html = readText(path.join(root, url, 'index.html'));
    // The rest of a document changes with every script.
    const [main] = /<main[^]*<\/main>/.exec(html) ?? [];
    if (!main) throw new Error(`${url} has no <main>, which search and Markdown read.`);
    const page = cache.sync('page', [main, propKind, site.origin, [...kinds]], () => {
      // Without a doctype, a table would belong to the paragraph above it.
      const article = readArticle(`<!doctype html>${main}`, readDemo);
      const sections = readSections(article, propKind);
      return { sections, markdown: renderContent(toMarkdown(article), site) };
    });
    const isHidden = /<meta [^>]*\bname=["']?robots\b[^>]*\bnoindex\b/i.test(html);
    pages.set(url, { ...page, isHidden });
  }
  cache.save();
  known.set(outDir, pages);
  return pages;
}
