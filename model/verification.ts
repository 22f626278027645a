import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { quotedPath, readQuote } from './code/quote';
import { type DemoModel, sourcesOf } from './demos/demos';
import { filesOfExample } from './examples/collect';
import { isMarkdown } from './pages/pages';
import { readPage } from './pages/parsePage';
import { readText } from './files/files';
import { hashOf } from './caches/resultCache';
import type { Site } from './site';
import type { DocumentedVersion } from './versions/versions';
import { writeAtomicallySync } from './files/writeAtomically';

type SiteFiles = Pick<Site, 'siteDir' | 'sources'>;

function codeOn({ siteDir, sources }: SiteFiles, page: string, version: DocumentedVersion) {
  return readPage(sources.get(page) ?? '').fences.map(({ language, meta, code }) => {
    const file = meta.file && quotedPath(meta.file, version);
    return [language, meta, file ? readQuote({ ...meta, file }, siteDir) : code];
  });
}

const codeIn = (siteDir: string, example: string) =>
  [...filesOfExample(path.join(siteDir, example))].map(([name, file]) => [name, readText(file)]);

/** Other text on a page doesn't affect the hash. @param others other values that belong to it */
export const codeHash = (
  site: SiteFiles,
  places: readonly string[],
  version: DocumentedVersion,
  ...others: unknown[]
): string =>
  hashOf([
    ...places.map((place) =>
      isMarkdown(place) ? codeOn(site, place, version) : codeIn(site.siteDir, place),
    ),
    ...others,
  ]).slice(0, 12);

/** Hash of demos, and of the packages that they run with. */
export const demosHash = (
  demos: readonly DemoModel[],
  packages: Readonly<Record<string, string>>,
): string => hashOf([demos.map((demo) => [demo.name, sourcesOf(demo)]), packages]).slice(0, 12);

/** A check that has passed, with everything that its result depends on. */
interface RecordedCheck {
  count: number;
  /** Hash of what ran. Another hash means that the check has to run again. */
  source: string;
  /** Day (UTC) on which it first passed with this source and these packages. */
  day: string;
}

interface RecordedCommands extends RecordedCheck {
  /** Pages and examples that the guide builds on, from the root of the site. */
  after: readonly string[];
  /** Versions of packages in the resulting project. */
  packages: Readonly<Record<string, string>>;
}

/** Checks of a page that have passed. */
export interface PageRecord {
  /** Demos that `npm run test:e2e -- --project=crawl` ran. */
  demos?: RecordedCheck;
  /** Code samples that `npm run check:docs -- --all` compiled. */
  samples?: RecordedCheck;
  /** Commands that `npm run test:guides` ran. */
  commands?: RecordedCommands;
}

type Records = Readonly<Record<string, PageRecord>>;

/** Today in UTC: `2026-11-24`. */
export const today = (): string => new Date().toISOString().slice(0, 10);

const fileOf = (siteDir: string, key: string) =>
  path.join(siteDir, `data/verification/${key}.json`);

/** Right after a cut, current pages begin with the records of the cut ones, which they were. */
export function readRecords(siteDir: string, version: DocumentedVersion): Records {
  const { demos, product, version: number } = version;
  const file = [demos, `${product}/v${number}`]
    .map((key) => fileOf(siteDir, key))
    .find((each) => existsSync(each));
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Records) : {};
}

/** The same result keeps its day, so that a check that runs again changes nothing. */
export function withDay<Result extends object>(
  result: Result,
  known: (Result & { day: string }) | undefined,
): Result & { day: string } {
  const isKnown = JSON.stringify({ ...result, day: known?.day }) === JSON.stringify(known);
  return known && isKnown ? known : { ...result, day: today() };
}

const sorted = <Value>(entries: [string, Value][]): Record<string, Value> =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * @param results by path of the page, from the folder of the version; `undefined` removes a record
 * @returns whether the records change
 */
export function writeRecords<Kind extends keyof PageRecord>(
  siteDir: string,
  version: DocumentedVersion,
  kind: Kind,
  results: ReadonlyMap<string, Omit<NonNullable<PageRecord[Kind]>, 'day'> | undefined>,
  isDryRun = false,
): boolean {
  const before = readRecords(siteDir, version);
  const pages = [...new Set([...Object.keys(before), ...results.keys()])].filter((page) =>
    existsSync(path.join(siteDir, version.dir, page)),
  );
  const entries = pages.map((page): [string, PageRecord] => {
    const { [kind]: known, ...others } = before[page] ?? {};
    const result = results.get(page);
    const own = results.has(page) ? result && withDay(result, known as never) : known;
    return [page, sorted(Object.entries({ ...others, ...(own && { [kind]: own }) }))];
  });
  const after = sorted(entries.filter(([, record]) => Object.keys(record).length > 0));
  if (JSON.stringify(after) === JSON.stringify(before)) return false;
  if (isDryRun) return true;
  writeAtomicallySync(fileOf(siteDir, version.demos), `${JSON.stringify(after, null, 2)}\n`);
  return true;
}
