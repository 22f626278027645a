import { expect, test } from '@playwright/test';
import type { Nodes } from 'mdast';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { defaultSiteUrl } from '@site/model/facts/origins';
import { markdownUrl, maxLength } from '@site/model/facts/pageFiles';
import {
  anchorProblems,
  markdownFilesOf,
  markdownProblems,
  pagesOf,
  searchProblems,
} from './contentProblems';
import { parseMarkdown } from './pageContent';
import { readPage } from './crawl';

const root = 'build';
const read = (url: string) => readFileSync(path.join(root, url), 'utf8');
const exists = (url: string) => existsSync(path.join(root, url));

const pages = pagesOf(root);
const markdownFiles = markdownFilesOf(root);

test('every page in the sitemap has a Markdown page, and names it', () => {
  const urls = [...read('/toolpad/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(urls.length).toBeGreaterThan(130);
  for (const [, url = ''] of urls) {
    const page = new URL(url).pathname;
    expect(pages).toContain(page);
    expect(read(`${page}index.html`)).toContain(`type=text/markdown href=${markdownUrl(page)}`);
  }
});

test('HTML and Markdown have the same words and code', () => {
  expect(markdownProblems(root)).toEqual([]);
  expect(pages.length).toBeGreaterThan(130);
});

test('the search finds each word of the prose of each page', () => {
  expect(searchProblems(root)).toEqual([]);
});

test('get_page returns the section of each heading by its ID', () => {
  const { problems, count } = anchorProblems(root);
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(1500);
});

/** Element IDs of the page at a URL, or of the page of a Markdown file. */
const ids = new Map<string, ReadonlySet<string>>();
function idsOf(file: string): ReadonlySet<string> {
  const page = file.replace(/\.md$/, '/');
  const known = ids.get(page) ?? readPage(read(`${page}index.html`)).ids;
  ids.set(page, known);
  return known;
}

/** Problems of the links and pictures in a Markdown file. */
function linkProblems(file: string, node: Nodes): string[] {
  if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return [];
  if (node.url.startsWith('#')) return [];
  if (!/^(?:https?:|mailto:)/.test(node.url)) return [`${file}: ${node.url} is relative`];
  const { origin, pathname, hash } = new URL(node.url);
  if (origin !== defaultSiteUrl || !pathname.startsWith('/toolpad')) return [];
  if (!exists(pathname)) return [`${file}: ${node.url} doesn't exist`];
  if (pages.includes(pathname)) return [`${file}: ${node.url} has a Markdown page`];
  const id = decodeURIComponent(hash.slice(1)).replace(/\.[jt]sx$/, '');
  return id && pathname.endsWith('.md') && !idsOf(pathname).has(id)
    ? [`${file}: ${node.url} has no such section`]
    : [];
}

test('Markdown has live absolute links, headings, and no JSX, and is short enough to read', () => {
  const problems: string[] = [];
  for (const file of markdownFiles) {
    const text = read(file);
    const tree = parseMarkdown(text);
    if (text.length > maxLength) problems.push(`${file} has ${text.length} characters`);
    let headings = 0;
    visit(tree, (node) => {
      if (node.type === 'heading') headings += 1;
      if (node.type === 'html') problems.push(`${file}: ${node.value}`);
      if (node.type === 'text' && /^(?:import|export) .* from /.test(node.value))
        problems.push(`${file}: ${node.value}`);
      problems.push(...linkProblems(file, node));
    });
    if (headings === 0) problems.push(`${file} has no heading`);
    if (!/^---\ntitle: ".+"\ndescription: ".+"\nurl: https:\/\/\S+\n/.test(text))
      problems.push(`${file} has no front matter`);
    if (!text.includes('/llms.txt).')) problems.push(`${file} doesn't link to the index`);
  }
  expect(problems).toEqual([]);
});

test('the indexes are nested and list all pages', () => {
  const seen = new Set<string>();
  const linked = new Set<string>();
  const open = (url: string) => {
    if (seen.has(url)) return;
    seen.add(url);
    const text = read(url);
    expect(text.length, url).toBeLessThan(maxLength);
    for (const [, link = ''] of text.matchAll(/\]\((https?:\/\/[^)]+)\)/g)) {
      const { pathname } = new URL(link);
      expect(exists(pathname), link).toBe(true);
      linked.add(pathname);
      if (pathname.endsWith('/llms.txt')) open(pathname);
    }
  };
  open('/toolpad/llms.txt');
  expect(pages.filter((url) => !linked.has(markdownUrl(url)))).toEqual([]);
  expect([...seen]).toEqual(
    expect.arrayContaining(['/toolpad/core/llms.txt', '/toolpad/studio/llms.txt']),
  );
  for (const url of seen) expect(exists(url.replace('llms.txt', 'llms-full.txt'))).toBe(true);
});

test('robots may read everything', () => {
  expect(read('/robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${defaultSiteUrl}/toolpad/sitemap.xml\n`,
  );
});
