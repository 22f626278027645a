/**
 * Follows the guides to the letter, each in an empty folder: runs their commands in a terminal, writes their files, looks at the result in a browser.
 * `npm run test:guides -- [part of a page's path…] [--manager pnpm]`; exit code 1 when a guide fails. Needs the npm registry and a browser, takes minutes.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { closeBrowser } from './guides/browser';
import { findGuides } from './guides/findGuides';
import { followInstalls } from './guides/installs';
import { GuideRun, loadGuide, type Guide, type RunRecord } from './guides/runGuide';
import type { Reader } from './guides/steps';
import { renderTable, type Row } from './guides/table';
import { newcomerEnvironment } from './guides/terminal';

const siteDir = process.cwd();
const args = process.argv.slice(2);
const managerAt = args.indexOf('--manager');
const packageManager = (managerAt < 0 ? 'npm' : args[managerAt + 1]) as Reader['packageManager'];
const wanted = args.filter(
  (_, index) => managerAt < 0 || (index !== managerAt && index !== managerAt + 1),
);
const reader: Reader = { packageManager, codeVariant: 'TS' };

const root = mkdtempSync(path.join(os.tmpdir(), 'guides-'));
const env = newcomerEnvironment(root);
const log = (message: string) => console.log(`  ${message}`);
const options = { siteDir, reader, env, log };

/** Projects that others build on, by page and section: followed once. */
const bases = new Map<string, { folder: string; cwd: string; record: RunRecord }>();

async function baseOf({ scenario }: Guide): Promise<{ folder: string; cwd: string } | undefined> {
  if (!scenario.after) return undefined;
  const key = `${scenario.after}#${scenario.afterSection ?? ''}`;
  const known = bases.get(key);
  if (known) return known;
  const guide = await loadGuide(scenario.after, siteDir);
  const { folder, run } = await startRun(guide);
  await run.follow(scenario.afterSection);
  const base = { folder, cwd: path.relative(folder, run.folder), record: run.record };
  bases.set(key, base);
  return base;
}

async function startRun(guide: Guide): Promise<{ folder: string; run: GuideRun }> {
  const base = await baseOf(guide);
  const folder = mkdtempSync(path.join(root, `${path.basename(path.dirname(guide.page))}-`));
  if (base) cpSync(base.folder, folder, { recursive: true, verbatimSymlinks: true });
  const cwd = path.join(folder, base?.cwd ?? '');
  mkdirSync(cwd, { recursive: true });
  return { folder, run: new GuideRun(guide, cwd, options) };
}

async function follow(page: string): Promise<Row> {
  const begin = Date.now();
  console.log(`▶ ${page}`);
  const guide = await loadGuide(page, siteDir);
  let record: RunRecord | undefined;
  let failure: string | undefined;
  try {
    if (packageManager === 'npm') {
      const { folder, run } = await startRun(guide);
      record = run.record;
      await run.follow();
      await run.finish();
      rmSync(folder, { recursive: true, force: true });
    } else record = await followInstalls(guide, mkdtempSync(path.join(root, 'install-')), options);
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
