import { chromium } from '@playwright/test';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { DemoModel } from '@site/model/demos/demos';
import { loadsData, previewRecord, previewsFolder } from '@site/model/demos/previews';
import { frameUrlOf } from '@site/model/facts/demo';
import { openSite } from '@site/model/site';
import { nextVersion } from '@site/model/versions/versions';
import { baseUrl } from '@site/model/facts/origins';
import { attempt } from '@site/tools/report';
import { createStaticServer } from '@site/tools/serve';
import { findBrowser } from '@site/tools/setup/index.mjs';
import { recordPreview } from './record';

/**
 * Demos that show data that the server doesn't have. The pages of a next version change often, so
 * their demos run as soon as the page is idle instead.
 */
export async function demosToRecord(siteDir: string) {
  const { versions, demos, installation } = await openSite(siteDir);
  const next = versions.filter(({ name }) => name === nextVersion).map(({ dir }) => dir);
  return demos.demos
    .filter((demo) => loadsData(demo) && !next.includes(demo.version.dir))
    .map((demo) => ({ demo, file: previewRecord(demo, installation) }));
}

/** Height of a demo's first frame, in px. */
const heightOf = ({ placements: [first] }: DemoModel) => Number(first?.attributes.height ?? 400);

async function recordAll(
  siteDir: string,
  wanted: Awaited<ReturnType<typeof demosToRecord>>,
): Promise<boolean> {
  const server = createStaticServer(path.join(siteDir, 'build')).listen(0);
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox'],
  });
  let passed = true;
  for (const { demo, file } of wanted) {
    const url = `http://localhost:${port}${frameUrlOf(baseUrl, demo.key)}`;
    const { result, failure } = await attempt(demo.name, () =>
      recordPreview(browser, url, heightOf(demo)),
    );
    if (result !== undefined) writeFileSync(path.join(siteDir, file), result);
    passed &&= failure === undefined;
  }
  await browser.close();
  server.close();
  return passed;
}

/**
 * Records the previews of demos that load their data, from the built site, unless they exist, and
 * deletes those of demos that have changed.
 * @returns whether all of them could be recorded
 * @throws if there's no built site
 */
export async function recordPreviews(siteDir: string): Promise<boolean> {
  if (!existsSync(path.join(siteDir, 'build/_headers')))
    throw new Error('There is no built site yet. Run "npm run build" first.');
  const demos = await demosToRecord(siteDir);
  const folder = path.join(siteDir, previewsFolder);
  mkdirSync(folder, { recursive: true });
  const used = new Set(demos.map(({ file }) => path.basename(file)));
  for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(path.join(folder, name));
  const missing = demos.filter(({ file }) => !existsSync(path.join(siteDir, file)));
  if (missing.length === 0) console.log(`All ${demos.length} previews are up to date.`);
  return missing.length === 0 || recordAll(siteDir, missing);
}
