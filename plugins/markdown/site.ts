import { createSlugger } from '@docusaurus/utils';
import { baseUrlOf, defaultLanguage } from '../../model/facts/languages';
import { fullFile, indexFile, markdownUrl, maxLength } from '../../model/facts/pageFiles';
import { localizeHref } from '../../model/facts/paths';
import { products } from '../../model/facts/products';
import type { Verification } from '../../model/facts/verification';
import { isListed } from '../../model/facts/versions';
import type { DocsOfVersion } from '../articles/articles';
import type { BuiltPage } from '../articles/builtPages';
import type { DocumentedVersion } from '../../model/versions/versions';
import { escapeMarkdown } from './convert';
import { siteIndex, versionIndex, type IndexedVersion } from './indexes';
import { otherPages, renderDoc, renderOther, type MarkdownSite } from './render';
import { renderSkills } from './skills';

/** Splits Markdown before headings of a level, except in code. */
function sectionsOf(markdown: string, level: number): string[] {
  const start = `${'#'.repeat(level)} `;
  const sections = [''];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const [mark = ''] = /^ *(?:`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== '' && (fence === '' || mark.trim().startsWith(fence)))
      fence = fence === '' ? mark.trim() : '';
    if (fence === '' && line.startsWith(start)) sections.push('');
    sections.push(`${sections.pop() ?? ''}${line}\n`);
  }
  return sections;
}

/**
 * Files of a Markdown page by URL. A page that's longer than many agents read becomes an index of
 * its sections, each in a file below the page's URL.
 * @param url of the page, without origin
 */
export function splitPage(url: string, markdown: string, origin: string): [string, string][] {
  if (markdown.length <= maxLength) return [[markdownUrl(url), markdown]];
  const [head = '', ...sections] = sectionsOf(markdown, 2);
  const slugger = createSlugger();
  const parts = sections.flatMap((section) => {
    const pieces = section.length > maxLength ? sectionsOf(section, 3) : [section];
    return pieces.map((text) => {
      const title = (text.split('\n', 1)[0] ?? '').replace(/^#+ /, '');
      return { title, text, url: `${url}${slugger.slug(title)}.md` };
    });
  });
  const list = parts.map((part) => `- [${part.title}](${origin}${part.url})`).join('\n');
  const [start = ''] = head.split(/^# /m);
  const back = `${start}> This is a section of [the page](${origin}${markdownUrl(url)}).\n\n`;
  return [
    [markdownUrl(url), `${head}${list}\n`],
    ...parts.map((part): [string, string] => [part.url, back + part.text]),
  ];
}

export interface SiteOptions {
  siteDir: string;
  /** Pages by URL. */
  built: ReadonlyMap<string, BuiltPage>;
  versions: readonly DocumentedVersion[];
  /** The pages of each version, in the order of the sidebar. */
  collected: readonly DocsOfVersion[];
  verification: Verification;
  title: string;
  tagline: string;
  origin: string;
  language: string;
  languages: readonly string[];
}

/**
 * Renders all Markdown files of a language: pages, indexes, and skills, by URL. Pages that aren't
 * docs, indexes, and skills are English.
 */
export function renderSite(options: SiteOptions): Map<string, string> {
  const { siteDir, built, versions, collected, origin, language, languages } = options;
  const isDefault = language === defaultLanguage;
  const others = otherPages(built);
  const site: MarkdownSite = { origin, versions, pages: new Set(built.keys()) };
  const files = new Map<string, string>();
  const add = (url: string, text: string) => {
    for (const [part, content] of splitPage(url, text, origin)) files.set(part, content);
  };

  const indexed: IndexedVersion[] = [];
  const full = new Map<DocumentedVersion, string>();
  for (const { version, docs: own } of collected) {
    const texts = own.map((doc) =>
      renderDoc(doc, version, built.get(doc.path)?.markdown ?? '', site, options),
    );
    texts.forEach((text, index) => add(own[index]?.path ?? '', text));
    // Earlier and next versions aren't indexed by search engines either, but agents read them.
    const isListed = own.map(({ path }) => !version.isLast || !built.get(path)?.isHidden);
    const all = texts.filter((_, index) => isListed[index]).join('\n');
    full.set(version, all);
    indexed.push({
      version,
      pages: own
        .filter((_, index) => isListed[index])
        .map(({ groups, ...doc }) => ({
          ...{ groups, url: doc.path, title: escapeMarkdown(doc.title) },
          description: escapeMarkdown(doc.description),
        })),
      fullLength: all.length,
    });
  }
  for (const page of others) add(page.url, renderOther(page, site));

  const urlOf = (url: string) => localizeHref(url, language, languages);
  const listed = indexed.filter(({ version }) => isListed(version, products[version.product]));
  for (const version of indexed) {
    files.set(urlOf(`${version.version.url}${indexFile}`), versionIndex(origin, version, listed));
    files.set(urlOf(`${version.version.url}${fullFile}`), full.get(version.version) ?? '');
  }
  const current = [...full].flatMap(([{ isLast }, text]) => (isLast ? [text] : [])).join('\n');
  files.set(
    `${baseUrlOf(language)}${indexFile}`,
    siteIndex(
      origin,
      options.title,
      options.tagline,
      listed,
      others.map((page) => ({ ...page, groups: [] })),
      current.length,
    ),
  );
  files.set(`${baseUrlOf(language)}${fullFile}`, current);
  if (isDefault) {
    files.set(
      '/robots.txt',
      `User-agent: *\nAllow: /\n\n${languages.map((each) => `Sitemap: ${origin}${baseUrlOf(each)}sitemap.xml\n`).join('')}`,
    );
    for (const [url, text] of renderSkills(siteDir, site)) files.set(url, text);
  }
  return files;
}
