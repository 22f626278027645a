import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseHtml, type DefaultTreeAdapterTypes } from 'parse5';
import { parse } from 'yaml';
import type { DemoSource } from '../../../model/facts/demo';
import { baseUrl } from '../../../model/facts/origins';
import { productList, products } from '../../../model/facts/products';
import {
  indexFile,
  scopesFile,
  type SearchExcerpts,
  type SearchIndex,
  type SearchScope,
} from '../../../model/facts/search/searchIndex';
import { versionsFile, type PublishedVersion } from '../../../model/facts/versions';
import { listFiles } from '../../../model/files/files';
import { nameOf, type Docs, type DocsPage, type DocsVersion } from './docs';

interface FrontMatter {
  title: string;
  url: string;
  product?: string;
  version?: string;
  packages?: Record<string, string>;
  verification?: string;
}

const ownPackages = new Set(productList.map((product) => product.package));

type HtmlNode = DefaultTreeAdapterTypes.Node;

/**
 * Each ID of a built page, with the number of its heading: its own, or the one above. In Markdown,
 * headings in lists and quotes don't start a section.
 */
function anchorsOf(html: string): Record<string, number> {
  const anchors: Record<string, number> = {};
  let headings = 0;
  const visit = (node: HtmlNode, isNested = false): void => {
    const attributes = Object.fromEntries(
      ('attrs' in node ? node.attrs : []).map(({ name, value }) => [name, value]),
    );
    // Another tool returns demos.
    const id = 'data-demo' in attributes ? undefined : attributes.id;
    const before = headings;
    const isHeading = /^h[2-6]$/.test(node.nodeName) && !isNested;
    if (isHeading) headings += 1;
    const isBlock = isNested || /^(?:li|blockquote)$/.test(node.nodeName);
    for (const child of 'childNodes' in node ? node.childNodes : []) visit(child, isBlock);
    // A type and its members are below its own heading.
    const own = id?.startsWith('type-') ? Math.min(before + 1, headings) : before;
    if (id) anchors[id] = (isHeading ? headings : own) - 1;
  };
  const [article = html] =
    /<article[^]*<\/article>/.exec(html) ?? /<main[^]*<\/main>/.exec(html) ?? [];
  visit(parseHtml(`<!doctype html>${article}`));
  return anchors;
}

function toPage(markdown: string, html: string): DocsPage {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(markdown) ?? [];
  const { title, url, product, version, packages = {}, verification } = parse(head) as FrontMatter;
  return {
    url,
    title,
    ...(product && version ? { version: nameOf({ name: product, version }) } : {}),
    packages: Object.fromEntries(
      Object.entries(packages).filter(([name]) => !ownPackages.has(name)),
    ),
    verification,
    anchors: anchorsOf(html),
    // The server's own tools list the pages.
    text: text.trim().replace(/^> All pages are listed.*\n+/, ''),
  };
}

/**
 * Pages by path. The build splits long pages into files with the URL of the page; the page itself
 * lists them.
 */
function joinPages(files: readonly (readonly [path: string, page: DocsPage])[]) {
  const byPath = new Map(files);
  const isPage = ([path, { url }]: (typeof files)[number]) => new URL(url).pathname === path;
  const withSections = (page: DocsPage): DocsPage => {
    const own = page.text.replaceAll(/^- \[.*\]\((.*)\.md\)$\n?/gm, (item, href: string) => {
      const part = URL.canParse(href) && byPath.get(`${new URL(href).pathname}/`);
      return part && part.url === page.url
        ? `${part.text.replace(/^> This is a section.*\n+/, '')}\n\n`
        : item;
    });
    return { ...page, text: own.trim() };
  };
  return Object.fromEntries(
    files.filter(isPage).map(([path, page]) => [path, withSections(page)] as const),
  );
}

/** Sections of long pages have no document. */
const readIfExists = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Files below a folder by path, with `/`. */
const filesBelow = (folder: string, pattern: RegExp): string[] =>
  listFiles(folder).filter((file) => pattern.test(file));

/** Code without highlighting. */
const withoutHtml = ({ key, name, packages, stylings }: DemoSource): Docs['demos'][string] => ({
  key,
  name,
  packages,
  stylings: JSON.parse(
    JSON.stringify(stylings, (property, value: unknown) =>
      property === 'html' ? undefined : value,
    ),
  ) as DemoSource['stylings'],
});

/**
 * Reads what the server answers from: the Markdown pages, the search index, and the demos of a
 * built site.
 * @throws if the site hasn't been built
 */
export function collectDocs(outDir: string): Docs {
  const root = path.join(outDir, baseUrl);
  if (!existsSync(path.join(root, scopesFile)))
    throw new Error(`${outDir} contains no built site. Run \`npm run build\` first.`);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const readJson = <Content>(file: string) => JSON.parse(read(file)) as Content;

  const scopes = readJson<SearchScope[]>(scopesFile);
  const versions = readJson<PublishedVersion[]>(versionsFile).flatMap((each): DocsVersion[] => {
    const { product, version, url } = each;
    const { name } = products[product];
    const scope = scopes.find((one) => one.product === name && one.version === `v${version}`);
    if (!scope) return [];
    const index = readJson<SearchIndex>(indexFile(scope.id));
    return [{ product, name, version, url, isLast: scope.isLast, index }];
  });
  const excerpts = filesBelow(path.join(root, 'assets/search'), /\.json$/)
    .map((file) => `assets/search/${file}`)
    .map((file) => [file, readJson<SearchExcerpts>(file)] as const);
  const pages = filesBelow(outDir, /^toolpad.*\.md$/).map(
    (file) =>
      [
        `/${file.replace(/\.md$/, '/')}`,
        toPage(
          readFileSync(path.join(outDir, file), 'utf8'),
          readIfExists(path.join(outDir, file.replace(/\.md$/, '/index.html'))),
        ),
      ] as const,
  );
  const demos = filesBelow(path.join(root, 'assets/demos'), /^\w+\/v[^/]+\/[^/]+\.json$/).map(
    (file) => {
      const demo = withoutHtml(readJson<DemoSource>(`assets/demos/${file}`));
      return [demo.key, demo] as const;
    },
  );
  return {
    origin: new URL(pages[0]?.[1].url ?? '').origin,
    versions,
    pages: joinPages(pages),
    excerpts: Object.fromEntries(excerpts),
    demos: Object.fromEntries(demos),
  };
}
