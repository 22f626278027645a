/**
 * Type-checks the example projects with the packages installed at the root, and compares their versions with the docs'.
 * `npm run examples:check -- [name…]`; exit code 1 when something is wrong. `test-examples.ts` is the slow, whole test.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findExamples, selectExamples } from './examples/findExamples';
import { aliasesOf, missingPackages, versionMistakes, type Manifest } from './examples/packages';
import { typeCheck } from './examples/typeCheck';

const rootDir = process.cwd();
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
const isInstalled = (name: string) =>
  existsSync(path.join(rootDir, 'node_modules', name, 'package.json'));

const root = readManifest(rootDir);
const aliases = aliasesOf(root);

function mistakesOf(example: string): string[] {
  const folder = path.join(rootDir, 'examples', example);
  const manifest = readManifest(folder);
  const missing = missingPackages(manifest, (name) => isInstalled(aliases[name] ?? name));
  const versions = versionMistakes(manifest, root).map(
    (mistake) => `examples/${example}/package.json: ${mistake}`,
  );
  if (missing.length > 0)
    return [
      ...versions,
      `Not installed here: npm install --save-dev --save-exact ${missing.join(' ')}`,
    ];
  return [...versions, ...typeCheck(folder, { rootDir, manifest, aliases })];
}

let failed = 0;
for (const example of selectExamples(
  findExamples(path.join(rootDir, 'examples')),
  process.argv.slice(2),
)) {
  const mistakes = mistakesOf(example);
  console.log(`${mistakes.length === 0 ? '✓' : '✗'} ${example}`);
  for (const mistake of mistakes) console.error(`  ${mistake}`);
  if (mistakes.length > 0) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
