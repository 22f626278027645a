import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { differencesDir, removedFile } from '../../plugins/next-pages';
import {
  currentVersion,
  documentedVersions,
  nextVersion,
  type DocumentedVersion,
} from '../../plugins/shared/versions';
import { productList, products } from '../../src/site/products';
import { filesAt } from '../../plugins/shared/frozen';
import { remove, unlist } from './leftovers';

/** A product's current version, and the release that the working tree will document. */
export interface Move {
  current: DocumentedVersion;
  /** The release, if the site documents it as the next version. */
  next: DocumentedVersion | undefined;
  release: string;
}

/**
 * Finds what to move.
 * @throws if the product is unknown, or the release is missing, the current version, or older than
 *   the next one
 */
export function findMove(siteDir: string, product = '', release = ''): Move {
  const own = documentedVersions(siteDir).filter((each) => each.product === product);
  const current = own.find(({ name }) => name === currentVersion);
  if (!current || !/^\d+\.\d+\.\d+/.test(release)) {
    const commands = productList.map(({ key }) => `npm run version:move -- ${key} 1.2.3`);
    throw new Error(`Which product, and which release? ${commands.join(', or ')}`);
  }
  if (current.version === release) throw new Error(`${product} ${release} is the current version.`);
  const next = own.find(({ name }) => name === nextVersion);
  if (next && next.version !== release)
    throw new Error(
      `${differencesDir(product)} documents ${next.version}, not ${release}. Run npm run version:move -- ${product} ${next.version} first.`,
    );
  return { current, next, release };
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;

/** Changes of `docs-<product>` for a next version: files to copy, and files to delete. */
export function differencesOf(siteDir: string, { current, next }: Move) {
  if (!next) return { copied: [], deleted: [] };
  const folder = differencesDir(current.product);
  const list = path.join(siteDir, folder, removedFile);
  return {
    copied: filesAt(siteDir, folder)
      .filter((file) => path.basename(file) !== removedFile)
      .map((from) => ({ from, to: current.dir + from.slice(folder.length) })),
    deleted: existsSync(list)
      ? (readJson(list) as string[]).map((file) => `${current.dir}/${file}`)
      : [],
  };
}

/** Packages to install: the release, and what else its pages use in another version. */
export function packagesOf(siteDir: string, { current, next, release }: Move): string[] {
  const { package: name } = products[current.product];
  if (!next) return [`${name}@${release}`];
  const { dependencies = {} } = readJson(path.join(siteDir, next.packages, 'package.json')) as {
    dependencies?: Record<string, string>;
  };
  const root = readJson(path.join(siteDir, 'package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string> | undefined
  >;
  const installed = { ...root.devDependencies, ...root.dependencies };
  return Object.entries(dependencies)
    .filter(
      ([dependency, version]) =>
        installed[dependency] !== version &&
        // Installed under another name, because Docusaurus uses version 5.
        installed[`${dependency}-v7`] !== `npm:${dependency}@${version}`,
    )
    .map(([dependency, version]) => `${dependency}@${version}`);
}

/** Writes the release into `src/site/products.ts`. */
function writeProduct(siteDir: string, { current, next, release }: Move): void {
  const file = path.join(siteDir, 'src/site/products.ts');
  const source = readFileSync(file, 'utf8');
  const [before, after = ''] = source.split(`package: '${products[current.product].package}'`);
  const moved = after
    .replace(`version: '${current.version}'`, `version: '${release}'`)
    .replace(next ? new RegExp(`\n *next: '${release}',`) : /^$/, '');
  writeFileSync(file, `${before}package: '${products[current.product].package}'${moved}`);
}

/**
 * Applies the differences of a next version to the current pages, and makes the release the current
 * version. Packages and API data aren't changed.
 */
export function applyMove(siteDir: string, move: Move): void {
  const { current, next } = move;
  const { copied, deleted } = differencesOf(siteDir, move);
  for (const { from, to } of copied) {
    mkdirSync(path.join(siteDir, path.dirname(to)), { recursive: true });
    cpSync(path.join(siteDir, from), path.join(siteDir, to));
  }
  for (const file of deleted) remove(siteDir, file);
  writeProduct(siteDir, move);
  if (!next) return;
  unlist(siteDir, next);
  const sidebar = `${current.product}_versioned_sidebars/version-${nextVersion}-sidebars.json`;
  for (const place of [differencesDir(current.product), next.packages, next.dir, sidebar])
    remove(siteDir, place);
}
