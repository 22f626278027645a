/**
 * `npm run version:cut -- core`: keeps the pages of the current version for its readers, with the packages, the API data, the examples
 * and the pictures that they speak of (docs/behavior.md#versions). Run it before the text of the current pages changes; then update the package.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  checkInstalledVersions,
  currentVersion,
  documentedVersions,
} from '../plugins/shared/versions';
import { formatProblem } from '../plugins/shared/problems';
import { defaultProduct, productList } from '../src/site/products';
import { markInstalled } from '../tools/setup/environment.mjs';
import { packagesInUse } from '../tools/versions/packages';
import { copyPictures } from '../tools/versions/pictures';

const siteDir = path.join(__dirname, '..');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: siteDir, stdio: 'inherit' });
  if (status !== 0) fail(`${command} ${args.join(' ')} failed: nothing after it was done.`);
}

const versions = documentedVersions(siteDir);
const [product] = process.argv.slice(2);
const current = versions.find((each) => each.product === product && each.name === currentVersion);
if (!current)
  fail(
    `Which product? ${productList.map(({ key }) => `npm run version:cut -- ${key}`).join(', or ')}`,
  );
const { version } = current;
if (versions.some((each) => each.product === product && each.name === version))
  fail(`${product} ${version} was cut before: its pages are in ${product}_versioned_docs.`);
const problems = checkInstalledVersions(siteDir, [current]);
if (problems.length > 0) fail(problems.map(formatProblem).join('\n'));

/** Examples in a folder with the name of a product belong to that product, and all others to the default one. Each product keeps its own. */
function isKept(file: string): boolean {
  const [folder = ''] = path
    .relative(path.join(siteDir, current?.examples ?? ''), file)
    .split(path.sep);
  if (path.basename(file) === 'node_modules') return false;
  const owner = productList.find(({ key }) => key === folder) ?? defaultProduct;
  return folder === '' || owner.key === product;
}

const dependencies = packagesInUse(siteDir, current);
run('npx', ['docusaurus', `docs:version:${product}`, version]);

const cut = documentedVersions(siteDir).find(
  (each) => each.product === product && each.name === version,
);
if (!cut) fail(`Docusaurus did not write ${product}_versions.json.`);
const folder = path.join(siteDir, cut.packages);
mkdirSync(folder, { recursive: true });
writeFileSync(
  path.join(folder, 'package.json'),
  `${JSON.stringify({ private: true, description: `Packages of ${product} ${version}`, dependencies }, null, 2)}\n`,
);
if (!existsSync(path.join(siteDir, cut.examples)))
  cpSync(path.join(siteDir, current.examples), path.join(siteDir, cut.examples), {
    recursive: true,
    filter: isKept,
  });
copyPictures(siteDir, current, cut);
run('npm', ['install', '--prefix', cut.packages, '--no-audit', '--no-fund']);
markInstalled(folder);
console.log(
  `${product} ${version} is kept at ${cut.url}. Commit ${product}_versions.json, ${product}_versioned_docs, ${product}_versioned_sidebars, ${cut.packages} and the pictures in static/${cut.images}.`,
);
