import { placeOfError } from './place';
import { tellServer, type Problem } from './server';

/** Types of errors on a page: in its markup, or in an island. */
const kinds = {
  page: {
    rule: 'run/page',
    text: 'The page cannot be rendered',
    mend: 'Correct it, and the page comes back.',
  },
  island: {
    rule: 'run/demo',
    text: 'The demo crashes',
    mend: 'Correct it, and the demo starts again.',
  },
} as const;

/** Errors of this document since it was last shown. */
let met: Problem[] = [];

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Reports an error with its position to the server, which shows it in the terminal and in all open
 * pages.
 * @returns the problem
 */
export async function addFailure(kind: keyof typeof kinds, error: unknown): Promise<Problem> {
  const { rule, text, mend } = kinds[kind];
  const begun = met;
  const place = await placeOfError(error);
  const problem = {
    ...(place ?? { file: location.pathname, line: 1, column: 1 }),
    rule,
    message: `${text}: ${textOf(error).replace(/\.?$/, '.')} ${mend}`,
  };
  // The page may have been updated meanwhile.
  if (begun !== met) return problem;
  met.push(problem);
  tellServer(met);
  return problem;
}

/** Clears the errors before the page is rendered again. Remaining errors will be reported again. */
export function clearFailures(): void {
  if (met.length > 0) tellServer([]);
  met = [];
}
