import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import { removeOldPictures } from '@site/tools/pictures';
import { attempt } from '@site/tools/report';
import { findBrowser } from '@site/tools/setup/index.mjs';
import { closeBrowser } from './browser';
import { guideCamera } from './camera';
import { findGuides } from './findGuides';
import { installManager } from './packageManagers';
import { guideScene } from './pictures';
import { loadGuide, type Guide } from './guide';
import { newRecord } from './runGuide';
import type { Reader } from './steps';
import { recordCommands } from './recordCommands';
import { renderTable, type Row } from './table';
import { GuideRunner } from './guideRunner';

/** Options of `npm run test:guides`. */
export interface TestGuidesOptions {
  siteDir: string;
  packageManager: Reader['packageManager'];
  /** Number of guides to follow at the same time. */
  jobs: number;
  /** Whether to store the pictures that scenarios take. */
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
