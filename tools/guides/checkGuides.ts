import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Project, typeCheck } from '@site/tools/examples';
import { findGuides } from './findGuides';
import { followWithoutRegistry } from './quickGuide';
import { newUserEnvironment } from './terminal';

/**
 * Checks the prompts, files, and types of guides in seconds, without the npm registry or a browser.
 * @param wanted parts of the paths of pages; all guides if empty
 * @returns the problems of each page
 */
export async function checkGuides(
  siteDir: string,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  /** Inside the repository, because the projects use its packages. */
  const root = path.join(siteDir, '.guides');
  const home = mkdtempSync(path.join(os.tmpdir(), 'guides-check-'));
  const env = newUserEnvironment(home, { bin: path.join(siteDir, 'node_modules/.bin') });
  const reader = { packageManager: 'npm', codeVariant: 'TS' } as const;
  const pages = findGuides(siteDir, wanted);
  const problems = new Map(pages.map((page): [string, string[]] => [page, []]));
  const projects: (Project & { page: string })[] = [];
  rmSync(root, { recursive: true, force: true });
  for (const [index, page] of pages.entries()) {
    try {
      const folder = path.join(root, String(index));
      projects.push({
        page,
        ...(await followWithoutRegistry(page, folder, { siteDir, env, reader })),
      });
    } catch (error) {
      problems.set(page, [(error as Error).message]);
    }
  }
  rmSync(home, { recursive: true, force: true });

  const typed = projects.filter(({ configs }) => configs?.length !== 0);
  if (typed.length > 0)
    typeCheck(typed, siteDir).forEach((errors, index) => problems.set(typed[index]!.page, errors));
  if ([...problems.values()].every((found) => found.length === 0))
    rmSync(root, { recursive: true, force: true });
  return problems;
}
