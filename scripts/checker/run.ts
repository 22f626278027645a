import type { Mistake } from '../../plugins/shared/mistakes';
import type { PackCache } from '../../plugins/shared/packCache';
import type { Check } from './rule';
import { readSite, type Site } from './site';

/** The order in which mistakes are told. */
export const byPlace = (a: Mistake, b: Mistake) =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
  a.line - b.line ||
  a.column - b.column ||
  (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0);

async function runCheck(check: Check, site: Site): Promise<Mistake[]> {
  if (check.scope === 'site') return check.check(site);
  const { cacheKey } = check;
  const found = await Promise.all(
    [...site.pages, ...site.parts].map((page) =>
      cacheKey === undefined
        ? check.check(page, site)
        : site.cache.async('page', [cacheKey, page.file, page.source], () =>
            Promise.resolve(check.check(page, site)),
          ),
    ),
  );
  return found.flat();
}

/** Runs some of the checks. @returns the mistakes in the order of their places */
export async function runChecks(checks: readonly Check[], site: Site): Promise<Mistake[]> {
  const found: Mistake[] = [];
  for (const check of checks) found.push(...(await runCheck(check, site)));
  return found.sort(byPlace);
}

export interface Run {
  site: Site;
  mistakes: Mistake[];
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
  const mistakes = await runChecks(checks, site);
  cache.save();
  return { site, mistakes };
}
