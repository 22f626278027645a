/**
 * `npm run bench [-- --quick]`: measures builds and `npm start` of this site, in turns with a plain
 * Docusaurus site with the same pages and `future.faster`. Prints medians and ratios.
 * `e2e/budgets.spec.ts` tests what readers load.
 */
import { chromium, type Page } from '@playwright/test';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, removeBuilds, startDevelopment } from '../e2e/support/docusaurus';
import { commitAll, copySite, createFolderWithPackages } from '../e2e/support/siteCopy';
import { productList } from '../model/facts/products';
import { listFiles } from '../model/files/files';
import { markdownTable, runMain } from '../tools/report';
import { findBrowser, freePort } from '../tools/setup/index.mjs';

/** A page with text and code but no demo. */
const url = '/toolpad/core/introduction/base-concepts/';
const file = 'docs-core/introduction/base-concepts.mdx';

const siteDir = process.cwd();

const pagesIn = (folder: string) =>
  listFiles(folder).filter((each) => /^[^_]*\.mdx$/.test(path.basename(each)));

/** Configuration of the plain site. `names` are the components of its pages. */
const plainFiles = (names: ReadonlySet<string>) => ({
  'docusaurus.config.js': `const docs = (id) => ['@docusaurus/plugin-content-docs', { id, path: 'docs-' + id, routeBasePath: id, sidebarPath: undefined, include: ['**/*.mdx'] }];
module.exports = {
  title: 'Toolpad', url: 'https://example.com', baseUrl: '/toolpad/', trailingSlash: true, favicon: 'static/logos/favicon.svg',
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  markdown: { hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
  future: { v4: { removeLegacyPostBuildHeadAttribute: true }, faster: true },
  themes: ['@docusaurus/theme-classic'],
  plugins: [...${JSON.stringify([...productList.map(({ key }) => key), 'core-next'])}.map(docs), '@docusaurus/plugin-sitemap'],
};`,
  'package.json': JSON.stringify({ name: 'plain', browserslist: ['>0.5%', 'not dead'] }),
  [path.join('src/theme', 'MDXComponents.js')]: `import React from 'react';
import MDXComponents from '@theme-original/MDXComponents';
const Placeholder = ({ children, title, alt }) => <div>{children ?? title ?? alt ?? null}</div>;
export default { ...MDXComponents, ${[...names].map((name) => `${name}: Placeholder`).join(', ')} };`,
});

/**
 * Creates a plain Docusaurus site with the same pages, those of the next version included, in a
 * temporary folder. Placeholders replace our components, and code from files is left out.
 */
function createPlainSite(): string {
  const folder = createFolderWithPackages(siteDir, 'plain');
  const names = new Set<string>();
  const copy = (from: string, to: string) => {
    for (const page of pagesIn(path.join(siteDir, from))) {
      const source = readFileSync(path.join(siteDir, from, page), 'utf8');
      for (const [, name = ''] of source.matchAll(/^\s*<([A-Z]\w+)/gm)) names.add(name);
      const target = path.join(folder, to, page);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, source);
    }
  };
  for (const { key } of productList) copy(`docs-${key}`, `docs-${key}`);
  copy('core_versioned_docs/version-next', 'docs-core-next');
  mkdirSync(path.join(folder, 'src/theme'), { recursive: true });
  for (const [name, text] of Object.entries(plainFiles(names)))
    writeFileSync(path.join(folder, name), text);
  cpSync(path.join(siteDir, 'static'), path.join(folder, 'static'), { recursive: true });
  return folder;
}

/** Time in ms from saving a page until the browser shows the change. */
async function edit(page: Page, folder: string, text: string): Promise<number> {
  const target = path.join(folder, file);
  const begin = performance.now();
  writeFileSync(target, `${readFileSync(target, 'utf8')}\n${text}\n`);
  await page.waitForFunction((shown) => document.body.textContent?.includes(shown), text);
  return performance.now() - begin;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

runMain(async () => {
  const rounds = process.argv.includes('--quick') ? 1 : 3;
  const sites = { ours: copySite(siteDir, 'ours'), plain: createPlainSite() };
  Object.values(sites).forEach(commitAll);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  /** Seconds by measurement and site. */
  const measured = new Map<string, Record<string, number[]>>();
  const add = (name: string, site: string, ms: number) => {
    const row = measured.get(name) ?? {};
    measured.set(name, { ...row, [site]: [...(row[site] ?? []), ms / 1000] });
  };
  const addBuild = async (name: string, site: string, folder: string) => {
    const { time, cpu } = await build(folder);
    add(`${name}, s`, site, time);
    add(`${name}, processor s`, site, cpu);
  };
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [site, folder] of Object.entries(sites)) {
        removeBuilds(folder);
        await addBuild('cold build', site, folder);
        await addBuild('warm build', site, folder);
        const port = await freePort();
        const { time, stop } = await startDevelopment(folder, port, url);
        add('start, s', site, time);
        const page = await browser.newPage();
        await page.goto(`http://localhost:${port}${url}`);
        await page.waitForTimeout(2000);
        add('edit to screen, s', site, await edit(page, folder, `Edit ${round}.`).finally(stop));
        await page.close();
      }
  } finally {
    await browser.close();
    for (const folder of Object.values(sites)) rmSync(folder, { recursive: true });
  }
  const rows = [...measured].map(([name, { ours = [], plain = [] }]) => {
    const values = [median(ours), median(plain), median(ours) / median(plain)];
    return [name, ...values.map((value) => value.toFixed(2))];
  });
  console.log(markdownTable([['', 'this site', 'plain Docusaurus', 'ratio'], ...rows]));
});
