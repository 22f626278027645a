/**
 * Checks the guides in seconds, without the registry and without a browser: their questions, their files, their types.
 * `npm run guides:check -- [part of a page's path…]`; exit code 1 when something is wrong. `test-guides.ts` is the slow, whole test.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findGuides } from './guides/findGuides';
import { checkGuide } from './guides/quickGuide';
import { newcomerEnvironment } from './guides/terminal';

const siteDir = process.cwd();
/** Below the repository, whose packages the projects borrow. */
const root = path.join(siteDir, '.guides');

async function main(): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'guides-check-'));
  const env = newcomerEnvironment(home, { bin: path.join(siteDir, 'node_modules/.bin') });
  const pages = findGuides(siteDir, process.argv.slice(2));
  let failed = 0;
  rmSync(root, { recursive: true, force: true });
  for (const [index, page] of pages.entries()) {
    const folder = path.join(root, String(index));
    try {
      await checkGuide(page, folder, {
        siteDir,
        env,
        reader: { packageManager: 'npm', codeVariant: 'TS' },
      });
      console.log(`✓ ${page}`);
    } catch (error) {
      failed += 1;
      console.error(`✗ ${page}\n  ${(error as Error).message.replaceAll('\n', '\n  ')}`);
    }
  }
  if (failed === 0) rmSync(root, { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
  console.log(`${pages.length - failed} guides are sound, ${failed} are not`);
  process.exit(failed > 0 || pages.length === 0 ? 1 : 0);
}

void main();
