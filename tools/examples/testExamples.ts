import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { attempt, markdownTable } from '@site/tools/report';
import { findBrowser, freePort } from '@site/tools/setup/index.mjs';
import { filesOfExample } from '../../plugins/example-downloads/collect';
import { aliasesOf } from '../../plugins/shared/packageAliases';
import { nearest } from '../../plugins/shared/problems';
import {
  installedManifest,
  missingPackages,
  readManifest,
  typeCheck,
  versionProblems,
} from './typeCheck';

/** Names of the example projects, sorted: subfolders with a `package.json`. */
export function findExamples(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'package.json')),
    )
    .map(({ name }) => name)
    .sort();
}

/**
 * Selects the examples in the arguments of a command, or all of them by default.
 * @throws if a name is unknown, with the nearest valid one
 */
export function selectExamples(all: readonly string[], wanted: readonly string[]): string[] {
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown) throw new Error(`There is no example "${unknown}".${nearest(unknown, all)}`);
  return all.filter((name) => wanted.length === 0 || wanted.includes(name));
}

/**
 * Type-checks example projects with the packages of the repository, and compares their versions
 * with the documented ones. Doesn't compile projects that use other packages.
 * @param wanted names of examples; all examples if empty
 * @returns the problems of each example
 */
export function checkExamples(
  rootDir: string,
  wanted: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const root = installedManifest(rootDir);
  const aliases = aliasesOf(root);
  const isInstalled = (name: string) =>
    existsSync(path.join(rootDir, 'node_modules', aliases[name] ?? name, 'package.json'));
  const names = selectExamples(findExamples(path.join(rootDir, 'examples')), wanted);
  const problems = new Map<string, string[]>();
  const compiled = names.flatMap((name) => {
    const folder = path.join(rootDir, 'examples', name);
    const manifest = readManifest(folder);
    const missing = missingPackages(manifest, isInstalled);
    const versions = versionProblems(manifest, root);
    problems.set(name, [
      ...versions.map((problem) => `examples/${name}/package.json: ${problem}`),
      ...(missing.length > 0
        ? [
            `Not installed here: npm install --prefix tools/samples --save-exact ${missing.join(' ')}`,
          ]
        : []),
    ]);
    return missing.length > 0 ? [] : [{ name, folder, manifest }];
  });
  typeCheck(compiled, rootDir).forEach((errors, index) =>
    problems.get(compiled[index]!.name)?.push(...errors),
  );
  return problems;
}

/** Steps in order. An `optional` step is skipped if the project doesn't have that script. */
const steps: { name: string; args: string[]; optional?: string }[] = [
  { name: 'install', args: ['install', '--no-audit', '--no-fund'] },
  { name: 'typecheck', args: ['run', 'typecheck'] },
  { name: 'test', args: ['test'], optional: 'test' },
  { name: 'build', args: ['run', 'build'] },
  { name: 'browser', args: ['run', 'test:e2e'], optional: 'test:e2e' },
];

/**
 * Runs the steps in a copy of an example until one fails. Returns a table cell for each step, and
 * the last one is `failed` in that case.
 */
async function testExample(folder: string, name: string): Promise<string[]> {
  const copy = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  for (const [file, source] of filesOfExample(path.join(folder, name)))
    cpSync(source, path.join(copy, file));
  const { scripts = {} } = readManifest(copy);
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    CHROME_PATH: findBrowser(),
    CI: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    // Next.js rewrites lockfiles with registries that it doesn't know.
    NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
  };
  const cells: string[] = [];
  for (const step of steps) {
    if (step.optional && !scripts[step.optional]) {
      cells.push('–');
      continue;
    }
    const { seconds, failure } = await attempt(`${name}: ${step.name}`, () => {
      const run = spawnSync('npm', step.args, { cwd: copy, env, encoding: 'utf8' });
      if (run.status !== 0) throw new Error(`${run.stdout}${run.stderr}\n  The copy is ${copy}`);
    });
    if (failure !== undefined) return [...cells, 'failed'];
    cells.push(`${seconds} s`);
  }
  rmSync(copy, { recursive: true, force: true });
  return cells;
}

/**
 * Copies each example to a temporary folder, then installs, type-checks, tests, and builds it, and
 * runs its browser tests if it has any. Prints a table.
 * @param wanted names of examples; all examples if empty
 * @returns whether all of them passed
 */
export async function testExamples(siteDir: string, wanted: readonly string[]): Promise<boolean> {
  const folder = path.join(siteDir, 'examples');
  const rows: string[][] = [];
  for (const name of selectExamples(findExamples(folder), wanted))
    rows.push([name, ...(await testExample(folder, name))]);
  const head = ['example', ...steps.map(({ name }) => name)];
  console.log(`\n${markdownTable([head, ...rows])}\n`);
  const failed = rows.filter((row) => row.at(-1) === 'failed').map(([name]) => name);
  console.log(
    failed.length === 0 ? `All ${rows.length} examples work.` : `Failed: ${failed.join(', ')}.`,
  );
  return failed.length === 0;
}
