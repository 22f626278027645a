import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeNextPages } from '../../plugins/next-pages';
import { documentedVersions } from '../../plugins/shared/versions';
import type { Problem } from '../../plugins/shared/problems';
import { products } from '../../src/site/products';
import { applyMove, differencesOf, findMove, packagesOf, type Move } from './move';
import { findChangedApi, findClaims, type Mention } from './mentions';

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

const run = (siteDir: string, ...args: string[]) =>
  spawnSync('npm', args, { cwd: siteDir, encoding: 'utf8', maxBuffer: 1e9 });

/** Problems that `npm run check:docs` finds: samples, demos, pictures, links. */
function problemsIn(siteDir: string): Mention[] {
  const { stdout, stderr } = run(siteDir, 'run', '-s', 'check:docs', '--', '--all', '--json');
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
    const { status, stderr } = run(
      siteDir,
      ...['install', '--save-exact', '--no-audit', '--no-fund', ...packages],
    );
    if (status !== 0) throw new Error(`npm can't install ${packages.join(', ')}.\n${stderr}`);
  }
  applyMove(siteDir, move);
  const { status, stderr } = run(siteDir, 'run', '-s', 'api:generate');
  return [
    `${product} ${release} is the current version now.`,
    ...(status === 0 ? [] : [`npm run api:generate reports:\n${stderr.trim()}`]),
    ...mentionsOf(siteDir, move, move.current.dir),
    listOf('Problems in pages and demos', problemsIn(siteDir)),
  ].join('\n\n');
}
