/**
 * Runs each example app of `examples/studio` on the real Studio, in development and in production mode, and does its main job in a browser.
 * `npm run test:studio -- [name…]`; exit code 1 when one fails. Installs Studio the first time (650 MB), takes minutes.
 */
import { chromium } from '@playwright/test';
import path from 'node:path';
import { findExamples, selectExamples } from '../tools/examples/findExamples';
import { findBrowser } from '../tools/setup/environment.mjs';
import { installStudio } from '../tools/studio/install';
import { jobs, type Job } from '../tools/studio/jobs';
import { startStudio } from '../tools/studio/server';
import { openWindow } from '../tools/studio/window';

const folder = path.join(process.cwd(), 'examples/studio');

async function driveExample(name: string, job: Job, command: 'dev' | 'start'): Promise<void> {
  const extra = await job.before?.();
  try {
    const studio = await startStudio({
      project: path.join(folder, name),
      hosts: job.hosts,
      env: { ...job.env?.(), ...extra?.env },
      command,
      server: job.server,
    });
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--no-sandbox'],
    });
    try {
      const page = await openWindow(browser, job.hosts ?? {}, {});
      await page.goto(`${studio.url}${job.server?.base ?? '/prod'}/pages/${job.start}`, {
        timeout: 90_000,
      });
      await job.drive(page).catch(async (error: unknown) => {
        await page.screenshot({ path: `test-results/studio/${name}-${command}.png` });
        throw new Error(`${String(error)}\n${studio.log()}`, { cause: error });
      });
    } finally {
      await browser.close();
      await studio.stop();
    }
  } finally {
    await extra?.stop();
  }
}

/** How an example did in one mode. */
interface Outcome {
  seconds: number;
  passed: boolean;
}

async function outcomeOf(name: string, command: 'dev' | 'start'): Promise<Outcome> {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  try {
    const job = jobs[name];
    if (!job) throw new Error('tools/studio/jobs.ts says nothing about this example.');
    await driveExample(name, job, command);
    console.log(`✓ ${name}: ${command} (${seconds()} s)`);
    return { seconds: seconds(), passed: true };
  } catch (error) {
    console.error(
      `✗ ${name}: ${command} (${seconds()} s)\n`,
      error instanceof Error ? error.message : error,
    );
    return { seconds: seconds(), passed: false };
  }
}

const cell = ({ seconds, passed }: Outcome) => (passed ? `${seconds} s` : `failed, ${seconds} s`);

async function main(): Promise<void> {
  const examples = selectExamples(findExamples(folder), process.argv.slice(2));
  installStudio();
  const rows: string[] = [];
  let failed = 0;
  for (const name of examples) {
    const outcomes = [await outcomeOf(name, 'dev'), await outcomeOf(name, 'start')];
    failed += outcomes.filter(({ passed }) => !passed).length;
    rows.push(`| ${[name, jobs[name]?.does, ...outcomes.map(cell)].join(' | ')} |`);
  }
  console.log(`\n| App | What is driven | dev | start |\n| --- | --- | --: | --: |`);
  console.log(`${rows.join('\n')}\n`);
  console.log(
    failed === 0 ? `All ${examples.length} apps work in both modes.` : `${failed} failed.`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
}

void main();
