/**
 * Checks the guides in seconds, without the registry and without a browser: their questions, their files, their types.
 * `npm run guides:check -- [part of a page's path…]`; exit code 1 when something is wrong. `test-guides.ts` is the slow, whole test.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aliasesOf, type Manifest } from '../tools/examples/packages';
import { typeCheck, type Project } from '../tools/examples/typeCheck';
import { findGuides } from '../tools/guides/findGuides';
import { followQuickly } from '../tools/guides/quickGuide';
import { newcomerEnvironment } from '../tools/guides/terminal';

const siteDir = process.cwd();
/** Below the repository, whose packages the projects borrow. */
const root = path.join(siteDir, '.guides');

async function main(): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'guides-check-'));
  const env = newcomerEnvironment(home, { bin: path.join(siteDir, 'node_modules/.bin') });
  const pages = findGuides(siteDir, process.argv.slice(2));
  const reader = { packageManager: 'npm', codeVariant: 'TS' } as const;
  const problems = new Map<string, string[]>();
  const projects: (Project & { page: string })[] = [];
  rmSync(root, { recursive: true, force: true });
  for (const [index, page] of pages.entries()) {
    try {
      const folder = path.join(root, String(index));
      projects.push({ page, ...(await followQuickly(page, folder, { siteDir, env, reader })) });
    } catch (error) {
      problems.set(page, [(error as Error).message]);
    }
  }
  rmSync(home, { recursive: true, force: true });

  const aliases = aliasesOf(
    JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as Manifest,
  );
  const typed = projects.filter(({ configs }) => configs?.length !== 0);
  if (typed.length > 0)
    typeCheck(typed, { rootDir: siteDir, aliases }).forEach((errors, index) => {
      if (errors.length > 0) problems.set(typed[index]!.page, errors);
    });

  for (const page of pages) {
    const found = problems.get(page);
    if (found) console.error(`✗ ${page}\n  ${found.join('\n').replaceAll('\n', '\n  ')}`);
    else console.log(`✓ ${page}`);
  }
  if (problems.size === 0) rmSync(root, { recursive: true, force: true });
  console.log(`${pages.length - problems.size} guides are sound, ${problems.size} are not`);
  process.exit(problems.size > 0 || pages.length === 0 ? 1 : 0);
}

void main();
