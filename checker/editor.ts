/**
 * Plugin of `.remarkrc.mjs`, with which editors show problems while writers type: those that quick
 * checks and the rules for prose find in a page. Types take too long.
 */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { describeProblem, type Problem } from '../model/problems';
import { openSite, Site } from '../model/site';
import { sourceOf } from '../model/versions/nextVersion';
import { checksWith } from './allRules';
import { rootDir } from './rootDir';
import { openCheckCache, runChecks } from './run';
import { Types } from './rules/demoTypes';
import { prose } from './rules/prose';

const checks = checksWith(new Types(rootDir)).filter((check) => !check.slow || check === prose);

let cache = openCheckCache(rootDir);
let count = 0;

/** Checks a text in a page, and in its copies in the next version. */
async function problemsIn(name: string, text: string): Promise<Problem[]> {
  const options = { cache, packagesDir: rootDir };
  const { versions, sources } = await openSite(rootDir, options);
  const copies = [...sources.keys()].filter((each) => sourceOf(rootDir, each) === name);
  const texts = new Map([name, ...copies].map((each) => [each, text]));
  const site = new Site(rootDir, versions, new Map([...sources, ...texts]), options);
  return (await runChecks(checks, site, texts)).filter(({ file }) => file === name);
}

/** The newest text of each page, and the problems in the last one that was checked. */
const pages = new Map<string, { newest: VFile; problems: Problem[] }>();
let lastCheck: Promise<void> = Promise.resolve();

/** Checks one text at a time after a pause, and skips those that have changed in the meantime. */
async function check(file: VFile): Promise<Problem[]> {
  const name = path.relative(rootDir, path.resolve(file.cwd, file.path)).replaceAll(path.sep, '/');
  if (!name.startsWith('docs-')) return [];
  const page = pages.get(name) ?? { newest: file, problems: [] };
  page.newest = file;
  pages.set(name, page);
  await setTimeout(200);
  const run = async () => {
    if (page.newest !== file) return;
    page.problems = await problemsIn(name, String(file));
    // The next start uses the results, and memory doesn't keep those of earlier texts.
    if (count === 0) cache.save('keep');
    if (++count % 200 === 0) cache = openCheckCache(rootDir);
  };
  await (lastCheck = lastCheck.then(run, run));
  return page.problems;
}

/** Reports the problems in a page as messages. Formatting doesn't change the page. */
export function checkPage(this: Processor) {
  this.parser = () => ({ type: 'root', children: [] });
  this.compiler = (_tree, file) => String(file);
  return async (_tree: unknown, file: VFile): Promise<void> => {
    for (const { rule, line, column, ...problem } of await check(file)) {
      const message = file.message(describeProblem(problem), { line, column });
      message.source = 'toolpad-docs';
      message.ruleId = rule;
    }
  };
}
