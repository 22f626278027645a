import os from 'node:os';
import path from 'node:path';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import pMap from 'p-map';
import { removeOldPictures } from '@site/tools/pictures/manifest';
import { attempt, markdownTable } from '@site/tools/report';
import { findBrowser } from '@site/tools/setup/index.mjs';
import { codeHash, readRecords, writeRecords } from '../../model/verification';
import { openSite } from '../../model/site';
import { versionOf } from '../../model/versions/versions';
import { findGuides, type Guide, loadGuide, readSteps } from './guide';
import { closeBrowser, guideCamera, guideScene } from './browser';
import { GuideRunner } from './guideRunner';
import { newRecord, type RunRecord } from './runGuide';
import type { Reader } from './steps';
import { installManager } from './terminal';

async function placesBefore({ scenario }: Guide, siteDir: string): Promise<string[]> {
  const { after, downloads = [] } = scenario;
  const examples = downloads.map((name) => `examples/${name}`);
  if (!after) return examples;
  return [...(await placesBefore(await loadGuide(after, siteDir), siteDir)), after, ...examples];
}

async function describe(guide: Guide, siteDir: string) {
  const site = await openSite(siteDir);
  const version = versionOf(site.versions, guide.page);
  if (!version) throw new Error(`${guide.page} belongs to no documented version.`);
  const after = await placesBefore(guide, siteDir);
  const source = codeHash(site, [guide.page, ...after], version);
  return { version, name: guide.page.slice(version.dir.length + 1), after, source };
}

async function recordCommands(
  guide: Guide,
  packages: Record<string, string>,
  siteDir: string,
): Promise<void> {
  const { version, name, after, source } = await describe(guide, siteDir);
  const { steps } = readSteps(guide, { packageManager: 'npm', codeVariant: 'TS' });
  const commands = steps.flatMap((step) => {
    if (step.kind === 'run') return step.commands;
    return step.kind === 'serve' ? [step.command] : [];
  });
  const result = { count: commands.length, source, after, packages };
  writeRecords(siteDir, version, 'commands', new Map([[name, result]]));
}

/** Guides whose code has changed since their commands ran, or whose commands never ran. */
export async function changedGuides(siteDir: string): Promise<string[]> {
  const changed: string[] = [];
  for (const page of findGuides(siteDir, [])) {
    const { version, name, after, source } = await describe(
      await loadGuide(page, siteDir),
      siteDir,
    );
    const known = readRecords(siteDir, version)[name]?.commands;
    if (known?.source !== source || known.after.join() !== after.join()) changed.push(page);
  }
  return changed;
}

interface Row {
  page: string;
  record?: RunRecord;
  failure?: string;
  seconds: number;
}

function renderTable(rows: readonly Row[]): string {
  const skipped = rows.flatMap(({ record }) => record?.skipped ?? []);
  const table = markdownTable([
    ['page', 'result', 'commands', 'files', 'prompts', 'browser visits', 's'],
    ...rows.map(({ page, record, failure, seconds }) => [
      page,
      failure === undefined ? 'ok' : 'FAILED',
      ...[record?.commands, record?.files, record?.prompts, record?.browserTests].map(
        (n) => `${n ?? 0}`,
      ),
      `${seconds}`,
    ]),
  ]);
  return [
    table,
    ...(skipped.length > 0 ? ['', 'Not run:', ...skipped.map((line) => `- ${line}`)] : []),
  ].join('\n');
}

interface TestGuidesOptions {
  siteDir: string;
  packageManager: Reader['packageManager'];
  jobs: number;
  pictures: boolean;
}

/**
 * Follows guides as written, each in an empty folder: runs their commands in a terminal, writes
 * their files, and tests the result in a browser. Prints a table, and writes it to the file in
 * `GUIDES_TABLE`.
 * @param wanted parts of the paths of pages; all guides if empty
 * @returns whether all of them passed
 */
export async function testGuides(
  wanted: readonly string[],
  { siteDir, packageManager, jobs, pictures }: TestGuidesOptions,
): Promise<boolean> {
  // Some guides start a browser themselves, which readers would have downloaded.
  process.env.CHROME_PATH = findBrowser();
  const begin = Date.now();
  const root = mkdtempSync(path.join(os.tmpdir(), 'guides-'));
  const guides = await Promise.all(
    findGuides(siteDir, wanted).map((page) => loadGuide(page, siteDir)),
  );
  const isNpm = packageManager === 'npm';
  const runner = new GuideRunner(root, guides, {
    siteDir,
    reader: { packageManager, codeVariant: 'TS' },
    log: (message) => console.log(`  ${message}`),
    // Other package managers only install different packages, so npm's run suffices for browser
    // tests.
    browser: isNpm,
    bin: isNpm ? undefined : installManager(packageManager, path.join(root, 'tools')),
  });
  const rows: Row[] = [];
  const follow = async (guide: Guide) => {
    const { page } = guide;
    const record = newRecord();
    console.log(`▶ ${page}`);
    const { seconds, failure } = await attempt(page, async () => {
      const camera = pictures ? await guideCamera(page, siteDir) : undefined;
      await runner.follow(guide, record, camera);
      if (camera) removeOldPictures(guideScene(page), camera.taken);
    });
    rows.push({ page, record, seconds, failure });
    // Other package managers run without browser tests.
    if (isNpm && failure === undefined) await recordCommands(guide, record.packages, siteDir);
  };
  // Follow guides without prerequisites first, because others build on them.
  for (const isBase of [true, false])
    await pMap(
      guides.filter(({ scenario }) => isBase === (scenario.after === undefined)),
      follow,
      { concurrency: jobs },
    );
  await closeBrowser();

  rows.sort((one, other) => (one.page < other.page ? -1 : 1));
  const failed = rows.filter(({ failure }) => failure !== undefined).length;
  const table = renderTable(rows);
  console.log(`\n${table}`);
  if (process.env.GUIDES_TABLE) writeFileSync(process.env.GUIDES_TABLE, `${table}\n`);
  const seconds = Math.round((Date.now() - begin) / 1000);
  console.log(`${rows.length - failed} passed, ${failed} failed, in ${seconds} s`);
  if (failed === 0) rmSync(root, { recursive: true, force: true });
  else console.log(`The projects of failed guides are in ${root}.`);
  return failed === 0 && rows.length > 0;
}
