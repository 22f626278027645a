/**
 * Checks the pages, demos, samples and pictures by all rules: `npm run check:docs [-- --all --json]`. Without `--all` it reports the files
 * that git calls changed. Exit code 1 where something is wrong. `--rules` prints the rules instead. A build runs it with `--quick`, without
 * the slow checks; `npm start` runs it with `--watch`, which runs the slow checks beside it with `--slow`.
 */
import path from 'node:path';
import { openCheckCache } from '../tools/checker/cache';
import { changedFiles } from '../tools/checker/changed';
import { rootDir } from '../tools/checker/htmlTags';
import { printReport, printRules, toJson } from '../tools/checker/report';
import { checksWith } from '../tools/checker/rules';
import { checkSite, failedRule } from '../tools/checker/run';
import { answerSlowChecks } from '../tools/checker/slowChecks';
import { Types } from '../tools/checker/types';
import { watchSite } from '../tools/checker/watch';
import { readOptions } from '../tools/setup/index.mjs';

const { values } = readOptions(
  {
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

async function main(): Promise<void> {
  const siteDir = path.resolve(values.site);
  const cache = openCheckCache(siteDir === rootDir ? 'site' : 'other');
  const types = new Types(siteDir, values.slow);
  const checks = checksWith(types).filter(({ slow }) => !(slow && values.quick));
  if (values.rules) return printRules(checks);
  if (values.watch) return watchSite({ siteDir, checks, cache });
  if (values.slow) return answerSlowChecks({ siteDir, checks, cache, types });
  const { site, mistakes } = await checkSite(siteDir, checks, cache);
  const changed = values.all ? undefined : changedFiles(siteDir);
  const reported = changed
    ? mistakes.filter(({ file, rule }) => changed.has(file) || rule === failedRule)
    : mistakes;
  if (values.json) process.stdout.write(`${JSON.stringify(reported.map(toJson), null, 2)}\n`);
  else printReport(reported, site, mistakes.length);
  process.exitCode = reported.length > 0 ? 1 : 0;
}

void main();
