import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { productList } from '../../model/facts/products';

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
    const source = path.join(from, name);
    // On Windows, any user can create junctions, which link folders.
    const isFolder = statSync(source, { throwIfNoEntry: false })?.isDirectory();
    if (name !== '.cache')
      symlinkSync(source, path.join(to, name), isFolder ? 'junction' : undefined);
  }
}

/** Creates an empty temporary folder with the site's packages. */
export function createFolderWithPackages(siteDir: string, name: string): string {
  // Bundlers resolve links; temporary folders on macOS are below one.
  const folder = realpathSync.native(mkdtempSync(path.join(tmpdir(), `toolpad-docs-${name}-`)));
  linkPackages(path.join(siteDir, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Links the packages of samples and of versions, which have separate ones. */
function linkSeparatePackages(siteDir: string, folder: string): void {
  const versions = path.join(siteDir, 'versions');
  const names = existsSync(versions) ? readdirSync(versions) : [];
  for (const part of ['checker/samples', ...names.map((name) => path.join('versions', name))]) {
    const packages = path.join(part, 'node_modules');
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
  linkSeparatePackages(siteDir, folder);
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

/**
 * Removes the pages of the site and their demos, which the fixture replaces. Keeps the data that
 * generated pages use.
 */
function removePages(folder: string): void {
  for (const { key } of productList) {
    const docs = path.join(folder, `docs-${key}`);
    for (const file of readdirSync(docs, {
      recursive: true,
      encoding: 'utf8',
    })) {
      if (/\.(?:mdx?|tsx?|css)$/.test(file) && file !== 'sidebars.ts')
        rmSync(path.join(docs, file));
    }
  }
}

/** Removes next versions, whose pages differ from removed ones. */
function removeNextVersions(folder: string): void {
  rmSync(path.join(folder, 'versions'), { recursive: true, force: true });
  for (const { key } of productList)
    for (const name of [
      `docs-${key}-next`,
      `${key}_versions.json`,
      `${key}_versioned_docs`,
      `${key}_versioned_sidebars`,
    ])
      rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** Removes pictures, because their pages are removed. */
function removePictures(folder: string): void {
  for (const { key } of productList) {
    rmSync(path.join(folder, 'static/static/images', key), { recursive: true, force: true });
    mkdirSync(path.join(folder, 'static/static/images', key));
  }
  writeFileSync(path.join(folder, 'model/facts/pictures.json'), '{}\n');
}

/**
 * Removes example projects, because the pages that quote them are removed. Keeps the list of
 * replacements of Toolpad Core, which code imports.
 */
function removeExamples(folder: string): void {
  const list = path.join(folder, 'examples/leaving-core/items.json');
  const items = readFileSync(list);
  rmSync(path.join(folder, 'examples'), { recursive: true, force: true });
  mkdirSync(path.dirname(list), { recursive: true });
  writeFileSync(list, items);
}

/** Removes skills for agents, because the pages to which they link are removed. */
function removeSkills(folder: string): void {
  rmSync(path.join(folder, 'skills'), { recursive: true, force: true });
}

/** Allows broken links, because the home page and the product menu link to removed pages. */
function allowBrokenLinks(folder: string): void {
  const file = path.join(folder, 'docusaurus.config.ts');
  const source = readFileSync(file, 'utf8');
  const strict = "onBrokenLinks: 'throw'";
  if (!source.includes(strict)) throw new Error(`${file} holds no "${strict}".`);
  writeFileSync(file, source.replace(strict, "onBrokenLinks: 'ignore'"));
}

/**
 * Creates a copy of the site in which the pages of a fixture replace the site's, so that it builds
 * in seconds.
 * @param name part of the folder's name
 * @returns the folder, which the caller must remove
 */
export function createSmallSite(siteDir: string, name: string, fixture?: string): string {
  const folder = copySite(siteDir, name);
  removePages(folder);
  removeNextVersions(folder);
  removePictures(folder);
  removeExamples(folder);
  removeSkills(folder);
  allowBrokenLinks(folder);
  if (fixture) cpSync(fixture, folder, { recursive: true });
  return folder;
}
