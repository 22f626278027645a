import path from 'node:path';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { getFileCommitDate } from '@docusaurus/utils';
import {
  checkInstalledVersions,
  checkLinks,
  collectProblems,
  otherPages,
} from '@site/checker/checker';
import { checkRoutes, readRecords } from '@site/tools/routes/routes';
import {
  checksumFile,
  filesAt,
  isCut,
  isCuttingVariable,
  renderChecksums,
  updatedFile,
} from '../../model/versions/cutVersions';
import { formatProblem, type Problem } from '../../model/problems';
import {
  currentVersion,
  cutVersionOf,
  type DocumentedVersion,
  documentedVersions,
} from '../../model/versions/versions';
import { productList, products } from '../../model/facts/products';
import {
  bytesOf,
  type Copy,
  copiesBelow,
  otherCopies,
  packagesInUse,
  picturesOf,
  removeLeftovers,
  rewriteList,
  stagesDir,
} from './files';
import { redirectsIn } from '../../model/redirects';
import { readPage } from '../../model/pages/parsePage';
import { openSite } from '../../model/site';
import { inVersion } from '../../model/pages/versionLinks';
import { isMarkdown } from '../../model/pages/pages';
import { defaultLanguage, languages } from '../../model/facts/languages';

type Cut = ReturnType<typeof findCut>;

/**
 * Finds what to cut.
 * @throws if the product is unknown, its version was cut before, or another package is installed
 */
function findCut(siteDir: string, product: string | undefined) {
  const versions = documentedVersions(siteDir);
  const current = versions.find((each) => each.product === product && each.name === currentVersion);
  if (!current) {
    const commands = productList.map(({ key }) => `npm run version:cut -- ${key}`);
    throw new Error(`Which product? ${commands.join(', or ')}`);
  }
  const cut = cutVersionOf(products[current.product], current.version);
  if (isCut(siteDir, versions, cut))
    throw new Error(`${product} ${cut.version} was cut before: its pages are in ${cut.dir}.`);
  const problems = checkInstalledVersions(siteDir, [current]);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  return { current, cut, versions: versions.filter(({ dir }) => dir !== cut.dir) };
}

function runCommand(siteDir: string, command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: siteDir,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, [isCuttingVariable]: '1' },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed. Nothing was cut.`);
}

/** Days of the last commits of a version's pages, because those of their copies are later. */
async function daysOfPages(siteDir: string, { dir }: DocumentedVersion) {
  const pages = filesAt(siteDir, dir).filter(isMarkdown);
  const days = pages.map(async (page) => {
    const file = path.join(siteDir, page);
    const commit = await getFileCommitDate(file, { age: 'newest' }).catch(() => undefined);
    return commit ? [[page.slice(dir.length + 1), commit.date.toISOString().slice(0, 10)]] : [];
  });
  return Object.fromEntries((await Promise.all(days)).flat()) as Record<string, string>;
}

/** Writes packages, examples, and pictures into a folder outside of the working tree. */
async function prepare(siteDir: string, { current, cut }: Cut, stage: string): Promise<void> {
  const write = (file: string, content: object) =>
    writeFileSync(path.join(stage, file), `${JSON.stringify(content, null, 2)}\n`);
  const folder = path.join(stage, cut.packages);
  mkdirSync(folder, { recursive: true });
  write(`${cut.packages}/package.json`, {
    private: true,
    description: `Packages of ${cut.product} ${cut.version}`,
    dependencies: await packagesInUse(siteDir, current),
  });
  write(cut.pictures, await picturesOf(siteDir, current));
  write(updatedFile(cut), await daysOfPages(siteDir, current));
  for (const { from, to } of await otherCopies(siteDir, current, cut))
    cpSync(path.join(siteDir, from), path.join(stage, to));
  runCommand(siteDir, 'npm', 'install', '--prefix', folder, '--no-audit', '--no-fund');
}

/** Files that name another by its path from the root of the site name its copy. */
function moveImports(siteDir: string, { current, cut }: Cut): void {
  for (const { to } of copiesBelow(siteDir, current.dir, cut.dir)) {
    if (!/\.(?:mdx?|tsx?)$/.test(to) || !existsSync(path.join(siteDir, to))) continue;
    const source = readFileSync(path.join(siteDir, to), 'utf8');
    const moved = source.replaceAll(
      new RegExp(`(@site/|after: ')${current.dir}/`, 'g'),
      `$1${cut.dir}/`,
    );
    if (moved !== source) writeFileSync(path.join(siteDir, to), moved);
  }
}

function place(siteDir: string, { cut }: Cut, stage: string): void {
  for (const folder of [path.dirname(`static/${cut.images}`), cut.packages]) {
    // A version without pictures has no folder for them.
    if (!existsSync(path.join(stage, folder))) continue;
    mkdirSync(path.join(siteDir, path.dirname(folder)), { recursive: true });
    renameSync(path.join(stage, folder), path.join(siteDir, folder));
  }
}

/**
 * Copies the pages of a product's current version, with the packages, API data, examples, and
 * pictures that they use (docs/behavior.md#versions). If it fails, it removes what it has written;
 * if it's killed, the next run does.
 * @returns what to do next
 */
export async function cutVersion(siteDir: string, product: string | undefined): Promise<string> {
  const found = findCut(siteDir, product);
  const { cut } = found;
  const stage = path.join(siteDir, stagesDir, String(process.pid));
  removeLeftovers(siteDir, cut);
  try {
    // Takes minutes, during which the working tree doesn't change.
    await prepare(siteDir, found, stage);
    runCommand(siteDir, 'npx', 'docusaurus', `docs:version:${product}`, cut.version);
    rewriteList(siteDir, cut.product);
    moveImports(siteDir, found);
    place(siteDir, found, stage);
    writeFileSync(path.join(siteDir, checksumFile(cut)), renderChecksums(siteDir, cut));
  } catch (error) {
    removeLeftovers(siteDir, cut);
    throw error;
  }
  rmSync(path.join(siteDir, stagesDir), { recursive: true, force: true });
  return `${product} ${cut.version} is now at ${cut.url}. Commit ${product}_versions.json, ${product}_versioned_docs, ${product}_versioned_sidebars, ${cut.packages}, and static/${path.dirname(cut.images)}.`;
}

const size = (siteDir: string, copies: readonly Copy[]) =>
  `${copies.length} files, ${(bytesOf(siteDir, copies) / 1e6).toFixed(1)} MB`;

const listOf = (title: string, problems: readonly Problem[]) => [
  `${title}: ${problems.length || 'none'}`,
  ...problems.map((problem) => formatProblem(problem).replace(/^/gm, '  ')),
];

/**
 * Describes what cutting a version would do: files, bytes, and URLs of pages; links in the pages
 * that would break; and URLs that would disappear without a redirect. Writes nothing.
 */
export async function describeCut(siteDir: string, product: string | undefined): Promise<string> {
  const { current, cut, versions } = findCut(siteDir, product);
  const after = [...versions, cut];
  const { docs } = await openSite(siteDir);
  const cutDocs = docs
    .filter(({ version }) => version.dir === current.dir)
    .map((doc) => ({ ...doc, url: cut.url + doc.url.slice(current.url.length) }));
  const redirects = redirectsIn(defaultLanguage, languages, after);
  const ofDocs = [...docs, ...cutDocs].map(({ url }) => url);
  const pages = new Map(
    [...ofDocs, ...otherPages(), ...redirects.map(({ from }) => from)].map((url) => [
      url,
      new Set<string>(),
    ]),
  );
  const broken = cutDocs.flatMap(({ file, url, source }) => {
    const resolve = (href: string) => inVersion(href, cut, after).replace(/#.*/, '');
    return collectProblems(file, (report) =>
      checkLinks({ file, url, links: readPage(source).links, resolve }, pages, report),
    );
  });
  const lost = checkRoutes(readRecords(siteDir), ofDocs, redirects);
  const others = await otherCopies(siteDir, current, cut);
  const isExample = ({ to }: Copy) => to.startsWith(cut.examples);
  const pictures = others.filter((copy) => !isExample(copy));
  const packages = Object.entries(await packagesInUse(siteDir, current));
  return [
    `${product} ${cut.version} would be cut. Nothing has been written.`,
    `Pages and demos: ${size(siteDir, copiesBelow(siteDir, current.dir, cut.dir))}, in ${cut.dir}`,
    `Examples: ${size(siteDir, others.filter(isExample))}, in ${cut.examples}`,
    `Pictures: ${size(siteDir, pictures)}, in static/${cut.images}`,
    `Packages: ${packages.length} with exact versions, in ${cut.packages}/package.json`,
    `URLs: ${cutDocs.length}, such as ${cutDocs[0]?.url ?? cut.url}`,
    ...listOf('Links that would break', broken),
    ...listOf('URLs that would disappear without a redirect', lost),
  ].join('\n');
}
