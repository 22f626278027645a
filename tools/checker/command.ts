import path from 'node:path';
import { formatProblem, type Problem } from '../../plugins/shared/problems';
import { installPackages, readOptions } from '@site/tools/setup/index.mjs';
import { openCheckCache } from './cache';
import { changedFiles } from './changed';
import { rootDir } from './rootDir';
import { recordSamples } from './recordSamples';
import type { Check } from './rule';
import { checksWith } from './rules';
import { failedRule, runChecks } from './run';
import { readSite } from './site';
import { answerSlowChecks } from './slowChecks';
import { Types } from './types';
import { watchSite } from './watch';

/** Prints all rules with their requirements. */
function printRules(checks: readonly Check[]): void {
  const rules = checks.flatMap((check) => Object.entries(check.rules));
  for (const [name, asks] of rules.sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${name.padEnd(34)} ${asks}`);
}

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** Runs `npm run check:docs`. Sets the exit code 1 if it reports problems. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = readOptions(
    {
      args,
      options: {
        all: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        rules: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        slow: { type: 'boolean', default: false },
        site: { type: 'string', default: rootDir },
      },
    },
    'npm run check:docs [-- --all] [--json] [--rules]',
  );
  const siteDir = path.resolve(values.site);
  const cache = openCheckCache(siteDir === rootDir ? 'site' : 'other');
  const types = new Types(siteDir, values.slow);
  const checks = checksWith(types).filter(({ slow }) => !(slow && values.quick));
  if (values.rules) return printRules(checks);
  if (values.watch) return watchSite({ siteDir, checks, cache });
  if (values.slow) return answerSlowChecks({ siteDir, checks, cache, types });

  if (!values.quick) installPackages();
  const site = await readSite(siteDir, cache);
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
