/**
 * Does what a newcomer does with each example: copies it to a temporary folder, installs, type-checks, tests and builds it, and drives the build
 * in a browser if it has such tests.
 * `npm run test:examples -- [name…]`; exit code 1 when a step of any example fails. Needs the npm registry, takes minutes.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findExamples, selectExamples } from '../tools/examples/findExamples';
import { findBrowser } from '../tools/setup/environment.mjs';
import { freePort } from '../tools/studio/freePort';

const examplesDir = path.join(process.cwd(), 'examples');

/** Made by installing or building in place: not part of the project. */
const leftovers = new Set(['node_modules', '.next', 'dist', 'package-lock.json']);

/** In order. A step with an `optional` script is left out where a project has no such script. */
const steps: { name: string; args: string[]; optional?: string }[] = [
  { name: 'install', args: ['install', '--no-audit', '--no-fund'] },
  { name: 'typecheck', args: ['run', 'typecheck'] },
  { name: 'test', args: ['test'], optional: 'test' },
  { name: 'build', args: ['run', 'build'] },
  { name: 'browser', args: ['run', 'test:e2e'], optional: 'test:e2e' },
];

/** Next.js otherwise sends statistics, and rewrites lock files of registries it does not know. */
const env = {
  ...process.env,
  CHROME_PATH: findBrowser(),
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
};

interface Row {
  example: string;
  /** What is in the table for each step, up to one that failed. */
  cells: string[];
  passed: boolean;
}

/** Runs the steps until one fails. The folder of a failed example is kept. */
async function follow(example: string): Promise<Row> {
  const folder = mkdtempSync(path.join(os.tmpdir(), `${example}-`));
  cpSync(path.join(examplesDir, example), folder, {
    recursive: true,
    filter: (source) => !leftovers.has(path.basename(source)),
  });
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const PORT = String(await freePort());
  const cells: string[] = [];
  for (const { name, args, optional } of steps) {
    if (optional && !scripts[optional]) {
      cells.push('–');
      continue;
    }
    const start = Date.now();
    const { status, stdout, stderr } = spawnSync('npm', args, {
      cwd: folder,
      env: { ...env, PORT },
      encoding: 'utf8',
    });
    const seconds = ((Date.now() - start) / 1000).toFixed(0);
    console.log(`${status === 0 ? '✓' : '✗'} ${example}: ${name} (${seconds} s)`);
    if (status !== 0) {
      console.error(`${stdout}${stderr}\n  kept in ${folder}`);
      return { example, cells: [...cells, 'failed'], passed: false };
    }
    cells.push(`${seconds} s`);
  }
  rmSync(folder, { recursive: true, force: true });
  return { example, cells, passed: true };
}

/** The table of a run in Markdown. A dash is a step that the example does not have. */
function renderTable(rows: readonly Row[]): string {
  const names = steps.map(({ name }) => name);
  return [
    `| example | ${names.join(' | ')} |`,
    `| --- |${' --: |'.repeat(names.length)}`,
    ...rows.map(({ example, cells }) =>
      ['', example, ...names.map((_, index) => cells[index] ?? ''), ''].join(' | ').trim(),
    ),
  ].join('\n');
}

const examples = selectExamples(findExamples(examplesDir), process.argv.slice(2));

async function main(): Promise<void> {
  const rows: Row[] = [];
  for (const example of examples) rows.push(await follow(example));
  const failed = rows.filter(({ passed }) => !passed).map(({ example }) => example);
  console.log(`\n${renderTable(rows)}\n`);
  console.log(
    failed.length === 0 ? `All ${examples.length} examples work.` : `Failed: ${failed.join(', ')}.`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
}

void main();
