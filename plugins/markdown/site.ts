import { baseUrlOf, defaultLanguage } from '../../src/site/languages';
import { fullFile, indexFile } from '../../src/site/pageFiles';
import { baseUrl } from '../../src/site/origins';
import { localizeHref } from '../../src/site/paths';
import type { Verification } from '../../src/site/verification';
import type { SearchVersion } from '../search/collect';
import type { DocumentedVersion } from '../shared/versions';
import { parseMarkdown, writeMarkdown } from './convert';
import { siteIndex, versionIndex, type IndexedVersion } from './indexes';
import { makeAbsolute, type MarkdownSite } from './links';
import { otherPages, type OtherPage } from './otherPages';
import { renderDoc } from './pages';
import { withHead } from './render';
import { renderSkills } from './skills';
import { splitPage } from './split';

export interface SiteOptions {
  siteDir: string;
  generatedFilesDir: string;
  versions: readonly DocumentedVersion[];
  /** The pages of each version, in the order of the sidebar. */
  collected: readonly SearchVersion[];
  verification: Verification;
  title: string;
  tagline: string;
  origin: string;
  language: string;
  languages: readonly string[];
}

function renderOther(
  { url, title, description, content }: OtherPage,
  version: DocumentedVersion,
  site: MarkdownSite,
): string {
  const nodes = parseMarkdown(content).children;
  makeAbsolute(nodes, version, site);
  const head = { url, title, description, index: `${baseUrl}${indexFile}` };
  return withHead(head, site.origin, writeMarkdown(nodes));
}

/**
 * Renders all Markdown files of a language: pages, indexes, and skills, by URL. Pages that aren't
 * docs, indexes, and skills are English.
 */
export async function renderSite(options: SiteOptions): Promise<Map<string, string>> {
  const { siteDir, versions, collected, origin, language, languages, generatedFilesDir } = options;
  const isDefault = language === defaultLanguage;
  const others = isDefault ? otherPages(versions, generatedFilesDir) : [];
  const docs = collected.flatMap((each) => each.docs);
  const pages = new Set([...docs.map(({ path }) => path), ...others.map(({ url }) => url)]);
  const site: MarkdownSite = { origin, language, languages, versions, pages };
  const files = new Map<string, string>();
  const add = (url: string, text: string) => {
    for (const [part, content] of splitPage(url, text, origin)) files.set(part, content);
  };

  const indexed: IndexedVersion[] = [];
  const full = new Map<DocumentedVersion, string>();
  for (const scope of collected) {
    const texts = await Promise.all(scope.docs.map((doc) => renderDoc(doc, scope, site, options)));
    texts.forEach((text, index) => add(scope.docs[index]?.path ?? '', text));
    const { version } = scope.contextOf(siteDir);
    const all = texts.join('\n');
    full.set(version, all);
    indexed.push({
      version,
      pages: scope.docs.map((doc) => ({ ...doc, url: doc.path })),
      fullLength: all.length,
    });
  }
  const [first] = versions;
  if (first) for (const page of others) add(page.url, renderOther(page, first, site));

  const urlOf = (url: string) => localizeHref(url, language, languages);
  for (const version of indexed) {
    files.set(urlOf(`${version.version.url}${indexFile}`), versionIndex(origin, version, indexed));
    files.set(urlOf(`${version.version.url}${fullFile}`), full.get(version.version) ?? '');
  }
  const current = [...full].flatMap(([{ isLast }, text]) => (isLast ? [text] : [])).join('\n');
  files.set(
    `${baseUrlOf(language)}${indexFile}`,
    siteIndex(
      origin,
      options.title,
      options.tagline,
      indexed,
      others.map((page) => ({ ...page, groups: [] })),
      current.length,
    ),
  );
  files.set(`${baseUrlOf(language)}${fullFile}`, current);
  if (isDefault) {
    files.set(
      '/robots.txt',
      `User-agent: *\nAllow: /\n\nSitemap: ${origin}${baseUrl}sitemap.xml\n`,
    );
    for (const [url, text] of renderSkills(siteDir, site)) files.set(url, text);
  }
  return files;
}
