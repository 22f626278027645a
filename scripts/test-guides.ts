/**
 * Follows the guides to the letter, each in an empty folder: runs their commands in a terminal, writes their files, looks at the result in a browser.
 * `npm run test:guides -- [part of a page's path…] [--manager pnpm] [--jobs 1] [--pictures]`; exit code 1 when a guide fails. Needs the npm registry and a browser, takes minutes.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { closeBrowser } from '../tools/guides/browser';
import { guideCamera } from '../tools/guides/camera';
import { findGuides } from '../tools/guides/findGuides';
import { inTurn } from '../tools/guides/inTurn';
import { installManager } from '../tools/guides/managers';
import { guideScene } from '../tools/guides/pictures';
import { loadGuide, newRecord, type Guide } from '../tools/guides/runGuide';
import type { Reader } from '../tools/guides/steps';
import { renderTable, type Row } from '../tools/guides/table';
import { Workshop } from '../tools/guides/workshop';
import { findBrowser } from '../tools/setup/environment.mjs';
import { oneOf, readOptions } from '../tools/setup/options.mjs';
import { forget } from '../tools/pictures/manifest';

const siteDir = process.cwd();
const usage =
  'npm run test:guides -- [part of a page’s path…] [--manager pnpm] [--jobs 1] [--pictures]';
const { values, positionals: wanted } = readOptions(
  {
    allowPositionals: true,
    options: {
      manager: { type: 'string', default: 'npm' },
      /** How many guides are followed at once. */
      jobs: { type: 'string', default: '2' },
      /** Keeps the pictures that scenarios take. */
      pictures: { type: 'boolean', default: false },
    },
  },
  usage,
);
const packageManager = oneOf(values.manager, ['npm', 'pnpm', 'yarn'], '--manager', usage);
const jobs = oneOf(values.jobs, ['1', '2', '3', '4'], '--jobs', usage);
const reader: Reader = { packageManager, codeVariant: 'TS' };
const secondsSince = (begin: number) => Math.round((Date.now() - begin) / 1000);

async function follow(guide: Guide, workshop: Workshop): Promise<Row> {
  const { page } = guide;
  const begin = Date.now();
  console.log(`▶ ${page}`);
  const record = newRecord();
  try {
    const camera = values.pictures ? await guideCamera(page, siteDir) : undefined;
    await workshop.follow(guide, record, camera);
    if (camera) forget(guideScene(page), camera.taken);
    console.log(`✔ ${page} (${secondsSince(begin)} s)`);
    return { page, record, seconds: secondsSince(begin) };
  } catch (error) {
    const failure = (error as Error).message;
    console.error(`✘ ${page}\n${failure}\n`);
    return { page, record, failure, seconds: secondsSince(begin) };
  }
}

async function main(): Promise<void> {
  // For guides that start a browser themselves: a reader has downloaded one.
  process.env.CHROME_PATH = findBrowser();
  const begin = Date.now();
  const root = mkdtempSync(path.join(os.tmpdir(), 'guides-'));
  const guides = await Promise.all(
    findGuides(siteDir, wanted).map((page) => loadGuide(page, siteDir)),
  );
  const workshop = new Workshop(root, guides, {
    siteDir,
    reader,
    log: (message) => console.log(`  ${message}`),
    // Package managers differ in what they install. What the browser sees of it is seen with npm.
    browser: packageManager === 'npm',
    bin:
      packageManager === 'npm'
        ? undefined
        : installManager(packageManager, path.join(root, 'tools')),
  });
  const rows: Row[] = [];
  const followAll = (some: Guide[]) =>
    inTurn(some, Number(jobs), async (guide) => void rows.push(await follow(guide, workshop)));
  // First those that others build on.
  await followAll(guides.filter(({ scenario }) => !scenario.after));
  await followAll(guides.filter(({ scenario }) => scenario.after));
  await closeBrowser();

  rows.sort((one, other) => (one.page < other.page ? -1 : 1));
  const failed = rows.filter(({ failure }) => failure !== undefined);
  const table = renderTable(rows);
  console.log(`\n${table}`);
  if (process.env.GUIDES_TABLE) writeFileSync(process.env.GUIDES_TABLE, `${table}\n`);
  console.log(
    `${rows.length - failed.length} followed, ${failed.length} failed, in ${secondsSince(begin)} s`,
  );
  if (failed.length === 0) rmSync(root, { recursive: true, force: true });
  else console.log(`The projects of failed guides are kept in ${root}.`);
  process.exit(failed.length > 0 || rows.length === 0 ? 1 : 0);
}

void main();
