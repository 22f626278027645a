import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { markdownTable } from '@site/tools/report';
import { testPort } from '@site/tools/serve';
import { findBrowser } from '@site/tools/setup/index.mjs';
import { copySite } from '@site/tools/site-copy';
import { runSession } from './runSession';
import { createBranches, createRandom, readPages } from './session';

/** Number of open pages. */
const tabCount = 5;

/** Starts the documentation server. @returns its output, and whether it's still running */
function start(siteDir: string, port: number) {
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const child = spawn(process.execPath, [docusaurus, 'start', '--no-open', '--port', `${port}`], {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-20_000)));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    output: () => output,
    isRunning,
    async stop() {
      if (child.kill() && isRunning()) await once(child, 'exit');
    },
  };
}

/** Waits until a server responds. */
async function answer(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))) await sleep(200);
}

/**
 * Writes pages in a copy of the site while its development server runs.
 * @param seed the same seed takes the same steps on the same pages
 * @returns whether the server still runs, and no open page was wrong
 */
export async function writeLong(siteDir: string, minutes: number, seed: string): Promise<boolean> {
  const folder = copySite(siteDir, 'writing');
  await createBranches(folder);
  const port = testPort('WRITING_PORT');
  const server = start(folder, port);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    await answer(`http://localhost:${port}/toolpad/`);
    const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
    context.setDefaultNavigationTimeout(120_000);
    const tabs = await Promise.all(Array.from({ length: tabCount }, () => context.newPage()));
    const session = {
      siteDir: folder,
      pages: await readPages(folder),
      tabs,
      isChecked: true,
      random: createRandom(seed),
    };
    const isRunning = () => server.isRunning() && browser.isConnected();
    const results = await runSession(session, minutes, isRunning, () =>
      console.error(`Output of the server:\n${server.output()}`),
    );
    const rows = [...results].map(([name, { runs, failures }]) => [name, `${runs}`, `${failures}`]);
    console.log(markdownTable([['step', 'runs', 'failures'], ...rows]));
    if (!server.isRunning()) console.error(`The server has ended.\n${server.output()}`);
    return isRunning() && [...results.values()].every(({ failures }) => failures === 0);
  } finally {
    await browser.close();
    await server.stop();
    // The checker ends later than the server.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
