/**
 * Does what a newcomer does with each example: copies it to a temporary folder, installs, type-checks, tests and builds it, and drives the build
 * in a browser if it has such tests.
 * `npm run test:examples -- [name…]`; exit code 1 when a step of any example fails. Needs the npm registry, takes minutes.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findExamples, selectExamples } from './examples/findExamples';
import { freePort } from './studio/freePort';

const examplesDir = path.join(process.cwd(), 'examples');

/** Made by installing or building in place: not part of the project. */
const leftovers = new Set(['node_modules', '.next', 'dist', 'package-lock.json']);

const steps = [
  ['install', ['install', '--no-audit', '--no-fund']],
  ['typecheck', ['run', 'typecheck']],
  ['test', ['test', '--if-present']],
  ['build', ['run', 'build']],
  ['browser', ['run', 'test:e2e', '--if-present']],
] as const;

/** Next.js otherwise sends statistics, and rewrites lock files of registries it does not know. */
const env = {
  ...process.env,
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
};

/** Runs the steps until one fails. The folder of a failed example is kept. */
async function passes(example: string): Promise<boolean> {
  const folder = mkdtempSync(path.join(os.tmpdir(), `${example}-`));
  cpSync(path.join(examplesDir, example), folder, {
    recursive: true,
    filter: (source) => !leftovers.has(path.basename(source)),
  });
  const PORT = String(await freePort());
  for (const [step, args] of steps) {
    const start = Date.now();
    const { status, stdout, stderr } = spawnSync('npm', args, {
      cwd: folder,
      env: { ...env, PORT },
      encoding: 'utf8',
    });
    const seconds = ((Date.now() - start) / 1000).toFixed(0);
    console.log(`${status === 0 ? '✓' : '✗'} ${example}: ${step} (${seconds} s)`);
    if (status !== 0) {
      console.error(`${stdout}${stderr}\n  kept in ${folder}`);
      return false;
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return true;
}

const examples = selectExamples(findExamples(examplesDir), process.argv.slice(2));

async function main(): Promise<void> {
  const failed: string[] = [];
  for (const example of examples) if (!(await passes(example))) failed.push(example);
  console.log(
    failed.length === 0 ? `All ${examples.length} examples work.` : `Failed: ${failed.join(', ')}.`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
}

void main();
