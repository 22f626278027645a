import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createStaticServer } from '@site/tools/serve';

export interface Usage {
  /** Wall-clock time in ms. */
  time: number;
  /** CPU time of all threads in ms. */
  cpu: number;
  /** Maximum resident set size in MB. */
  memory: number;
}

/** Folder for temporary files, such as the cache of jiti. */
const temporary = '.tmp';

/** Starts Docusaurus in a folder. Collects its output for messages. */
function start(
  siteDir: string,
  args: string[],
  environment: Record<string, string>,
): { child: ChildProcess; output: () => string } {
  const TMPDIR = path.join(siteDir, temporary);
  mkdirSync(TMPDIR, { recursive: true });
  const command = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(
    process.execPath,
    ['--import', path.join(__dirname, 'reportUsage.mjs'), command, ...args],
    {
      cwd: siteDir,
      env: {
        ...process.env,
        TMPDIR,
        USAGE_FILE: path.join(siteDir, 'usage.json'),
        // In copies, some examples and pictures have no page.
        CHECK_DOCS: 'off',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const append = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  return { child, output: () => output };
}

/**
 * Builds a site into `build/toolpad`. @throws an error with the end of the output if the build
 * fails
 */
export async function build(siteDir: string): Promise<Usage> {
  const begin = performance.now();
  const { child, output } = start(siteDir, ['build'], {
    NODE_ENV: 'production',
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  const time = performance.now() - begin;
  if (code !== 0) throw new Error(`The build of ${siteDir} failed.\n${output().slice(-3000)}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(
    readFileSync(path.join(siteDir, 'usage.json'), 'utf8'),
  ) as NodeJS.ResourceUsage;
  return { time, cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1024 };
}

/** Removes build results and all caches. */
export function removeBuilds(siteDir: string): void {
  for (const folder of ['.docusaurus', 'build', 'node_modules/.cache', temporary])
    rmSync(path.join(siteDir, folder), { recursive: true, force: true });
}

/**
 * Starts the development server.
 * @returns the time in ms until it responded at `pathname`, and a function that stops it
 */
export async function startDevelopment(
  siteDir: string,
  port: number,
  pathname: string,
): Promise<{ time: number; stop: () => void }> {
  const begin = performance.now();
  const { child, output } = start(siteDir, ['start', '--no-open', '--port', String(port)], {
    NODE_ENV: 'development',
  });
  let ended = false;
  child.on('close', () => (ended = true));
  for (;;) {
    const response = await fetch(`http://localhost:${port}${pathname}`).catch(() => undefined);
    if (response?.ok) return { time: performance.now() - begin, stop: () => child.kill() };
    if (ended)
      throw new Error(`The development server of ${siteDir} ended.\n${output().slice(-3000)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Builds a temporary copy of the site, serves it at the port in `PORT`, and removes it when the
 * process receives a signal. If the build fails, prints its output and exits with code 1.
 */
export function serveBuiltCopy(folder: string): void {
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
  build(folder).then(
    () => createStaticServer(path.join(folder, 'build')).listen(Number(process.env.PORT)),
    (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
}
