import { SearchEngine } from '../../../src/features/search/engine';
import { excerptOf } from '../../../src/features/search/excerpt';
import { groupResults, type SearchResult } from '@site/src/features/search/rate';
import { nearestTitles } from '../../../src/features/search/nearest';
import { compact } from '../../../src/features/search/words';
import { ToolError, type Answer } from './answer';
import { nameOf, type Docs, type DocsVersion } from './docs';
import { versionsFor } from './versions';

/** Engines by the versions that they search. */
const engines = new WeakMap<Docs, Map<string, SearchEngine>>();

function engineFor(docs: Docs, versions: readonly DocsVersion[]): SearchEngine {
  const known = engines.get(docs) ?? new Map<string, SearchEngine>();
  engines.set(docs, known);
  const key = versions.map(nameOf).join();
  const engine = known.get(key) ?? new SearchEngine(versions.map(({ index }) => index));
  known.set(key, engine);
  return engine;
}

function describe({ excerpts, origin }: Docs, { item, terms }: SearchResult): string {
  const { page, isPage, kind, context, title, href } = item;
  const place = isPage ? page.group : [page.title, context].filter(Boolean).join(' › ');
  const text = item.description || excerpts[item.excerpts.url]?.[item.excerpts.items.indexOf(item)];
  const excerpt = text ? excerptOf(text, terms).map((piece) => piece.text) : [];
  const { product, version } = page.scope;
  return [
    `**${title}** (${kind}; ${place}; ${product} ${version})`,
    `${origin}${href}`,
    ...(excerpt.length > 0 ? [excerpt.join('')] : []),
  ].join('\n   ');
}

/** Searches with the index and the ranking of the search dialog. */
export function searchDocs(
  docs: Docs,
  args: { query: string; product?: string; version?: string; limit?: number },
): Answer {
  const versions = versionsFor(docs, args);
  const engine = engineFor(docs, versions);
  const groups = groupResults(engine.search(args.query), args.limit);
  if (groups.length === 0) {
    const nearest = nearestTitles(compact(args.query), engine.pages());
    throw new ToolError(
      `Nothing found for "${args.query}". Pages with similar titles: ${nearest
        .map(({ title, href }) => `${title} (${docs.origin}${href})`)
        .join(', ')}.`,
    );
  }
  const results = groups.map((group, index) => {
    const [first = '', ...others] = group.map((result) => describe(docs, result));
    return [`${index + 1}. ${first}`, ...others.map((other) => `   - ${other}`)].join('\n');
  });
  return {
    source: `Search in ${versions.map(nameOf).join(', ')} · ${docs.origin}/toolpad/`,
    text: [...results, 'Read a result with `get_page`, and its URL as the path.'].join('\n\n'),
  };
}
