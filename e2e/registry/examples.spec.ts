import { test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesOfExample } from '@site/model/examples/collect';
import { findExamples } from '@site/tools/examples/checkExamples';
import { readManifest } from '@site/tools/examples/typeCheck';
import { findBrowser, freePort } from '@site/tools/setup/index.mjs';

// Installs, type-checks, tests, and builds a copy of each example project, and runs its own
// browser tests.

const folder = path.resolve(__dirname, '../../examples');

/** Commands in order. */
const commands = [
  'npm install --no-audit --no-fund',
  'npm run typecheck',
  'npm run test',
  'npm run build',
  'npm run test:e2e',
];

/** Scripts that not every example has. */
const optional = ['test', 'test:e2e'];

for (const name of findExamples(folder))
  test.describe(name, () => {
    test.describe.configure({ mode: 'serial', timeout: 0 });
    let copy: string;
    let env: NodeJS.ProcessEnv;

    test.beforeAll(async () => {
      copy = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
      for (const [file, source] of filesOfExample(path.join(folder, name)))
        cpSync(source, path.join(copy, file));
      env = {
        ...process.env,
        PORT: String(await freePort()),
        CHROME_PATH: findBrowser(),
        CI: '1',
        NEXT_TELEMETRY_DISABLED: '1',
        // Next.js rewrites lockfiles with registries that it doesn't know.
        NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
      };
    });
    test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

    for (const command of commands)
      test(command, () => {
        const [verb = '', script = ''] = command.split(' ').slice(1);
        const { scripts = {} } = readManifest(path.join(folder, name));
        test.skip(
          verb === 'run' && optional.includes(script) && !scripts[script],
          'The example has no such script.',
        );
        const run = spawnSync(command, { cwd: copy, env, encoding: 'utf8', shell: true });
        if (run.status !== 0) throw new Error(`${run.stdout}${run.stderr}`);
      });
  });
