import type { Problem, Suggestion } from '../model/problems';
import type { Page } from '../model/pages/pages';
import type { Site } from '../model/site';

export interface Point {
  /** 1-based. */
  line: number;
  column: number;
}

/** A position in a page: a point or a syntax node. */
export type Place = Point | { position?: { start: Point } };

/** A position in any file. Without a line, it is the start of the file. */
export type FilePlace = { file: string } & Partial<Point>;

/** Reports a problem with one of the rules that the check declares. */
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
  /** Rules by name (`area/name`), with their requirements for writers. */
  rules: Rules;
  /**
   * Whether the check takes seconds, such as types and spelling. The watcher reports these problems
   * later than others.
   */
  slow?: boolean;
}

export interface PageCheck<Rules = Readonly<Record<string, string>>> extends CheckBase<Rules> {
  scope: 'page';
  /**
   * Whether the result depends on the text of the page only, so that it can be cached between runs.
   */
  isCached?: boolean;
  check: (page: Page, report: PageReport<Rules>, site: Site) => void | Promise<void>;
}

/** Checks pages, demos, pictures, and settings together. */
export interface SiteCheck<Rules = Readonly<Record<string, string>>> extends CheckBase<Rules> {
  scope: 'site';
  check: (site: Site, report: SiteReport<Rules>) => void | Promise<void>;
}

export type Check = PageCheck | SiteCheck;

/** Declares a check of pages. TypeScript reports the use of undeclared rules. */
export const pageCheck = <Rules extends Readonly<Record<string, string>>>(
  check: Omit<PageCheck<Rules>, 'scope'>,
): PageCheck<Rules> => ({ scope: 'page', ...check });

/** Declares a check of the site. TypeScript reports the use of undeclared rules. */
export const siteCheck = <Rules extends Readonly<Record<string, string>>>(
  check: Omit<SiteCheck<Rules>, 'scope'>,
): SiteCheck<Rules> => ({ scope: 'site', ...check });

/** Items with the same key as an earlier one, each with the first of them. */
export function* repeated<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => string,
): Generator<[item: Item, first: Item]> {
  const firsts = new Map<string, Item>();
  for (const item of items) {
    const first = firsts.get(keyOf(item));
    if (first === undefined) firsts.set(keyOf(item), item);
    else yield [item, first];
  }
}

function pointOf(place: Place | FilePlace): Point {
  const { line = 1, column = 1 }: Partial<Point> =
    'position' in place ? (place.position?.start ?? {}) : (place as FilePlace);
  return { line, column };
}

/**
 * Creates a list of problems, and a function that adds to it.
 * @param file file of problems that are reported without one
 */
export function createReport(file: string) {
  const problems: Problem[] = [];
  const report: Report<string, Place | FilePlace> = (
    rule,
    at,
    message,
    { expected, note } = {},
  ) => {
    const inFile = 'file' in at ? at.file : file;
    problems.push({ file: inFile, ...pointOf(at), rule, message, expected, note });
  };
  return { problems, report };
}

/** Collects the problems that a function reports. */
export function collectProblems(
  file: string,
  run: (report: Report<string, Place | FilePlace>) => void,
): Problem[] {
  const { problems, report } = createReport(file);
  run(report);
  return problems;
}
