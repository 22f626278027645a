import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installedPackages } from '../model/packages/installedPackages';
import { formatProblem, type Problem } from '../model/problems';
import { codeHash, writeRecords } from '../model/verification';
import { installSamplePackages, readOptions } from '@site/tools/setup/index.mjs';
import { rootDir } from '../checker/rootDir';
import type { Check } from '../checker/rule';
import { checksWith } from '../checker/allRules';
import { compiledSamples } from '../checker/rules/samples';
import { failedRule, openCheckCache, runChecks } from '../checker/run';
import { openSite, type Site } from '../model/site';
import { Types } from '../checker/rules/demoTypes';

function printRules(checks: readonly Check[]): void {
  const rules = checks.flatMap((check) => Object.entries(check.rules));
  for (const [name, asks] of rules.sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${name.padEnd(34)} ${asks}`);
}

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

const git = (siteDir: string, ...args: string[]): string[] | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: siteDir, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
};

/**
 * Paths of files that have changed since the last commit, and of new files. If there are none,
 * paths of files that have changed since `main`.
 * @returns `undefined` outside a Git repository
 */
function changedFiles(siteDir: string): Set<string> | undefined {
  const edited = git(siteDir, 'diff', '--name-only', '--relative', 'HEAD');
  const added = git(siteDir, 'ls-files', '--others', '--exclude-standard');
  if (!edited || !added) return undefined;
  const files = [...edited, ...added];
  const committed = git(siteDir, 'diff', '--name-only', '--relative', 'main...HEAD') ?? [];
  return new Set(files.length > 0 ? files : committed);
}

/**
 * Records the samples of all pages as compiled, unless there are problems with samples or with the
 * packages of versions. In CI, only reports outdated records, whose pages show no checks.
 */
function recordSamples(site: Site, problems: readonly Problem[]): void {
  const { siteDir, pages, versions } = site;
  if (problems.some(({ rule }) => /^(?:samples|version)\//.test(rule) || rule === failedRule))
    return;
  const isCi = Boolean(process.env.CI);
  const changed = versions.filter((version) => {
    const installed = installedPackages(siteDir, version);
    const results = pages
      .filter((page) => page.version === version && page.tree)
      .map((page) => {
        const count = compiledSamples(page, siteDir);
        const name = page.file.slice(version.dir.length + 1);
        const source = codeHash(site, [page.file], version, installed);
        return [name, count > 0 ? { count, source } : undefined] as const;
      });
    return writeRecords(siteDir, version, 'samples', new Map(results), isCi);
  });
  if (changed.length > 0)
    console.error(
      isCi
        ? 'Samples have changed since they were recorded: npm run check:docs -- --all'
        : 'New samples recorded. Commit data/verification.',
    );
}

/** Runs `npm run check:docs`. Sets the exit code 1 if it reports problems. */
export async function checkDocsCommand(args: readonly string[]): Promise<void> {
  const { values } = readOptions(
    {
      args,
      options: {
        all: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        rules: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        site: { type: 'string', default: rootDir },
      },
    },
    'npm run check:docs [-- --all] [--json] [--rules]',
  );
  const siteDir = path.resolve(values.site);
  const checks = checksWith(new Types(siteDir)).filter(({ slow }) => !(slow && values.quick));
  if (values.rules) return printRules(checks);

  if (!values.quick) installSamplePackages();
  const cache = openCheckCache(siteDir);
  const site = await openSite(siteDir, { cache, packagesDir: rootDir });
  const problems = await runChecks(checks, site);
  cache.save();
  if (values.all && !values.quick && siteDir === rootDir) recordSamples(site, problems);
  const changed = values.all ? undefined : changedFiles(siteDir);
  const isReported = ({ file, rule }: Problem) =>
    changed?.has(file) || rule === failedRule || rule.startsWith('version/');
  const reported = changed ? problems.filter(isReported) : problems;
  process.exitCode = reported.length > 0 ? 1 : 0;
  if (values.json) return void process.stdout.write(`${JSON.stringify(reported, null, 2)}\n`);

  for (const problem of reported) console.error(formatProblem(problem));
  const others = problems.length - reported.length;
  const found = count(reported.length, 'problem');
  console.log(
    `${count(site.pages.length, 'page')}, ${count(site.demos.demos.length, 'demo')}: ${found}.${
      others > 0
        ? ` To see ${count(others, 'problem')} in unchanged files, run npm run check:docs -- --all.`
        : ''
    }`,
  );
}
