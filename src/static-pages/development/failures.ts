import { positionOfError } from './positionOfError';
import { reportToServer, type Problem } from './server';

const kinds = {
  page: {
    rule: 'run/page',
    text: 'The page cannot be rendered',
    fix: 'Correct it, and the page comes back.',
  },
  island: {
    rule: 'run/demo',
    text: 'The demo crashes',
    fix: 'Correct it, and the demo starts again.',
  },
} as const;

/** Errors of this document since it was last shown. */
let failures: Problem[] = [];

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Reports an error with its position to the server, which shows it in all open pages. */
export async function addFailure(kind: keyof typeof kinds, error: unknown): Promise<Problem> {
  const { rule, text, fix } = kinds[kind];
  const current = failures;
  const place = await positionOfError(error);
  const problem = {
    ...(place ?? { file: location.pathname, line: 1, column: 1 }),
    rule,
    message: `${text}: ${textOf(error).replace(/\.?$/, '.')} ${fix}`,
  };
  // The page may have been updated meanwhile.
  if (current !== failures) return problem;
  failures.push(problem);
  reportToServer(failures);
  return problem;
}

/** Clears the errors before the page is rendered again. Remaining errors will be reported again. */
export function clearFailures(): void {
  if (failures.length > 0) reportToServer([]);
  failures = [];
}
