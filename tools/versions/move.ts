import path from 'node:path';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { differencesDir, removedFile, writeNextPages } from '../../model/versions/nextVersion';
import { currentVersion, documentedVersions, nextVersion } from '../../model/versions/versions';
import { productList, products } from '../../model/facts/products';
import { filesAt } from '../../model/versions/cutVersions';
import { remove, rewriteList } from './files';
import { readJson } from '../../model/files/files';
import { readManifest } from '../examples/typeCheck';
import { listedFiles, type Pictures } from '../../model/facts/pictures';
import type { Problem } from '../../model/problems';
import type { Redirect } from '../../model/redirects';
import { findChangedApi, findClaims, type Mention } from './mentions';

type Move = ReturnType<typeof findMove>;

/**
 * Finds what to move.
 * @throws if the product is unknown, or the release is missing, the current version, or older than
 *   the next one
 */
export function findMove(siteDir: string, product = '', release = '') {
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
      ? readJson<string[]>(list).map((file) => `${current.dir}/${file}`)
      : [],
  };
}

/** Packages to install: the release, and what else its pages use in another version. */
export function packagesOf(siteDir: string, { current, next, release }: Move): string[] {
  const { package: name } = products[current.product];
  if (!next) return [`${name}@${release}`];
  const root = readManifest(siteDir);
  const installed = { ...root.devDependencies, ...root.dependencies };
  return Object.entries(readManifest(path.join(siteDir, next.packages)).dependencies ?? {})
    .filter(
      ([dependency, version]) =>
        installed[dependency] !== version &&
        // Installed under another name, because Docusaurus uses version 5.
        installed[`${dependency}-v7`] !== `npm:${dependency}@${version}`,
    )
    .map(([dependency, version]) => `${dependency}@${version}`);
}

/** Writes the release into `model/facts/products.ts`. */
function writeProduct(siteDir: string, { current, next, release }: Move): void {
  const file = path.join(siteDir, 'model/facts/products.ts');
  const source = readFileSync(file, 'utf8');
  const [before, after = ''] = source.split(`package: '${products[current.product].package}'`);
  const moved = after
    .replace(`version: '${current.version}'`, `version: '${release}'`)
    .replace(next ? new RegExp(`\n *next: '${release}',`) : /^$/, '');
  writeFileSync(file, `${before}package: '${products[current.product].package}'${moved}`);
}

const changeJson = <Content>(file: string, change: (content: Content) => Content) =>
  writeFileSync(file, `${JSON.stringify(change(readJson(file)), null, 2)}\n`);

/** Files apart from pages that name the documented release. */
const namingFiles = ({ current }: Move) => [
  `skills/${products[current.product].productId}/SKILL.md`,
  'docs/specification.md',
];

/** Writes the release into the examples, and where it's named apart from pages. */
function writeRelease(siteDir: string, move: Move): void {
  const { current, release } = move;
  const replace = (file: string, start = '') => {
    const source = readFileSync(path.join(siteDir, file), 'utf8');
    const changed = source.replaceAll(start + current.version, start + release);
    writeFileSync(path.join(siteDir, file), changed);
  };
  for (const file of filesAt(siteDir, current.examples))
    if (/^[\w-]+\/(?:studio\/)?[\w-]+\/package\.json$/.test(file))
      replace(file, `"${products[current.product].package}": "`);
  for (const file of namingFiles(move).flatMap((each) => filesAt(siteDir, each))) replace(file);
}

/** Removes the pictures of changed pages that no page shows any more. */
function removePictures(siteDir: string, { current }: Move, changed: readonly string[]): void {
  const pages = filesAt(siteDir, current.dir).filter((file) => /\.mdx?$/.test(file));
  const text = pages.map((file) => readFileSync(path.join(siteDir, file), 'utf8')).join('\n');
  const isShown = (name: string, page: string) =>
    !changed.includes(page) || text.includes(`name="${name}"`);
  changeJson<Pictures>(path.join(siteDir, current.pictures), (pictures) => {
    const all = Object.entries(pictures);
    const unused = all.filter(([name, { page }]) => !isShown(name, page));
    for (const { file } of listedFiles(Object.fromEntries(unused)))
      remove(siteDir, `static/${current.images}/${file}`);
    return Object.fromEntries(all.filter((entry) => !unused.includes(entry)));
  });
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
  removePictures(siteDir, move, [...copied.map(({ to }) => to), ...deleted]);
  writeRelease(siteDir, move);
  writeProduct(siteDir, move);
  // What current pages had passed since the cut.
  remove(siteDir, `data/verification/${current.product}/${currentVersion}.json`);
  if (!next) return;
  changeJson<Redirect[]>(path.join(siteDir, 'model/legacyRedirects.json'), (redirects) => [
    ...redirects,
    { from: `${next.url}*`, to: `${current.url}:splat`, status: 301 },
  ]);
  rewriteList(siteDir, current.product, nextVersion);
  const sidebar = `${current.product}_versioned_sidebars/version-${nextVersion}-sidebars.json`;
  for (const place of [differencesDir(current.product), next.packages, next.dir, sidebar])
    remove(siteDir, place);
}

const listOf = (title: string, mentions: readonly Mention[]): string =>
  [
    `${title}: ${mentions.length || 'none'}`,
    ...mentions.map(({ file, line, message }) => `  ${file}:${line}  ${message}`),
  ].join('\n');

/** Sentences and code that a move may make wrong, apart from what the checks report. */
function mentionsOf(siteDir: string, { current, release }: Move, dir: string): string[] {
  const pages = { ...current, dir };
  const claims = listOf(`Claims about ${current.version}`, findClaims(siteDir, pages));
  if (products[current.product].apiFormat !== 'types') return [claims];
  const apiData = `data/${current.product}/${release}`;
  if (!existsSync(path.join(siteDir, apiData)))
    return [`The changes of the API are unknown until ${apiData} is generated.`, claims];
  const title = 'Changed parts of the API that pages, demos, and examples mention';
  return [listOf(title, findChangedApi(siteDir, pages, apiData)), claims];
}

/** Describes what moving to a release would do. Writes nothing but the pages of next versions. */
export async function describeMove(
  siteDir: string,
  product?: string,
  release?: string,
): Promise<string> {
  const move = findMove(siteDir, product, release);
  await writeNextPages(siteDir, documentedVersions(siteDir));
  const { copied, deleted } = differencesOf(siteDir, move);
  return [
    `${product} ${release} would become the current version. Nothing has been written.`,
    `Files of ${move.current.dir} that would change: ${copied.length}; be deleted: ${deleted.length}`,
    `Packages that would be installed: ${packagesOf(siteDir, move).join(', ') || 'none'}`,
    ...mentionsOf(siteDir, move, (move.next ?? move.current).dir),
  ].join('\n');
}

const runScript = (siteDir: string, ...args: string[]) =>
  spawnSync('npm', args, {
    ...{ cwd: siteDir, encoding: 'utf8', maxBuffer: 1e9 },
    shell: process.platform === 'win32',
  });

/** Problems that `npm run check:docs` finds: samples, demos, pictures, links. */
function problemsIn(siteDir: string): Mention[] {
  const { stdout, stderr } = runScript(siteDir, 'run', '-s', 'check:docs', '--', '--all', '--json');
  if (!stdout.trim()) throw new Error(`check:docs failed.\n${stderr}`);
  return (JSON.parse(stdout) as Problem[]).map(({ file, line, rule, message }) => ({
    file,
    line,
    message: `${rule}  ${message}`,
  }));
}

/**
 * Makes a release the current version in the working tree: applies the differences of the next
 * version, if the release is the next one, installs its packages, and generates its API data. The
 * data of the version before stays, for comparing both.
 * @returns a list of what is left to do, by file and line
 * @throws if npm can't install the packages; nothing is written then
 */
export function moveVersion(siteDir: string, product?: string, release?: string): string {
  const move = findMove(siteDir, product, release);
  const packages = packagesOf(siteDir, move);
  if (packages.length > 0) {
    const { status, stderr } = runScript(
      siteDir,
      ...['install', '--save-exact', '--no-audit', '--no-fund', ...packages],
    );
    if (status !== 0) throw new Error(`npm can't install ${packages.join(', ')}.\n${stderr}`);
  }
  applyMove(siteDir, move);
  const { status, stderr } = runScript(siteDir, 'run', '-s', 'api:generate');
  runScript(siteDir, 'exec', '--', 'jest', 'tools/api-reference/options', '-u');
  const names = namingFiles(move).flatMap((dir) =>
    findClaims(siteDir, { ...move.current, dir, version: move.release }),
  );
  return [
    `${product} ${release} is the current version now. Changes for readers: git diff tools/api-reference`,
    'The unit tests report recorded previews and pictures of guides until npm run build, npm run previews, and npm run test:guides -- --pictures have run.',
    ...(status === 0 ? [] : [`npm run api:generate reports:\n${stderr.trim()}`]),
    listOf(`Lines that name ${release} now, and may need other changes`, names),
    ...mentionsOf(siteDir, move, move.current.dir),
    listOf('Problems in pages and demos', problemsIn(siteDir)),
  ].join('\n\n');
}
