import { closest, distance } from 'fastest-levenshtein';

/**
 * A problem in the docs. `message`, `expected`, and `note` have the same meaning as in a
 * `VFileMessage`.
 */
export interface Problem {
  /** Path from the root of the repository. */
  file: string;
  /** 1-based. */
  line: number;
  column: number;
  /** `area/name`, such as `links/missing-anchor`. */
  rule: string;
  /** What was found. */
  message: string;
  /** The nearest valid value. */
  expected?: string;
  /** Solution. */
  note?: string;
}

/** What to write instead: the nearest valid value, or the note. */
export type Suggestion = Pick<Problem, 'expected' | 'note'>;

/** Describes a problem in one paragraph. The expected value is in quotes unless it's a tag. */
export const describeProblem = ({
  message,
  expected = '',
  note,
}: Suggestion & { message: string }): string =>
  [
    message,
    expected && `Did you mean ${expected.startsWith('<') ? expected : `"${expected}"`}?`,
    note,
  ]
    .filter(Boolean)
    .join(' ');

/**
 * Formats a problem as `docs-core/x.mdx:42:7 links/missing-anchor`, followed by its indented
 * description.
 */
export const formatProblem = (problem: Problem): string =>
  `${problem.file}:${problem.line}:${problem.column}  ${problem.rule}\n  ${describeProblem(problem)}`;

const sortedLetters = (text: string) => [...text].sort().join('');

/** Text without differences in case, and between letters with accents in one or two characters. */
export const fold = (text: string) => text.normalize().toLowerCase();

/** Returns whether at most two fifths of a text differ from another, or two letters are swapped. */
const isSimilar = (found: string, value: string) =>
  distance(found, value) <= Math.max(1, Math.floor(found.length * 0.4)) ||
  (distance(found, value) === 2 && sortedLetters(found) === sortedLetters(value));

/**
 * The valid value that is most similar to another, or `undefined`. No value is similar to an empty
 * one.
 */
function nearestValue(found: string, valid: readonly string[]): string | undefined {
  if (valid.length === 0 || found === '') return undefined;
  const same = valid.find((each) => fold(each) === fold(found));
  if (same !== undefined) return same;
  const value = closest(found, valid);
  return isSimilar(found, value) ? value : undefined;
}

const sameLooks =
  'The two look the same, but their accents are different characters, so copy this one.';

/**
 * Suggests the nearest valid value.
 * @param note for writers if no value is near
 * @param write formats a value as in a page
 */
export function suggest(
  found: string,
  valid: readonly string[],
  note?: string,
  write = (value: string) => value,
): Suggestion {
  const value = nearestValue(found, valid);
  if (value === undefined) return { note };
  const looksSame = value !== found && value.normalize() === found.normalize();
  return { expected: write(value), ...(looksSame && { note: sameLooks }) };
}

/** ` Did you mean "x"?` with the nearest valid value, or an empty string if none is near. */
export function nearest(
  found: string,
  valid: readonly string[],
  write = (value: string) => `"${value}"`,
): string {
  const { expected } = suggest(found, valid, undefined, write);
  return expected === undefined ? '' : ` Did you mean ${expected}?`;
}

/** Throws one error that lists all problems. @returns if there are none */
export function failOn(problems: Problem[]): void {
  if (problems.length === 0) return;
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  throw new Error(`${count} in the docs:\n\n${problems.map(formatProblem).join('\n')}\n`);
}

/** Compares problems by file, place, and rule. */
export const byPlace = (a: Problem, b: Problem) =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
  a.line - b.line ||
  a.column - b.column ||
  (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0);
