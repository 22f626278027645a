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
import {
  changedLabel,
  groupParts,
  releaseOf,
  type ChangedEntry,
  type Release,
  type ReleaseChange,
} from '../../../model/facts/apiRelease';
import { listFiles } from '../../../model/files/files';
import { toMarkdown } from '../../../model/api/renderEntry';
import { readBehavior, readHistory } from '../../../model/api/data';
import { translateAll } from '../../../model/facts/messages/allMessages';
import { nameOf, type Docs, type DocsPage, type DocsRelease, type DocsVersion } from './docs';

const t = translateAll('en');

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

/** Each ID of a built page, with the number of its heading: its own, or the one above. */
function anchorsOf(html: string): Record<string, number> {
  const anchors: Record<string, number> = {};
  let headings = 0;
  const visit = (node: HtmlNode): void => {
    const attributes = Object.fromEntries(
      ('attrs' in node ? node.attrs : []).map(({ name, value }) => [name, value]),
    );
    // Another tool returns demos.
    const id = 'data-demo' in attributes ? undefined : attributes.id;
    const before = headings;
    if (/^h[2-6]$/.test(node.nodeName)) headings += 1;
    for (const child of 'childNodes' in node ? node.childNodes : []) visit(child);
    // A type and its members are below its own heading.
    const own = id?.startsWith('type-') ? Math.min(before + 1, headings) : before;
    if (id) anchors[id] = (/^h[2-6]$/.test(node.nodeName) ? headings : own) - 1;
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

function code(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
}

/** Joins blocks, without empty ones. */
const blocks = (...parts: (string | false)[]): string => parts.filter(Boolean).join('\n\n');

/** Markdown of the API data. Text in it that looks like Markdown stays text. */
const line = (text = '') => (text ? toMarkdown(text).trim() : '');

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

const names = (named: readonly { name: string }[]) =>
  named.map(({ name }) => code(name)).join(', ');

function difference(changed: ReleaseChange): string {
  const { change, from, to } = changed;
  const name = code(changed.name);
  if (change === 'deprecated') return t('api.release.deprecated', { name, to: line(to) });
  if (change === 'required')
    return t(to === 'true' ? 'api.release.required' : 'api.release.optional', { name });
  const value = (text: string | undefined) => (text ? code(text) : t('api.release.none'));
  return t('api.release.changed', {
    part: t(changedLabel(changed)),
    name,
    to: value(to),
    from: value(from),
  });
}

function entryToMarkdown({ name, changes }: ChangedEntry): string {
  const { lists, others } = groupParts(changes);
  const lines = lists.map(({ label, changes: own }) =>
    t('api.release.names', {
      part: t(label),
      names: own
        .map((each) => {
          const part = code(each.name);
          return each.isRequired ? t('api.release.isRequired', { name: part }) : part;
        })
        .join(', '),
    }),
  );
  return blocks(`### ${code(name)}`, list([...lines, ...others.map(difference)]));
}

/** What a release changed, with the same words as its component. */
function releaseToMarkdown({ added, removed, entries, behavior }: Release): string {
  const isSame = added.length + removed.length + entries.length === 0;
  return blocks(
    behavior.length > 0 && `**${t('api.release.behavior')}**`,
    list(
      behavior.map((each) => {
        const more = `[${t('api.release.more')}](${each.href})`;
        const subjects = each.names.map(code).join(', ');
        return `${subjects}: ${line(each.change)} ${line(each.action)} ${more}`;
      }),
    ),
    added.length > 0 && t('api.release.exports', { names: names(added) }),
    removed.length > 0 && t('api.release.removedExports', { names: names(removed) }),
    ...entries.map(entryToMarkdown),
    isSame && t('api.release.nothing'),
  );
}

const partOf = (release: Release, symbol: string): Release => ({
  ...release,
  added: release.added.filter(({ name }) => name === symbol),
  removed: release.removed.filter(({ name }) => name === symbol),
  entries: release.entries.filter(({ name }) => name === symbol),
  behavior: release.behavior.filter(({ names }) => names.includes(symbol)),
});

/** The changes of each release of Toolpad Core. */
function readReleases(siteDir: string): Record<string, DocsRelease> {
  const history = readHistory(siteDir, 'core');
  const behavior = readBehavior(siteDir, 'core');
  if (!history) return {};
  return Object.fromEntries(
    Object.entries(history.releases).map(([version, changes]) => {
      const release = releaseOf(history, behavior, version, () => []);
      const symbols = new Set([
        ...changes.map(({ entry }) => entry),
        ...release.behavior.flatMap(({ names }) => names),
      ]);
      const bySymbol = [...symbols].map((symbol) => [
        symbol,
        releaseToMarkdown(partOf(release, symbol)),
      ]);
      return [version, { text: releaseToMarkdown(release), symbols: Object.fromEntries(bySymbol) }];
    }),
  );
}

/**
 * Reads what the server answers from: the Markdown pages, the search index, and the demos of the
 * built site, and the history of the API.
 * @throws if the site hasn't been built
 */
export function collectDocs(siteDir: string, outDir = path.join(siteDir, 'build')): Docs {
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
    releases: readReleases(siteDir),
  };
}
