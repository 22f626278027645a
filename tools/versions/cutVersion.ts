import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblem } from '../../plugins/shared/problems';
import { currentVersion, documentedVersions } from '../../plugins/shared/versions';
import { defaultProduct, productList } from '../../src/site/products';
import { checkInstalledVersions } from '@site/tools/checker';
import { markInstalled } from '@site/tools/setup/index.mjs';
import { packagesInUse } from './packages';
import { copyPictures } from './pictures';

/**
 * Copies the pages of a product's current version, with the packages, API data, examples, and
 * pictures that they use (docs/behavior.md#versions).
 * @returns what to do next
 * @throws if the product is unknown, its version was cut before, or a command fails
 */
export function cutVersion(siteDir: string, product: string | undefined): string {
  const versionNamed = (name: string) =>
    documentedVersions(siteDir).find((each) => each.product === product && each.name === name);
  const run = (command: string, ...args: string[]): void => {
    const { status } = spawnSync(command, args, { cwd: siteDir, stdio: 'inherit' });
    if (status !== 0)
      throw new Error(`${command} ${args.join(' ')} failed. The next steps weren't run.`);
  };

  const current = versionNamed(currentVersion);
  if (!current) {
    const commands = productList.map(({ key }) => `npm run version:cut -- ${key}`);
    throw new Error(`Which product? ${commands.join(', or ')}`);
  }
  const { version } = current;
  if (versionNamed(version))
    throw new Error(
      `${product} ${version} was cut before: its pages are in ${product}_versioned_docs.`,
    );
  const problems = checkInstalledVersions(siteDir, [current]);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));

  const dependencies = packagesInUse(siteDir, current);
  run('npx', 'docusaurus', `docs:version:${product}`, version);
  const cut = versionNamed(version);
  if (!cut) throw new Error(`Docusaurus did not write ${product}_versions.json.`);
  const folder = path.join(siteDir, cut.packages);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify({ private: true, description: `Packages of ${product} ${version}`, dependencies }, null, 2)}\n`,
  );
  const examples = path.join(siteDir, current.examples);
  if (!existsSync(path.join(siteDir, cut.examples)))
    cpSync(examples, path.join(siteDir, cut.examples), {
      recursive: true,
      filter: (file) => isExampleOf(current.product, path.relative(examples, file)),
    });
  copyPictures(siteDir, current, cut);
  run('npm', 'install', '--prefix', cut.packages, '--no-audit', '--no-fund');
  markInstalled(folder);
  return `${product} ${version} is now at ${cut.url}. Commit ${product}_versions.json, ${product}_versioned_docs, ${product}_versioned_sidebars, ${cut.packages} and the pictures in static/${cut.images}.`;
}

/**
 * Returns whether a file of `examples/` belongs to a product. A folder that is named after a
 * product belongs to it, and all others belong to the default product.
 */
function isExampleOf(product: string, file: string): boolean {
  const [folder = ''] = file.split(path.sep);
  if (path.basename(file) === 'node_modules') return false;
  const owner = productList.find(({ key }) => key === folder) ?? defaultProduct;
  return folder === '' || owner.key === product;
}
