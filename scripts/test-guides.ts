/**
 * Follows the guides to the letter, each in an empty folder: runs their commands in a terminal, writes their files, looks at the result in a browser.
 * `npm run test:guides -- [part of a page's path…] [--manager pnpm] [--pictures]`; exit code 1 when a guide fails. Needs the npm registry and a browser, takes minutes.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { closeBrowser } from './guides/browser';
import { guideCamera, type GuideCamera } from './guides/camera';
import { findGuides } from './guides/findGuides';
import { followInstalls } from './guides/installs';
import { guideScene } from './guides/pictures';
import { GuideRun, loadGuide, type Guide, type RunRecord } from './guides/runGuide';
import type { Reader } from './guides/steps';
import { renderTable, type Row } from './guides/table';
import { newcomerEnvironment } from './guides/terminal';
import { forget } from './studio-pictures/manifest';

const siteDir = process.cwd();
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    manager: { type: 'string', default: 'npm' },
    /** Keeps the pictures that scenarios take. */
    pictures: { type: 'boolean', default: false },
  },
});
const packageManager = values.manager as Reader['packageManager'];
const reader: Reader = { packageManager, codeVariant: 'TS' };

const root = mkdtempSync(path.join(os.tmpdir(), 'guides-'));
const log = (message: string) => console.log(`  ${message}`);
const optionsOf = (env: Record<string, string>) => ({ siteDir, reader, env, log });

/** A project that others build on, and the environment of the newcomer who has made it. */
interface Base {
  folder: string;
  cwd: string;
  home: string;
}

/** By page and section: followed once. */
const bases = new Map<string, Base>();

async function baseOf({ scenario }: Guide): Promise<Base | undefined> {
  if (!scenario.after) return undefined;
  const key = `${scenario.after}#${scenario.afterSection ?? ''}`;
  const known = bases.get(key);
  if (known) return known;
  const guide = await loadGuide(scenario.after, siteDir);
  const { folder, home, run } = await startRun(guide);
  await run.follow(scenario.afterSection);
  const base = { folder, cwd: path.relative(folder, run.folder), home };
  bases.set(key, base);
  return base;
}

async function startRun(
  guide: Guide,
  camera?: GuideCamera,
): Promise<{ folder: string; home: string; run: GuideRun }> {
  const base = await baseOf(guide);
  const folder = mkdtempSync(path.join(root, `${path.basename(path.dirname(guide.page))}-`));
  if (base) cpSync(base.folder, folder, { recursive: true, verbatimSymlinks: true });
  const cwd = path.join(folder, base?.cwd ?? '');
  mkdirSync(cwd, { recursive: true });
  const home = mkdtempSync(path.join(root, 'home-'));
  const env = newcomerEnvironment(home, { before: base?.home });
  return { folder, home, run: new GuideRun(guide, cwd, optionsOf(env), camera) };
}

async function follow(page: string): Promise<Row> {
  const begin = Date.now();
  console.log(`▶ ${page}`);
  const guide = await loadGuide(page, siteDir);
  let record: RunRecord | undefined;
  let failure: string | undefined;
  try {
    if (packageManager === 'npm') {
      const camera = values.pictures ? await guideCamera(page, siteDir) : undefined;
      const { folder, run } = await startRun(guide, camera);
      record = run.record;
      await run.follow();
      await run.finish();
      if (camera) forget(guideScene(page), camera.taken);
      rmSync(folder, { recursive: true, force: true });
    } else {
      const folder = mkdtempSync(path.join(root, 'install-'));
      record = await followInstalls(guide, folder, optionsOf(newcomerEnvironment(folder)));
    }
  } catch (error) {
    failure = (error as Error).message;
    console.error(`✘ ${failure}\n`);
  }
  return { page, record, failure, seconds: Math.round((Date.now() - begin) / 1000) };
}

async function main(): Promise<void> {
  const rows: Row[] = [];
  for (const page of findGuides(siteDir, wanted)) rows.push(await follow(page));
  await closeBrowser();
  const failed = rows.filter(({ failure }) => failure !== undefined);
  const table = renderTable(rows);
  console.log(`\n${table}`);
  if (process.env.GUIDES_TABLE) writeFileSync(process.env.GUIDES_TABLE, `${table}\n`);
  console.log(`${rows.length - failed.length} followed, ${failed.length} failed`);
  if (failed.length === 0) rmSync(root, { recursive: true, force: true });
  else console.log(`The projects of failed guides are kept in ${root}.`);
  process.exit(failed.length > 0 || rows.length === 0 ? 1 : 0);
}

void main();
