import type { Problem } from '../../plugins/shared/problems';
import type { Page, Site } from './site';

/** What a check may say: `area/name` of each rule, and what the rule asks of a writer. */
export type Rules = Readonly<Record<string, string>>;

type Found = Problem[] | Promise<Problem[]>;

interface CheckBase {
  rules: Rules;
  /** Takes longer than a writer should wait for the others: types, spelling. While pages are watched, it reports after them. */
  slow?: boolean;
}

/** Looks at one page, or one part that pages import, at a time. */
export interface PageCheck extends CheckBase {
  scope: 'page';
  /** What it says depends on the page's own text alone, so that it is kept from run to run. The value changes with the check's code and settings. */
  cacheKey?: string;
  check: (page: Page, site: Site) => Found;
}

/** Looks at what pages, demos, pictures and settings say together. */
export interface SiteCheck extends CheckBase {
  scope: 'site';
  check: (site: Site) => Found;
}

export type Check = PageCheck | SiteCheck;

/** Something in a page, by the node or the line it is in. */
export type Place = { line: number; column: number } | { position?: { start: Place2 } } | undefined;
type Place2 = { line: number; column: number };

/** 1-based place of a syntax node, or of a line; the start of the page where there is none. */
export function placeOf(place: Place): Place2 {
  if (place && 'line' in place) return { line: place.line, column: place.column };
  const start = place && 'position' in place ? place.position?.start : undefined;
  return { line: start?.line ?? 1, column: start?.column ?? 1 };
}

/** A problem in a page. */
export const problemIn = (page: Page, place: Place, rule: string, message: string): Problem => ({
  file: page.file,
  ...placeOf(place),
  rule,
  message,
});
