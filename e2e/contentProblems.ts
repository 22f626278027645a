import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFragment } from 'parse5';
import { baseUrl } from '@site/model/facts/origins';
import { markdownUrl } from '@site/model/facts/pageFiles';
import {
  indexFile,
  recordsOf,
  scopesFile,
  type SearchIndex,
  type SearchScope,
} from '@site/model/facts/search/searchIndex';
import {
  findWords,
  formsOf,
  isIndexed,
  stopWords,
  unpackWords,
} from '@site/model/facts/search/words';
import { listFiles } from '@site/model/files/files';
import { collectDocs } from '@site/services/mcp/src/collect';
import { getPage } from '@site/services/mcp/src/getPage';
import { attribute, elementsOf } from '../plugins/shared/html';
import { htmlContent, markdownContent, missingFrom, proseOf, textOf } from './pageContent';

/** Files of a built site, as URLs. */
export const urlsOf = (root: string): string[] => listFiles(root).map((file) => `/${file}`);

/** URLs of pages that have a Markdown page. */
export const pagesOf = (root: string): string[] =>
  urlsOf(root)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.replace(/index\.html$/, ''))
    .filter((url) => existsSync(path.join(root, markdownUrl(url))));

/** Markdown files, without the skills, which `e2e/deploy/mcp.spec.ts` tests. */
export const markdownFilesOf = (root: string): string[] =>
  urlsOf(root).filter((file) => /^\/toolpad.*\.md$/.test(file));

/** A Markdown page without the links to its sections, and the sections. */
function markdownOf(root: string, url: string, pages: readonly string[]): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const sections = markdownFilesOf(root).filter((file) => {
    const isPage = pages.includes(file.replace(/\.md$/, '/'));
    return !isPage && file.startsWith(url) && !file.slice(url.length).includes('/');
  });
  const isSectionLink = (line: string) => sections.some((file) => line.endsWith(`${file})`));
  const page = read(markdownUrl(url))
    .split('\n')
    .filter((line) => !isSectionLink(line))
    .join('\n');
  return [page, ...sections.map(read)];
}

/** Words and code that only the HTML of a page or only its Markdown has. */
export function markdownProblems(root: string): string[] {
  const problems: string[] = [];
  const pages = pagesOf(root);
  for (const url of pages) {
    const html = htmlContent(readFileSync(path.join(root, url, 'index.html'), 'utf8'), root);
    const parts = markdownOf(root, url, pages).map(markdownContent);
    const words = parts.flatMap((part) => part.words);
    const code = parts.flatMap((part) => part.code);
    const report = (title: string, items: string[]) => {
      if (items.length > 0) problems.push(`${url}: ${title}: ${items.join(' ').slice(0, 300)}`);
    };
    report('words missing in the Markdown', missingFrom(html.words, words));
    report('words missing in the HTML', missingFrom(words, html.words));
    report('code missing in the Markdown', missingFrom(html.code, code));
    report('code missing in the HTML', missingFrom(code, [...html.code, ...html.demoCode]));
    report('demo without its code', missingFrom([...new Set(html.demoCode)], code));
  }
  return problems;
}

/** Forms under which the search finds the pages of an index, by URL. */
function indexedForms(index: SearchIndex): Map<string, Set<string>> {
  const records = recordsOf(index, 0);
  const forms = new Map<string, Set<string>>();
  const add = (url: string, text: string) => {
    const known = forms.get(url) ?? new Set();
    forms.set(url, known);
    for (const word of findWords(text)) for (const form of formsOf(word.text)) known.add(form);
  };
  for (const { item, names } of records) {
    const { page, title, description, context } = item;
    add(page.path, [title, names, description, context, page.group].join(' '));
  }
  for (const [word, numbers] of unpackWords(index.text))
    for (const number of numbers) add(records[number]?.item.page.path ?? '', word);
  return forms;
}

/**
 * Words in the prose of pages under which the search doesn't find them. Plurals are found by their
 * singular, and names by their parts.
 */
export function searchProblems(root: string): string[] {
  const readJson = (file: string) =>
    JSON.parse(readFileSync(path.join(root, baseUrl, file), 'utf8')) as unknown;
  return (readJson(scopesFile) as SearchScope[]).flatMap(({ id }) =>
    [...indexedForms(readJson(indexFile(id)) as SearchIndex)].flatMap(([url, forms]) => {
      const isKnown = (form: string) =>
        forms.has(form) || forms.has(form.replace(/s$/, '')) || stopWords.has(form);
      const isMissing = (word: string) => {
        const [whole = '', ...parts] = formsOf(word);
        const hasParts = parts.length > 0 && parts.every((part) => isKnown(part) || !part[1]);
        return isIndexed(word) && !isKnown(whole) && !hasParts;
      };
      const prose = proseOf(readFileSync(path.join(root, url, 'index.html'), 'utf8'));
      const missing = new Set(findWords(prose).map(({ text }) => text));
      const words = [...missing].filter(isMissing);
      return words.length > 0 ? [`${url}: ${words.join(' ')}`] : [];
    }),
  );
}

const lettersOf = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** IDs of headings with which `get_page` returns nothing, or another section. */
export function anchorProblems(root: string): { problems: string[]; count: number } {
  const docs = collectDocs(root);
  const problems: string[] = [];
  let count = 0;
  for (const url of Object.keys(docs.pages)) {
    const html = readFileSync(path.join(root, url, 'index.html'), 'utf8');
    const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
    for (const heading of elementsOf(parseFragment(main))) {
      const id = attribute(heading, 'id');
      if (!/^h[2-6]$/.test(heading.tagName) || !id) continue;
      count += 1;
      try {
        const { text } = getPage(docs, { path: `${url}#${id}` });
        const [title = ''] = text.split('\n', 1);
        if (lettersOf(title) !== lettersOf(textOf(heading)))
          problems.push(`${url}#${id} is "${title}"`);
      } catch (error) {
        problems.push(`${url}#${id}: ${(error as Error).message}`);
      }
    }
  }
  return { problems, count };
}
