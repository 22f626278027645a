import { codeStylings, type CodeVariant } from '../../../model/facts/demo';
import { baseUrl } from '../../../model/facts/origins';
import { products } from '../../../model/facts/products';
import { compareVersions } from '../../../model/facts/releases';
import { sectionsOf } from '../../../model/facts/search/searchIndex';
import pageMessages from '../../../model/facts/messages/en.page.json';
import { checkLeaving, itemOf, leavingUrl } from '../../../model/facts/upgrade/checkLeaving';
import { describe as describeUse } from '../../../model/facts/upgrade/checkUpgrade';
import { getPage, splitSections, type Section } from './getPage';
import { SearchEngine, type SearchResult } from '../../../model/facts/search/engine';
import { excerptOf, groupResults, nearestTitles } from '../../../model/facts/search/results';
import { maxQueryLength } from '../../../model/facts/search/query';
import { compact } from '../../../model/facts/search/words';
import { ToolError, type Answer } from './answer';
import {
  nameOf,
  nearestNames,
  unknownName,
  versionAt,
  versionsFor,
  type Docs,
  type DocsVersion,
} from './docs';

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
  args: { query: string; product?: string | null; version?: string | null; limit?: number },
): Answer {
  const versions = versionsFor(docs, args);
  const engine = engineFor(docs, versions);
  const groups = groupResults(engine.search(args.query), args.limit && Math.min(args.limit, 20));
  const cut =
    args.query.length > maxQueryLength
      ? [`The query was cut to ${maxQueryLength} characters.`]
      : [];
  if (groups.length === 0) {
    const nearest = nearestTitles(compact(args.query), engine.pages());
    throw new ToolError(
      `Nothing found for "${args.query.slice(0, maxQueryLength)}". Pages with similar titles: ${nearest
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
    text: [...cut, ...results, 'Read a result with `get_page`, and its URL as the path.'].join(
      '\n\n',
    ),
  };
}

/** A documented component, hook, function, or type. */
interface Reference {
  name: string;
  path: string;
  /** Section of its page, for types. */
  section?: string;
}

/** Symbols with reference pages or sections, in the order of the sidebar. */
const symbolsOf = ({ index }: DocsVersion): Reference[] =>
  index.pages.flatMap((page) => {
    const [path, title, kind] = page;
    const isReference = kind === 'api' || path.includes('/reference/components/');
    if (!isReference) return [];
    const types = sectionsOf(page).filter((section) => section.kind === 'type');
    return [
      { name: title.replace(/ API$/, ''), path },
      ...types.map((type) => ({ name: type.title, path, section: type.anchor })),
    ];
  });

const findIn = (version: DocsVersion, wanted: string) => {
  const symbols = symbolsOf(version);
  const lower = wanted.toLowerCase();
  return (
    symbols.find(({ name }) => name === wanted) ??
    symbols.find(({ name }) => name.toLowerCase() === lower)
  );
};

/** Returns the reference of a component, hook, function, or type. */
export function getApi(docs: Docs, args: { symbol: string; version?: string | null }): Answer {
  const wanted = args.symbol.replace(/[<>()\s]|\/>/g, '').replace(/^@.*\/|\/$/g, '');
  const versions = versionsFor(docs, args);
  const [found] = versions.flatMap((version) => findIn(version, wanted) ?? []);
  if (found)
    return getPage(docs, { path: found.path, section: found.section && `#${found.section}` });
  const others = docs.versions.filter((version) => findIn(version, wanted)).map(nameOf);
  const names = versions.flatMap(symbolsOf).map(({ name }) => name);
  throw new ToolError(
    `There is no reference of "${wanted}" in ${versions.map(nameOf).join(', ')}. ` +
      (others.length > 0
        ? `It's documented in ${others.join(', ')}.`
        : `Most similar: ${nearestNames(wanted, names).join(', ')}.`),
  );
}

const isRelease = (title: string) => /^\d+\.\d+\.\d+/.test(title);

/** Symbols that a line above the headings of a release is about. */
const subjectsOf = (line: string): string[] =>
  [...line.replace(/^(- .*?):.*/, '$1').matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

/** The part of a release about a symbol. */
function partOf(release: Section, symbol: string): string {
  const [intro = ''] = release.text.split(/^### /m);
  const lines = intro.split('\n').flatMap((line) => {
    if (!subjectsOf(line).includes(symbol)) return [];
    return line.startsWith('- ') ? line : line.replace(/: .*/, `: \`${symbol}\``);
  });
  const own = splitSections(release.text).filter(
    ({ level, title }) => level === 3 && title === symbol,
  );
  return [lines.join('\n'), ...own.map(({ text }) => text)].filter(Boolean).join('\n\n');
}

/** Lists the changes of each release after `from`, up to `to`; with a symbol, only its own. */
export function diffApi(
  docs: Docs,
  args: { from: string; to: string; symbol?: string | null },
): Answer {
  const { package: name, apiChanges: path = '' } = products.core;
  const url = docs.origin + path;
  const sections = splitSections(docs.pages[path]?.text ?? '');
  const releases = new Map(
    sections
      .filter(({ title, level }) => level === 2 && isRelease(title))
      .map((release) => [release.title.replace(/,.*/, ''), release] as const)
      .reverse(),
  );
  const [from, to] = [args.from, args.to].map((each) => each.replace(/^v/, '')) as [string, string];
  const [oldest = ''] = releases.keys();
  const isKnown = (each: string) => releases.has(each) || compareVersions(each, oldest) < 0;
  const unknown = [from, to].find((release) => !isRelease(release) || !isKnown(release));
  if (unknown)
    throw new ToolError(
      `There is no release ${unknown} of ${name}. Releases: ${[...releases.keys()].join(', ')}.`,
    );
  if (compareVersions(from, to) >= 0) throw new ToolError(`${from} isn't older than ${to}.`);
  const { symbol } = args;
  const names = new Set(
    [...releases.values()].flatMap(({ text }) => [
      ...splitSections(text).flatMap(({ title, level }) => (level === 3 ? title : [])),
      ...text.split(/^### /m, 1).flatMap((intro) => intro.split('\n').flatMap(subjectsOf)),
    ]),
  );
  if (symbol && !names.has(symbol)) throw unknownName('component, hook, or type', symbol, names);
  const changes = [...releases].flatMap(([version, release]) => {
    if (compareVersions(version, from) <= 0 || compareVersions(version, to) > 0) return [];
    const text = symbol ? partOf(release, symbol) : release.text.replace(/^.*\n+/, '');
    return text ? [`## ${version}`, text] : [];
  });
  return {
    source: `${name} ${from} → ${to} · ${url}`,
    text:
      changes.join('\n\n') ||
      `${symbol ? `\`${symbol}\`` : 'The API'} is the same in ${from} and ${to}.`,
  };
}

/** Lists what replaces each import of Toolpad Core in a file, on plain Material UI. */
export function leaveCore({ origin }: Docs, args: { code: string; file?: string }): Answer {
  const { code, file = 'code.tsx' } = args;
  try {
    const lines = checkLeaving({ code, file }).map((finding) => {
      const { line, name, reason } = finding;
      const item = itemOf(finding);
      const subject = [`Line ${line}`, name && `\`${name}\``, reason && '(unknown)'];
      const url = item && `${origin}${leavingUrl(item)}`;
      const text = [...describeUse(finding, pageMessages), url].filter(Boolean).join(' ');
      return `- ${subject.filter(Boolean).join(' ')}: ${text}`;
    });
    return {
      source: `${products.core.package} → Material UI 9 · ${origin}${baseUrl}core/leaving/`,
      text: lines.join('\n') || `The code imports nothing from ${products.core.package}.`,
    };
  } catch (error) {
    throw new ToolError(`The code can't be parsed: ${(error as Error).message}`);
  }
}

/** Returns the files of a demo by its name, or by its key for another version than the current. */
export function getDemo(docs: Docs, args: { name: string; variant?: string | null }): Answer {
  const { demos, versions, origin } = docs;
  const keys = versions.flatMap(({ product, version, isLast }) =>
    isLast ? [`${product}/v${version}/${args.name}`] : [],
  );
  const wanted = [args.name, ...keys].map((key) => key.toLowerCase().replace(/\.[jt]sx?$/, ''));
  const demo = Object.values(demos).find(({ key }) => wanted.includes(key.toLowerCase()));
  if (!demo)
    throw unknownName('demo', args.name, new Set(Object.values(demos).map(({ name }) => name)));
  const variant: CodeVariant = /^j/i.test(args.variant ?? '') ? 'JS' : 'TS';
  const [product, label] = demo.key.split('/');
  const version = versions.find((each) => each.product === product && `v${each.version}` === label);
  const stylings = codeStylings.filter((styling) => demo.stylings[styling]);
  const [placed] = Object.entries(docs.pages).filter(
    ([path, { text }]) =>
      versionAt(docs, path) === version &&
      text.includes(`title="${demo.stylings[stylings[0] ?? 'system']?.TS[0]?.name}"`),
  );
  const packages = Object.entries(demo.packages).map(([name, number]) => `${name}@${number}`);
  return {
    source: [
      version && nameOf(version),
      placed && `${placed[1].url}#${demo.name}`,
      `${origin}${baseUrl}demos/${demo.key}/`,
    ]
      .filter(Boolean)
      .join(' · '),
    text: [
      `# ${demo.name}`,
      `Packages: ${packages.join(' ')}`,
      ...stylings.flatMap((styling) => [
        ...(stylings.length > 1 ? [`## Styling: ${styling}`] : []),
        ...(demo.stylings[styling]?.[variant] ?? []).map(
          ({ name, code }) =>
            `\`\`\`\`${name.replace(/^.*\./, '')} title="${name}"\n${code.trim()}\n\`\`\`\``,
        ),
      ]),
    ].join('\n\n'),
  };
}
