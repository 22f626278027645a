/** How the results of a search are shown: grouped by page, with marked words and excerpts. */
import { distance } from 'fastest-levenshtein';
import type { SearchResult } from './engine';
import { compact, findWords, formsOf, isCodeName } from './words';

/**
 * Results of one page, best first. The page itself is among them only if the query means it, or no
 * section matches nearly as well: a section leads nearer to the answer. The dialog shows them as a
 * group.
 */
export type ResultGroup = SearchResult[];

/** Maximum number of results per page, so that others are in view, too. */
const maxResults = 2;

/** Minimum score of further results, relative to their page's best. */
const minRelativeScore = 0.6;

/** Weight of a page's second best section: a page with several answers is more likely meant. */
const secondWeight = 0.2;

const isPageItself = ({ item, isNamed }: SearchResult) => item.isPage && !isNamed;

function shownOf(results: readonly SearchResult[]): ResultGroup {
  const minimum = (results[0]?.score ?? 0) * minRelativeScore;
  const hrefs = results.map(({ item }) => item.href);
  const near = results.filter(
    ({ item, score }, index) => score >= minimum && hrefs.indexOf(item.href) === index,
  );
  const sections = near.filter((result) => !isPageItself(result));
  return (sections.length > 0 ? sections : near).slice(0, maxResults);
}

function scoreOf([best, ...others]: readonly SearchResult[]): number {
  const second = others.find(({ item }) => !item.isPage);
  return (best?.score ?? 0) + secondWeight * (second?.score ?? 0);
}

/** Groups that are always shown, and the minimum score of others, relative to the best. */
const strong = { groups: 3, relativeScore: 0.3 };

/** Whether readers see why a page was found: a word of the query is in the names around it. */
const isVisibleIn = ({ item, terms }: SearchResult) =>
  [item.title, item.context, item.page.title, item.description].some(
    (text) => matchesIn(text, terms).length > 0,
  );

/**
 * Returns whether results have the name that a query consists of. Otherwise they only have words of
 * it: `rowsSource` also finds "the source of the rows". Always true if the query isn't a name.
 */
export function hasName(query: string, groups: readonly ResultGroup[]): boolean {
  const name = compact(query);
  // Names with typos are shorter by up to two letters.
  const isWhole = (term: string) => term.length >= name.length - 2;
  return !isCodeName(query.trim()) || groups.flat().some(({ terms }) => [...terms].some(isWhole));
}

/**
 * Groups results (best first) by page, the best page first, in at most `count` groups. After the
 * first three, pages that only mention a word of the query need a higher score.
 */
export function groupResults(results: readonly SearchResult[], count = 8): ResultGroup[] {
  const minimum = (results[0]?.score ?? 0) * strong.relativeScore;
  const pages = new Map<string, SearchResult[]>();
  for (const result of results) {
    // Sections of such a page match, each with another word, but not the page itself.
    if (result.terms.size === 0) continue;
    const { path } = result.item.page;
    pages.set(path, [...(pages.get(path) ?? []), result]);
  }
  return [...pages.values()]
    .map((own) => ({ own, score: scoreOf(own) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .flatMap(({ own, score }, index) => {
      const group = shownOf(own);
      const isStrong = index < strong.groups || score >= minimum;
      return isStrong || group.some(isVisibleIn) ? [group] : [];
    });
}

/** Part of a text, and whether it matches the query. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Length of an excerpt in characters. */
const LENGTH = 150;

function matchesIn(
  text: string,
  terms: ReadonlySet<string>,
): { start: number; end: number; form: string }[] {
  return findWords(text).flatMap((found) => {
    // The index may contain only the singular of a word.
    const forms = formsOf(found.text).flatMap((form) => [form, form.replace(/s$/, '')]);
    const form = forms.find((each) => terms.has(each));
    return form === undefined
      ? []
      : [{ start: found.index, end: found.index + found.text.length, form }];
  });
}

export function markWords(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end } of matchesIn(text, terms)) {
    if (start > from) pieces.push({ text: text.slice(from, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMatch: false });
  return pieces;
}

function bestStart(matches: { start: number; form: string }[]): number {
  let best = { start: 0, count: 0 };
  for (const { start } of matches) {
    const inside = matches.filter(
      (other) => other.start >= start && other.start < start + LENGTH - 30,
    );
    const count = new Set(inside.map(({ form }) => form)).size;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

/**
 * Returns the part of a text that best shows why it was found. It starts with a word, or with a
 * sentence if one starts nearby.
 */
export function excerptOf(text: string, terms: ReadonlySet<string>): Piece[] {
  const flat = text.replace(/\n/g, ' ');
  const match = bestStart(matchesIn(flat, terms));
  const earliest = Math.max(0, match - 60);
  const before = flat.slice(earliest, match);
  const sentence = before.lastIndexOf('. ');
  const space = earliest === 0 ? 0 : before.indexOf(' ') + 1;
  const start = earliest + (sentence >= 0 ? sentence + 2 : space);
  const isWhole = flat.length - start <= LENGTH;
  const end = isWhole ? flat.length : flat.lastIndexOf(' ', start + LENGTH);
  const pieces = markWords(flat.slice(start, end > start ? end : start + LENGTH), terms);
  const dots = { text: '…', isMatch: false };
  return [...(start > 0 && sentence < 0 ? [dots] : []), ...pieces, ...(isWhole ? [] : [dots])];
}

interface LinkedPage {
  title: string;
  href: string;
}

interface NamedPage extends LinkedPage {
  /** Title in compact form. */
  name: string;
}

/**
 * Returns the pages with titles most similar to a query, for queries without results.
 * @param wanted query in compact form
 * @param maxDistance maximum number of letters in which a title differs
 */
export function nearestTitles(
  wanted: string,
  pages: readonly NamedPage[],
  count = 3,
  maxDistance = Infinity,
): LinkedPage[] {
  return pages
    .map(({ title, href, name }) => {
      const window = name.slice(0, Math.max(wanted.length, 4));
      return { title, href, cost: Math.min(distance(wanted, name), distance(wanted, window) + 1) };
    })
    .filter(({ cost }) => cost <= maxDistance)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, count)
    .map(({ title, href }) => ({ title, href }));
}
