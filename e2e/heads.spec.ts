import { expect, test } from '@playwright/test';
import { imageSize } from 'image-size';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { markdownUrl, socialPictureSize } from '@site/model/facts/pageFiles';
import { defaultSiteUrl } from '@site/model/facts/origins';
import { attribute, elementsOf, type HtmlElement } from '../plugins/shared/html';

const root = 'build';
const read = (url: string) => readFileSync(path.join(root, url), 'utf8');

const urls = [...read('/toolpad/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, url = '']) => url,
);

interface StructuredData {
  '@context'?: string;
  '@type'?: string;
  '@graph'?: Record<string, unknown>[];
}

/** What a page's head says, by the names of its tags. */
function headOf(html: string) {
  const elements = [...elementsOf(parse(html))];
  const named = (tag: string, name: string, value: string) =>
    elements.filter((each) => each.tagName === tag && attribute(each, name) === value);
  const contents = (name: string, value: string) =>
    named('meta', name, value).map((each) => attribute(each, 'content') ?? '');
  const links = (rel: string) => named('link', 'rel', rel);
  const text = ({ childNodes: [node] }: HtmlElement) => (node && 'value' in node ? node.value : '');
  return {
    titles: elements.filter(({ tagName }) => tagName === 'title').map(text),
    descriptions: contents('name', 'description'),
    canonical: links('canonical').map((link) => attribute(link, 'href')),
    alternates: links('alternate'),
    property: (name: string) => contents('property', name),
    name: (name: string) => contents('name', name),
    data: named('script', 'type', 'application/ld+json').map(
      (script) => JSON.parse(text(script)) as StructuredData,
    ),
    demos: elements.filter((each) => attribute(each, 'data-source-url') !== undefined).length,
    headings: elements.filter(({ tagName }) => tagName === 'h1').length,
  };
}

test('IDs are unique on each page', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(urls.length);
  const duplicates = files.flatMap((file) => {
    const ids = [...elementsOf(parse(read(file)))].flatMap((each) => attribute(each, 'id') ?? []);
    return ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${file}: ${id}`);
  });
  expect(duplicates).toEqual([]);
});

test('every head is complete, and its pictures exist', () => {
  expect(urls.length).toBeGreaterThan(130);
  const pagesByDescription = new Map<string, string>();
  for (const url of urls) {
    const page = new URL(url).pathname;
    const head = headOf(read(`${page}index.html`));
    const [title = ''] = head.titles;
    const [description = ''] = head.descriptions;
    expect([head.titles.length, head.descriptions.length], url).toEqual([1, 1]);
    expect(description, url).toMatch(/\S/);
    expect(pagesByDescription.get(description), `page with the description of ${url}`).toBe(
      undefined,
    );
    pagesByDescription.set(description, url);
    expect(head.canonical).toEqual([url]);
    expect(head.property('og:url')).toEqual([url]);
    expect(head.property('og:title')).toEqual([title]);
    expect(head.property('og:description')).toEqual([description]);
    expect(head.property('og:type')).toEqual(['article']);
    expect(head.name('twitter:card')).toEqual(['summary_large_image']);
    const [picture = ''] = head.property('og:image');
    expect(picture.startsWith(`${defaultSiteUrl}/toolpad/`), picture).toBe(true);
    const file = readFileSync(path.join(root, new URL(picture).pathname));
    expect(imageSize(file)).toMatchObject({ ...socialPictureSize, type: 'png' });
    const alternates = head.alternates.map((link) => [
      attribute(link, 'hreflang') ?? attribute(link, 'type'),
      attribute(link, 'href'),
    ]);
    expect(alternates).toEqual(
      expect.arrayContaining([
        ['en', url],
        ['x-default', url],
        ['text/markdown', markdownUrl(page)],
        ...(page === '/toolpad/' ? [['application/atom+xml', '/toolpad/feed.xml']] : []),
      ]),
    );
  }
});

/** Pages without a first-level heading, and why. */
const withoutHeading: Record<string, string> = {
  '/toolpad/edited-demo/': 'The page around this frame adds the content, with the heading.',
  '/toolpad/demos/core/live/orders/': 'The example renders its headings in the browser.',
};

test('every HTML file is in the sitemap or kept out of search, and has a title of its own and one heading', () => {
  const titles = new Map<string, string>();
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll(path.sep, '/')}`);
  expect(files.length).toBeGreaterThan(400);
  for (const file of files) {
    const html = read(file);
    // Scripts insert these into other pages, and the second 404 page is a copy.
    if (!html.includes('<html') || file === '/404.html') continue;
    const url = file.replace(/index\.html$/, '');
    const head = headOf(html);
    const isIndexed = urls.includes(`${defaultSiteUrl}${url}`);
    expect
      .soft(head.name('robots').join().includes('noindex'), `noindex on ${url}`)
      .toBe(!isIndexed);
    // Redirects.
    if (/http-equiv="?refresh/.test(html)) continue;
    const [title = ''] = head.titles;
    expect.soft(title, `title of ${url}`).toMatch(/\S/);
    expect.soft(titles.get(title), `page with the title of ${url}`).toBeUndefined();
    titles.set(title, url);
    if (!(url in withoutHeading)) expect.soft(head.headings, `headings of ${url}`).toBe(1);
    // Hosts send the 404 page for any URL.
    if (url === '/toolpad/404.html')
      expect.soft([...head.canonical, ...head.property('og:url')], url).toEqual([]);
  }
});

/** Structured data whose items have the same types and properties as others is left out. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join()}]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  const entries = Object.entries(value).map(
    ([key, item]) => `${key}:${key.startsWith('@type') ? String(item) : shapeOf(item)}`,
  );
  return `{${entries.sort().join()}}`;
}

test('structured data has the types of schema.org', () => {
  const shapes = new Map<string, StructuredData>();
  for (const url of urls) {
    const page = new URL(url).pathname;
    const { data, demos } = headOf(read(`${page}index.html`));
    for (const item of data) shapes.set(shapeOf(item), item);
    const types = data
      .flatMap((item) => [item, ...(item['@graph'] ?? [])])
      .map((item) => item['@type']);
    expect(
      types.filter((type) => type === 'TechArticle'),
      url,
    ).toHaveLength(1);
    expect(
      types.filter((type) => type === 'BreadcrumbList'),
      url,
    ).toHaveLength(1);
    expect(
      types.filter((type) => type === 'SoftwareSourceCode'),
      url,
    ).toHaveLength(demos);
    const article = data.flatMap((item) => item['@graph'] ?? [])[0];
    expect(article).toMatchObject({ '@type': 'TechArticle', url });
  }
  const folder = 'test-results/structured-data';
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'data.ts');
  writeFileSync(
    file,
    [
      "import type { Graph, Thing, WithContext } from 'schema-dts';",
      `export const data: (Graph | WithContext<Thing>)[] = ${JSON.stringify([...shapes.values()])};`,
    ].join('\n'),
  );
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--ignoreConfig',
    '--moduleResolution',
    'bundler',
    '--module',
    'esnext',
  ];
  const compiler = 'node_modules/typescript-native/bin/tsc';
  const { stdout, status } = spawnSync('node', [compiler, ...options, file], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

test('the sitemap has the last change of each docs page', () => {
  const entries = read('/toolpad/sitemap.xml').match(/<url>.*?<\/url>/gs) ?? [];
  const docs = entries.filter((entry) => /toolpad\/(?:core|studio)\//.test(entry));
  expect(docs.length).toBeGreaterThan(130);
  expect(docs.filter((entry) => !/<lastmod>\d{4}-\d\d-\d\d</.test(entry))).toEqual([]);
});
