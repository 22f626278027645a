/**
 * Type-checks the example projects with the packages installed at the root, and compares their versions with the docs'.
 * `npm run examples:check -- [name…]`; exit code 1 when something is wrong. `test-examples.ts` is the slow, whole test.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findExamples, selectExamples } from '../tools/examples/findExamples';
import {
  aliasesOf,
  missingPackages,
  versionProblems,
  type Manifest,
} from '../tools/examples/packages';
import { typeCheck, type Project } from '../tools/examples/typeCheck';

const rootDir = process.cwd();
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
const isInstalled = (name: string) =>
  existsSync(path.join(rootDir, 'node_modules', name, 'package.json'));

const root = readManifest(rootDir);
const aliases = aliasesOf(root);

interface Example extends Project {
  name: string;
  /** What is wrong with its packages. */
  problems: string[];
  /** Without its packages there is nothing to compile. */
  isComplete: boolean;
}

function readExample(name: string): Example {
  const folder = path.join(rootDir, 'examples', name);
  const manifest = readManifest(folder);
  const missing = missingPackages(manifest, (each) => isInstalled(aliases[each] ?? each));
  const problems = versionProblems(manifest, root).map(
    (problem) => `examples/${name}/package.json: ${problem}`,
  );
  if (missing.length > 0)
    problems.push(`Not installed here: npm install --save-dev --save-exact ${missing.join(' ')}`);
  return { name, folder, manifest, problems, isComplete: missing.length === 0 };
}

const examples = selectExamples(
  findExamples(path.join(rootDir, 'examples')),
  process.argv.slice(2),
).map(readExample);
const compiled = examples.filter(({ isComplete }) => isComplete);
typeCheck(compiled, { rootDir, aliases }).forEach((errors, index) =>
  compiled[index]?.problems.push(...errors),
);

let failed = 0;
for (const { name, problems } of examples) {
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
  for (const problem of problems) console.error(`  ${problem}`);
  if (problems.length > 0) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
