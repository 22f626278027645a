import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { problemsInSources } from '../model/versions/nextVersion';
import { openBuildCache } from '../model/caches/buildCache';
import { byPlace, type Problem } from '../model/problems';
import type { ResultCache } from '../model/caches/resultCache';
import type { Sources } from '../model/files/files';
import { rootDir } from './rootDir';
import { createReport, type Check } from './rule';
import { openSite, type Site } from '../model/site';

/**
 * Code and data that cached results depend on: everything that the checker imports. `cache.test.ts`
 * keeps this list complete.
 */
export const checkedCode = ['docs-studio/reference/file-schema.json', 'model', 'checker'].map(
  (name) => path.join(rootDir, name),
);

/** Opens the cache of earlier results, which fixtures don't share with the site. */
export const openCheckCache = (siteDir: string): ResultCache =>
  openBuildCache(rootDir, `check-${siteDir === rootDir ? 'site' : 'other'}`, checkedCode);

export const failedRule = 'checker/failed';

const failure = (file: string, what: string, error: unknown): Problem => ({
  file,
  line: 1,
  column: 1,
  rule: failedRule,
  message: `${what} failed with an error, so problems may be missing.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
});

async function guarded(
  { rules }: Check,
  file: string,
  run: () => Promise<Problem[]>,
): Promise<Problem[]> {
  try {
    return await run();
  } catch (error) {
    return [failure(file, `The check "${Object.keys(rules)[0] ?? ''}"`, error)];
  }
}

const configuration = 'docusaurus.config.ts';

/** @param files pages to check. @default all */
async function runCheck(check: Check, site: Site, files?: Sources): Promise<Problem[]> {
  if (check.scope === 'site')
    return guarded(check, configuration, async () => {
      const { problems, report } = createReport(configuration);
      await check.check(site, report);
      return problems;
    });
  const pages = [...site.pages, ...site.partials].filter(({ file }) => files?.has(file) ?? true);
  const found = await Promise.all(
    pages.map((page) => {
      const checkPage = async () => {
        const { problems, report } = createReport(page.file);
        await check.check(page, report, site);
        return problems;
      };
      const input = [Object.keys(check.rules), page.file, page.source];
      return guarded(check, page.file, () =>
        check.isCached ? site.cache.async('page', input, checkPage) : checkPage(),
      );
    }),
  );
  return found.flat();
}

/** Rules for prose are about English. */
const isAboutProse = ({ rules }: Check) =>
  Object.keys(rules).every((rule) => rule.startsWith('prose/'));

/**
 * Problems in the translated pages of a language, which replace the English ones.
 * @param known problems of the English pages, which aren't reported again
 */
async function checkTranslated(
  checks: readonly Check[],
  all: Site,
  language: string,
  known: readonly Problem[],
) {
  const { site, files } = all.inLanguage(language);
  const found: Problem[] = [];
  for (const check of checks.filter((each) => !isAboutProse(each)))
    found.push(...(await runCheck(check, site)));
  return found.flatMap((problem) => {
    const file = files.get(problem.file);
    const isKnown = known.some(
      (each) => each.file === problem.file && each.message === problem.message,
    );
    return file && !isKnown ? [{ ...problem, file }] : [];
  });
}

/** Runs checks on a site, or only some of its pages. @returns the problems, sorted by place */
export async function runChecks(
  checks: readonly Check[],
  site: Site,
  files?: Sources,
): Promise<Problem[]> {
  const known: Problem[] = [];
  for (const check of checks) known.push(...(await runCheck(check, site, files)));
  const found = [...known];
  const translations = path.join(site.siteDir, 'i18n');
  for (const language of existsSync(translations) ? readdirSync(translations) : [])
    found.push(...(await checkTranslated(checks, site, language, known)));
  return problemsInSources(site.siteDir, site.versions, found).sort(byPlace);
}

/**
 * Runs checks on the current state of the site. If the site can't be read, that is reported as a
 * problem, so that the watcher continues.
 */
export async function checkNow(
  siteDir: string,
  checks: readonly Check[],
  cache: ResultCache,
): Promise<Problem[]> {
  try {
    return await runChecks(checks, await openSite(siteDir, { cache, packagesDir: rootDir }));
  } catch (error) {
    return [failure(configuration, 'Reading the site', error)];
  }
}
