import type { Page } from '@playwright/test';
import { existsSync, readdirSync } from 'node:fs';
import { demosOn, type DemoModel } from '../model/demos/demos';
import { openSite } from '../model/site';
import { frameUrlOf } from '@site/model/facts/demo';
import { readCodeStyle, renderDemo } from '../plugins/demos/render';
import { installedPackages } from '../model/packages/installedPackages';
import { noCache } from '../model/caches/resultCache';
import { documentedVersions } from '../model/versions/versions';
import { demosHash, readRecords, writeRecords } from '../model/verification';
import { baseUrl } from '../model/facts/origins';
import { expect, test } from './fixtures';
import { findViolations } from './support/accessibility';
import { knownViolations } from './support/knownViolations';

/**
 * The project `crawl` runs the demos of all pages, and records pages whose demos pass. `npm test`
 * runs the demos of pages that have changed since.
 */
const isCrawl = process.env.CRAWL === 'all';
const siteDir = process.cwd();
const versions = documentedVersions(siteDir);

/** Demos by the path of their page, from the folder of the version. */
async function demosByPage(dir: string): Promise<Map<string, DemoModel[]>> {
  const { demos } = await openSite(siteDir);
  const pages = new Map<string, DemoModel[]>();
  for (const demo of demosOn(demos.demos, { dir }))
    for (const page of new Set(demo.placements.map((each) => each.page)))
      if (page.startsWith(`${dir}/`)) {
        const name = page.slice(dir.length + 1);
        pages.set(name, [...(pages.get(name) ?? []), demo]);
      }
  return pages;
}

/** Returns whether the built site contains the present code of a demo, with these packages. */
async function isBuilt(demo: DemoModel): Promise<boolean> {
  const { installation } = await openSite(siteDir);
  const codeStyle = await readCodeStyle(siteDir);
  const context = { installation, baseUrl, codeStyle, cache: noCache };
  return existsSync(`build${(await renderDemo(demo, context)).summary.sourceUrl}`);
}

/**
 * Runs a demo on its own page in each styling solution, and axe in light and dark mode.
 * @throws if one of them fails, or if the built site has another version of the demo
 */
async function runDemo(page: Page, demo: DemoModel, messages: readonly string[]): Promise<void> {
  expect(await isBuilt(demo), 'the site is built with this demo').toBe(true);
  const known = knownViolations
    .filter(({ demos }) => demos === 'all' || demos.includes(demo.name))
    .map(({ rule }) => rule);
  const url = frameUrlOf(baseUrl, demo.key);
  for (const { styling } of demo.stylings) {
    const origin = test.info().project.use.baseURL ?? '';
    await page.context().addCookies([{ name: 'codeStyling', value: styling, url: origin }]);
    await page.goto(url, { waitUntil: 'networkidle' });
    await expect(page.locator('[data-island=demo-frame]')).not.toBeEmpty();
    await expect(page.locator('[data-demo-part=preview]')).toHaveCount(0);
    // Demos with simulated latency show it meanwhile.
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: mode });
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      // The other rules are about the landmarks of a whole page.
      const disabled = [...known, 'region', 'landmark-one-main', 'page-has-heading-one'];
      expect(await findViolations(page, { disabled }), `${styling}, ${mode} mode`).toEqual([]);
    }
  }
  expect(messages, 'messages in the console').toEqual([]);
}

for (const version of versions) {
  const files = readdirSync(version.dir, { recursive: true, encoding: 'utf8' });
  if (!files.some((file) => file.endsWith('.tsx'))) continue;
  test(`demos of ${version.product} ${version.version} run in every styling solution`, async ({
    page,
    messages,
  }) => {
    const packages = installedPackages(siteDir, version);
    const records = readRecords(siteDir, version);
    const passed = new Map<string, { count: number; source: string } | undefined>();
    const results = new Map<DemoModel, string>();
    for (const [name, demos] of await demosByPage(version.dir)) {
      const source = demosHash(demos, packages);
      if (!isCrawl && records[name]?.demos?.source === source) continue;
      for (const demo of demos.filter((each) => !results.has(each))) {
        test.setTimeout(test.info().timeout + 60_000);
        const before = messages.splice(0);
        const problem = await runDemo(page, demo, messages).then(
          () => '',
          (error: Error) => `${demo.path}: ${error.message}`,
        );
        results.set(demo, problem);
        messages.unshift(...before);
      }
      const works = demos.every((demo) => results.get(demo) === '');
      passed.set(name, works ? { count: demos.length, source } : undefined);
    }
    if (isCrawl) writeRecords(siteDir, version, 'demos', passed);
    expect([...results.values()].filter(Boolean)).toEqual([]);
  });
}
