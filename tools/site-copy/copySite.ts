import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { productList } from '../../src/site/products';

const excluded = new Set([
  'node_modules',
  'build',
  '.docusaurus',
  '.git',
  'test-results',
  'playwright-report',
]);

/**
 * Creates a `node_modules` with links to the installed packages. Doesn't link `.cache`, so that
 * cold builds are cold and other builds aren't affected.
 */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '.cache') symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/** Creates an empty temporary folder with the site's packages. */
export function createFolderWithPackages(siteDir: string, name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `toolpad-docs-${name}-`));
  linkPackages(path.join(siteDir, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Links the packages of versions, which have separate ones. */
function linkVersionPackages(siteDir: string, folder: string): void {
  const versions = path.join(siteDir, 'versions');
  for (const name of existsSync(versions) ? readdirSync(versions) : []) {
    const packages = path.join('versions', name, 'node_modules');
    if (existsSync(path.join(siteDir, packages)))
      linkPackages(path.join(siteDir, packages), path.join(folder, packages));
  }
}

/**
 * Creates a temporary copy of the repository without build results. Installed packages are links.
 */
export function copySite(siteDir: string, name: string): string {
  const folder = createFolderWithPackages(siteDir, name);
  for (const entry of readdirSync(siteDir)) {
    if (!excluded.has(entry))
      cpSync(path.join(siteDir, entry), path.join(folder, entry), {
        recursive: true,
        filter: (source) => !excluded.has(path.basename(source)),
      });
  }
  linkVersionPackages(siteDir, folder);
  return folder;
}

/**
 * Initializes a Git repository with one commit, because pages show the date of their last commit.
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
