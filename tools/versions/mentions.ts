import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceOf } from '../../model/versions/nextVersion';
import { readApiData } from '../../model/api/data';
import { filesAt } from '../../model/versions/cutVersions';
import type { Problem } from '../../model/problems';
import type { DocumentedVersion } from '../../model/versions/versions';
import { apiChanges, type ApiChange } from '../../model/facts/apiHistory';

/** A line to look at, and why. */
export type Mention = Pick<Problem, 'file' | 'line' | 'message'>;

function linesIn(
  siteDir: string,
  files: readonly string[],
  describe: (line: string, source: string, start: number) => string | undefined,
): Mention[] {
  return files.flatMap((file) => {
    const source = readFileSync(path.join(siteDir, file), 'utf8');
    let start = 0;
    return source.split('\n').flatMap((line, index) => {
      const message = describe(line, source, start);
      start += line.length + 1;
      return message ? [{ file: sourceOf(siteDir, file), line: index + 1, message }] : [];
    });
  });
}

const isText = (file: string) => /\.(?:mdx?|tsx?)$/.test(file);

/** Claims about a version in pages and demos: "In 0.14.0, …". */
export function findClaims(siteDir: string, { dir, version }: DocumentedVersion): Mention[] {
  const number = new RegExp(`(?<![\\d.])${version.replaceAll('.', '\\.')}(?![\\d.]*\\d)`);
  return linesIn(siteDir, filesAt(siteDir, dir).filter(isText), (line) =>
    number.test(line) ? line.trim().slice(0, 120) : undefined,
  );
}

/** Changes that can break code, or make a sentence wrong. */
const matters = ({ change, part, to }: ApiChange) =>
  ['prop', 'slot', 'member', 'export'].includes(part) &&
  (change === 'required' ? to === 'true' : !['added', 'type'].includes(change));

const describe = ({ entry, part, name, change, from, to }: ApiChange): string => {
  const what = part === 'export' ? entry : `${entry}: the ${part} ${name}`;
  if (change === 'default')
    return `${what} has the default ${to || 'nothing'} instead of ${from || 'nothing'}.`;
  if (change === 'required') return `${what} is required now.`;
  return change === 'deprecated' ? `${what} is deprecated.` : `${what} was removed.`;
};

/** Tag that is open at a position: `<Panel size` is in `Panel`. */
const openTag = (source: string, position: number) =>
  /<([A-Z]\w*)[^<]*$/.exec(source.slice(Math.max(0, position - 2000), position))?.[1];

/** Returns whether a line sets a changed part, or describes it on a page about its component. */
function isMentioned(
  { entry, name, part }: ApiChange,
  line: string,
  source: string,
  start: number,
): boolean {
  if (part === 'export') return new RegExp(`\\b${name}\\b`).test(line);
  const set = new RegExp(`[\\s{(]${name}[=:]`).exec(line);
  if (set && openTag(source, start + set.index) === entry) return true;
  const isAbout =
    line.includes(entry) || new RegExp(`^(?:api|title):.*\\b${entry}\\b`, 'm').test(source);
  return isAbout && line.includes(`\`${name}\``);
}

/**
 * Lines of pages, demos, and examples that mention parts of the API of Toolpad Core that a release
 * changes.
 * @param apiData folder of the release's data
 */
export function findChangedApi(
  siteDir: string,
  current: DocumentedVersion,
  apiData: string,
): Mention[] {
  const read = (folder: string) => readApiData(siteDir, { product: 'core', apiData: folder });
  const changes = apiChanges(read(current.apiData), read(apiData)).filter(matters);
  const files = [current.dir, current.examples]
    .flatMap((folder) => filesAt(siteDir, folder))
    .filter(isText);
  return changes.flatMap((change) =>
    linesIn(siteDir, files, (line, source, start) =>
      isMentioned(change, line, source, start) ? describe(change) : undefined,
    ),
  );
}
