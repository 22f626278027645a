/**
 * Entry point for other folders. It imports only what builds also need, so that builds start fast.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Problem } from '../model/problems';
import { rootDir } from './rootDir';

export { collectProblems, createReport } from './rule';
export { checkDemos, validDemos } from './rules/demos';
export { checkDocs, checkFrontMatter, checkTranslations } from './rules/frontMatter';
export { checkFence } from './rules/fences';
export { checkLinks, otherPages, type LinkingPage, type PageIds } from './rules/links';
export { checkTag } from './rules/tags';
export { checkInstalledVersions } from './rules/versions';
export { watchSite, type WatchReport } from './watch';

/**
 * Runs `npm run check:docs -- --all` on a site, for tests. Jest can't load the packages of the slow
 * checks.
 * @throws an error with its output if it doesn't print problems
 */
export function checkOnce(site: string, ...options: string[]): Problem[] {
  const script = path.join(rootDir, 'scripts/check-docs.ts');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, '--site', site, '--all', '--json', ...options],
    { cwd: rootDir, encoding: 'utf8', maxBuffer: 1e8 },
  );
  if (!stdout.startsWith('[')) throw new Error(stderr);
  return JSON.parse(stdout) as Problem[];
}
