import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const memory = 'node_modules/.cache/toolpad-docs/steps.json';

/** Files in the working tree, except ignored ones. Returns `undefined` outside a Git repository. */
function filesOfTree() {
  const { status, stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return status === 0
    ? [...new Set(stdout.split('\0'))]
        .filter((file) => file && existsSync(file) && statSync(file).isFile())
        .sort()
    : undefined;
}

/**
 * Hashes the content of the working tree.
 * @returns a function from files to ignore to the hash of all others, or `undefined` outside a Git
 *   repository
 */
export function hashTree() {
  const files = filesOfTree()?.map((file) => [
    file,
    createHash('sha256').update(readFileSync(file)).digest('hex'),
  ]);
  if (!files) return undefined;
  return (ignored) => {
    const hash = createHash('sha256').update(process.version);
    for (const [file, digest] of files) if (!ignored?.test(file)) hash.update(file + digest);
    return hash.digest('hex');
  };
}

/** Hashes with which steps last passed, by script. */
export function passedSteps() {
  try {
    return JSON.parse(readFileSync(memory, 'utf8'));
  } catch {
    // The file doesn't exist before the first step has passed.
    return {};
  }
}

export function rememberSteps(passed) {
  mkdirSync(path.dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify(passed));
}
