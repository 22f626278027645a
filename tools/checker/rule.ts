import type { Suggestion } from '../../plugins/shared/problems';
import type { Page, Site } from './site';

export interface Point {
  /** 1-based. */
  line: number;
  column: number;
}

/** A place in a page: a point, or a syntax node. */
export type Place = Point | { position?: { start: Point } };

/** A place in any file; its start if there is no line. */
export type FilePlace = { file: string } & Partial<Point>;

/** Reports a problem by one of the rules that the check declares. */
export type Report<Rule extends string, At> = (
  rule: Rule,
  at: At,
  message: string,
  suggestion?: Suggestion,
) => void;

/** Reports problems of a page. @example `type Report = PageReport<typeof rules>` */
export type PageReport<Rules = Record<string, string>> = Report<keyof Rules & string, Place>;

/** Reports problems of any file. */
export type SiteReport<Rules = Record<string, string>> = Report<keyof Rules & string, FilePlace>;

interface CheckBase<Rules> {
  /** The rules that it reports: `area/name`, and what the rule asks of a writer. */
  rules: Rules;
  /** Takes seconds: types, spelling. A watching checker reports these problems after the others. */
  slow?: boolean;
}

/** Examines one page, or one partial, at a time. */
export interface PageCheck<Rules = Readonly<Record<string, string>>> extends CheckBase<Rules> {
  scope: 'page';
  /** Whether the result depends only on the page's own text, so that it is cached between runs. */
  isCached?: boolean;
  check: (page: Page, report: PageReport<Rules>, site: Site) => void | Promise<void>;
}

/** Examines pages, demos, pictures and settings together. */
export interface SiteCheck<Rules = Readonly<Record<string, string>>> extends CheckBase<Rules> {
  scope: 'site';
  check: (site: Site, report: SiteReport<Rules>) => void | Promise<void>;
}

export type Check = PageCheck | SiteCheck;

/** Declares a check of pages. A rule that it reports and doesn't declare doesn't compile. */
export const pageCheck = <Rules extends Readonly<Record<string, string>>>(
  check: Omit<PageCheck<Rules>, 'scope'>,
): PageCheck<Rules> => ({ scope: 'page', ...check });

/** Declares a check of the site. A rule that it reports and doesn't declare doesn't compile. */
export const siteCheck = <Rules extends Readonly<Record<string, string>>>(
  check: Omit<SiteCheck<Rules>, 'scope'>,
): SiteCheck<Rules> => ({ scope: 'site', ...check });
