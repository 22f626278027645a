import { formatProblem, type Problem } from '../../plugins/shared/problems';
import type { Check } from './rule';
import type { Site } from './site';

/** A problem for other programs. */
export interface JsonProblem {
  file: string;
  line: number;
  column: number;
  rule: string;
  found: string;
  nearest?: string;
  mend?: string;
}

/** A message says what was found; the nearest valid value, if one is near; and what to do. */
export function toJson({ file, line, column, rule, message }: Problem): JsonProblem {
  const [, before = message, near, after = ''] =
    /^(.*?) Did you mean (.*?)\?(?: (.*))?$/s.exec(message) ?? [];
  const [, found = before, rest = ''] = /^(.*?[.:])\s+(?=[A-Z<"'])(.*)$/s.exec(before) ?? [];
  const mend = [rest, after].filter(Boolean).join(' ');
  return {
    file,
    line,
    column,
    rule,
    found,
    ...(near === undefined ? {} : { nearest: near.replace(/^"(.*)"$/, '$1') }),
    ...(mend === '' ? {} : { mend }),
  };
}

/** Prints all rules with what they ask for. */
export function printRules(checks: readonly Check[]): void {
  const rules = checks.flatMap((check) => Object.entries(check.rules));
  for (const [name, asks] of rules.sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${name.padEnd(34)} ${asks}`);
}

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** Prints problems, and how many there are. @param all problems in all files, those that are not reported among them */
export function printReport(problems: readonly Problem[], site: Site, all: number): void {
  for (const problem of problems) console.error(formatProblem(problem));
  const others =
    all > problems.length
      ? ` ${count(all - problems.length, 'problem')} in files that have not changed: npm run check:docs -- --all.`
      : '';
  console.log(
    `${count(site.pages.length, 'page')}, ${count(site.demos.demos.length, 'demo')}: ${count(problems.length, 'problem')}.${others}`,
  );
}
