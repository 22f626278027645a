import type { Problem } from '../../plugins/shared/problems';
import type { PackCache } from '../../plugins/shared/packCache';
import type { Check } from './rule';
import { readSite, type Site } from './site';

/** The order in which problems are told. */
export const byPlace = (a: Problem, b: Problem) =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
  a.line - b.line ||
  a.column - b.column ||
  (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0);

/** Rule of a check that failed itself. */
export const failedRule = 'checker/failed';

/** An error of the checker itself, said as a problem. */
const failure = (file: string, what: string, error: unknown): Problem => ({
  file,
  line: 1,
  column: 1,
  rule: failedRule,
  message: `${what} ended with an error, and says nothing here.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
});

/** Runs a check. One that stumbles over what a writer wrote says so, and keeps none of the others from being heard. */
async function guarded(
  { rules }: Check,
  file: string,
  run: () => Problem[] | Promise<Problem[]>,
): Promise<Problem[]> {
  try {
    return await run();
  } catch (error) {
    return [failure(file, `The check of "${Object.keys(rules)[0] ?? ''}"`, error)];
  }
}

async function runCheck(check: Check, site: Site): Promise<Problem[]> {
  if (check.scope === 'site')
    return guarded(check, 'docusaurus.config.ts', () => check.check(site));
  const { cacheKey } = check;
  const found = await Promise.all(
    [...site.pages, ...site.parts].map((page) =>
      guarded(check, page.file, () =>
        cacheKey === undefined
          ? check.check(page, site)
          : site.cache.async('page', [cacheKey, page.file, page.source], () =>
              Promise.resolve(check.check(page, site)),
            ),
      ),
    ),
  );
  return found.flat();
}

/** Runs some of the checks. @returns the problems in the order of their places */
export async function runChecks(checks: readonly Check[], site: Site): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const check of checks) found.push(...(await runCheck(check, site)));
  return found.sort(byPlace);
}

/** Runs some of the checks on the site as it is now. A site that cannot be read is a problem, so that who watches it goes on. */
export async function checkNow(
  siteDir: string,
  checks: readonly Check[],
  cache: PackCache,
): Promise<Problem[]> {
  try {
    return await runChecks(checks, await readSite(siteDir, cache));
  } catch (error) {
    return [failure('docusaurus.config.ts', 'Reading the site', error)];
  }
}

export interface Run {
  site: Site;
  problems: Problem[];
}

/**
 * Reads the site and runs all checks.
 * @param cache of results that depend on texts alone; it is written at the end
 */
export async function checkSite(
  siteDir: string,
  checks: readonly Check[],
  cache: PackCache,
): Promise<Run> {
  const site = await readSite(siteDir, cache);
  const problems = await runChecks(checks, site);
  cache.save();
  return { site, problems };
}
