import { placeOfError } from './place';
import { tellServer, type Problem } from './server';

/** What fails on a page: its markup, or an island on it. */
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

/** What this document has met since it was shown last. */
let met: Problem[] = [];

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Tells the server, and with it the terminal and all open pages, what failed and where.
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

/** The page is rendered anew: what fails still will be heard again. */
export function clearFailures(): void {
  if (met.length > 0) tellServer([]);
  met = [];
}
