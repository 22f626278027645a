import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { productList } from '../../src/site/products';

const left = new Set([
  'node_modules',
  'build',
  '.docusaurus',
  '.git',
  'test-results',
  'playwright-report',
]);

/**
 * Makes a `node_modules` of links to the installed packages. Its `.cache` is its own, so that a
 * cold build is cold and disturbs nobody.
 */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '.cache') symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/** An empty temporary folder with the site's packages. */
export function createFolder(siteDir: string, name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `toolpad-docs-${name}-`));
  linkPackages(path.join(siteDir, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** A temporary copy of the repository without what is installed or built. */
export function copySite(siteDir: string, name: string): string {
  const folder = createFolder(siteDir, name);
  for (const entry of readdirSync(siteDir)) {
    if (!left.has(entry))
      cpSync(path.join(siteDir, entry), path.join(folder, entry), {
        recursive: true,
        filter: (source) => !left.has(path.basename(source)),
      });
  }
  return folder;
}

/**
 * Makes the copy a repository with one commit: pages show when they were last changed, which is
 * read from it.
 */
export function commitAll(folder: string): void {
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      [
        '-c',
        'user.name=bench',
        '-c',
        'user.email=bench@example.com',
        '-c',
        'commit.gpgsign=false',
        ...args,
      ],
      { cwd: folder, stdio: 'pipe' },
    );
  git('init', '--quiet');
  git('add', ...productList.map(({ key }) => `docs-${key}`));
  git('commit', '--quiet', '--no-verify', '-m', 'Copied');
}
