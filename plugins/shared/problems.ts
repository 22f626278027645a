import { closest, distance } from 'fastest-levenshtein';

/** A writer's problem, with its place. */
export interface Problem {
  /** Path from the root of the repository. */
  file: string;
  /** 1-based. */
  line: number;
  column: number;
  /** `area/name`, e.g. `links/missing-anchor`. */
  rule: string;
  /** What was found and how to mend it. */
  message: string;
}

/** `docs-core/x.mdx:42:7  links/missing-anchor` and the message, indented, on the next line. */
export function formatProblem({ file, line, column, rule, message }: Problem): string {
  return `${file}:${line}:${column}  ${rule}\n  ${message}`;
}

/** ` Did you mean "x"?` with the nearest of the valid values, or nothing when none is near. Nothing is near to an empty text. */
export function nearest(
  found: string,
  valid: readonly string[],
  wrap = (value: string) => `"${value}"`,
): string {
  if (valid.length === 0 || found === '') return '';
  const value = closest(found, valid);
  return distance(found, value) <= Math.max(2, Math.round(found.length * 0.4))
    ? ` Did you mean ${wrap(value)}?`
    : '';
}

/** Throws one error that names all problems, or returns when there are none. */
export function failOn(problems: Problem[]): void {
  if (problems.length === 0) return;
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  throw new Error(`${count} in the docs:\n\n${problems.map(formatProblem).join('\n')}\n`);
}
