import { nearestTitles } from '../../../model/facts/search/results';
import { compact } from '../../../model/facts/search/words';
import type { DemoSource } from '../../../model/facts/demo';
import type { ProductKey } from '../../../model/facts/products';
import type { SearchExcerpts, SearchIndex } from '../../../model/facts/search/searchIndex';
import { ToolError } from './answer';

/** A version of a product, with its search index. */
export interface DocsVersion {
  product: ProductKey;
  /** `Toolpad Core`. */
  name: string;
  /** `0.14.0`. */
  version: string;
  /** URL that its pages start with, without origin. */
  url: string;
  /** Whether readers see this version first. */
  isLast: boolean;
  index: SearchIndex;
}

export interface DocsPage {
  /** Absolute URL of the HTML page. */
  url: string;
  title: string;
  /** `Toolpad Core 0.14.0`; `undefined` on pages without a product. */
  version?: string;
  /** Versions of the packages that the page was written for. */
  packages: Readonly<Record<string, string>>;
  /** Checks that the page has passed, in words. */
  verification?: string;
  /** Content without front matter. */
  text: string;
  /** Number of the heading of each ID; -1 above the first one. */
  anchors: Readonly<Record<string, number>>;
}

/** Everything that the server answers from. It's plain data, so that a package can contain it. */
export interface Docs {
  /** Origin of the site: `https://mui.com`. */
  origin: string;
  versions: readonly DocsVersion[];
  /** Pages by path: `/toolpad/core/react-crud/`. */
  pages: Readonly<Record<string, DocsPage>>;
  /** Excerpts of search results by file, as the index names it. */
  excerpts: Readonly<Record<string, SearchExcerpts>>;
  /** Demos by key: `core/v0.14.0/CrudBasic`. */
  demos: Readonly<Record<string, Pick<DemoSource, 'key' | 'name' | 'stylings' | 'packages'>>>;
}

/** `Toolpad Core 0.14.0`. */
export const nameOf = ({ name, version }: Pick<DocsVersion, 'name' | 'version'>): string =>
  `${name} ${version}`;

/** The version that a path belongs to. */
export const versionAt = ({ versions }: Docs, path: string): DocsVersion | undefined =>
  [...versions].sort((a, b) => b.url.length - a.url.length).find(({ url }) => path.startsWith(url));

/**
 * Versions to search: the given one, or the current one of each product.
 * @throws if no product has the version
 */
export function versionsFor(
  { versions }: Docs,
  { product, version }: { product?: string | null; version?: string | null },
): DocsVersion[] {
  const candidates = versions.filter((each) => !product || each.product === product);
  const wanted = (version ?? '').trim().toLowerCase().replace(/^v/, '');
  if (/^(?:|current|latest)$/.test(wanted)) return candidates.filter(({ isLast }) => isLast);
  const found = candidates.filter((each) =>
    wanted === 'next' ? each.url.endsWith('/next/') : `${each.version}.`.startsWith(`${wanted}.`),
  );
  if (found.length > 0) return found;
  const known = candidates.map((each) => `${nameOf(each)}${each.isLast ? ' (current)' : ''}`);
  throw new ToolError(
    `There is no documentation of version ${version}. Documented versions: ${known.join(', ')}.`,
  );
}

/** Returns the names that are most similar to an unknown one. */
export const nearestNames = (wanted: string, names: Iterable<string>, count = 5): string[] =>
  nearestTitles(
    compact(wanted),
    [...names].map((title) => ({ title, href: '', name: compact(title) })),
    count,
  ).map(({ title }) => title);

/** Error that suggests the most similar names. */
export const unknownName = (kind: string, wanted: string, names: Iterable<string>): ToolError =>
  new ToolError(
    `There is no ${kind} "${wanted}". Most similar: ${nearestNames(wanted, names).join(', ')}.`,
  );
