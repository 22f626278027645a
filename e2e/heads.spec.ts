import { expect, test } from '@playwright/test';
import { imageSize } from 'image-size';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { markdownUrl } from '@site/src/site/markdownPages';
import { defaultSiteUrl } from '@site/src/site/origins';
import { socialPictureSize } from '@site/src/site/socialPicture';
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
  };
}

test('every head is complete, and its pictures exist', () => {
  expect(urls.length).toBeGreaterThan(130);
  const titles = new Map<string, string>();
  for (const url of urls) {
    const page = new URL(url).pathname;
    const head = headOf(read(`${page}index.html`));
    const [title = ''] = head.titles;
    const [description = ''] = head.descriptions;
    expect([head.titles.length, head.descriptions.length], url).toEqual([1, 1]);
    expect(titles.get(title + description), `${url} has the title of another page`).toBeUndefined();
    titles.set(title + description, url);
    expect(head.canonical).toEqual([url]);
    expect(head.property('og:url')).toEqual([url]);
    expect(head.property('og:title')).toEqual([title]);
    expect(head.property('og:description')).toEqual([description]);
    expect(head.property('og:type')).toEqual(['article']);
    expect(head.property('og:site_name')).toEqual(['Toolpad']);
    expect(head.name('twitter:card')).toEqual(['summary_large_image']);
    const [picture = ''] = head.property('og:image');
    expect(head.name('twitter:image')).toEqual([picture]);
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
        ['application/atom+xml', '/toolpad/feed.xml'],
      ]),
    );
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
