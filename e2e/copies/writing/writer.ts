import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openSite } from '../../../model/site';
import { nextVersion } from '../../../model/versions/versions';

/** A page of the site, with its path and its URL. */
export interface WrittenPage {
  file: string;
  url: string;
}

/** A writer who changes the files of a running site, with some of its pages open. */
export interface Writer {
  /** Root of the site. */
  siteDir: string;
  pages: readonly WrittenPage[];
  tabs: readonly Page[];
  /** Returns a random number from 0 up to 1. */
  random: () => number;
}

/** Longest wait for a change to appear, on a busy machine too. */
export const soon = { timeout: 120_000 };

/** Branch on which pages are deleted, renamed, and edited. */
export const otherBranch = 'other';

/** Text on pages that are edited on the other branch. */
export const otherText = 'This is the other branch.';

const branch = 'main';

/** Runs Git in a site. */
export function git(siteDir: string, ...args: string[]): string {
  const settings = ['user.name=writer', 'user.email=writer@example.com', 'commit.gpgsign=false'];
  const options = settings.flatMap((setting) => ['-c', setting]);
  return execFileSync('git', [...options, ...args], { cwd: siteDir, stdio: 'pipe' }).toString();
}

const folders = ['sidebars.ts', 'docs-*'];

/** Restores all files of the site. */
export function restoreAll({ siteDir }: Writer): void {
  git(siteDir, 'checkout', '--quiet', '--force', branch);
  git(siteDir, 'clean', '--quiet', '--force', '-d', '--', ...folders);
}

export const read = ({ siteDir }: Writer, file: string): string =>
  readFileSync(path.join(siteDir, file), 'utf8');

export const write = ({ siteDir }: Writer, file: string, text: string): void =>
  writeFileSync(path.join(siteDir, file), text);

/** Creates a function that returns the same random numbers, from 0 up to 1, for the same seed. */
export function createRandom(seed: string): () => number {
  let count = 0;
  return () => {
    const hash = createHash('sha256').update(`${seed} ${(count += 1)}`);
    return hash.digest().readUInt32BE() / 2 ** 32;
  };
}

/** Different random elements. */
export const pickSome = <Item>({ random }: Writer, items: readonly Item[], count: number): Item[] =>
  items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ item }) => item);

/** Reads the pages of a site, without those of next versions, which are written from others. */
export const readPages = async (siteDir: string): Promise<WrittenPage[]> =>
  (await openSite(siteDir)).docs.filter(({ version }) => version.name !== nextVersion);

/** Creates a Git repository with two branches of the pages. */
export async function createBranches(siteDir: string): Promise<void> {
  git(siteDir, 'init', '--quiet', '--initial-branch', branch);
  git(siteDir, 'add', ...folders);
  git(siteDir, 'commit', '--quiet', '--no-verify', '--message', 'Pages');
  git(siteDir, 'checkout', '--quiet', '-b', otherBranch);
  for (const [index, { file }] of (await readPages(siteDir)).entries()) {
    const target = path.join(siteDir, file);
    if (index % 5 === 1) git(siteDir, 'rm', '--quiet', file);
    if (index % 5 === 2) git(siteDir, 'mv', file, file.replace(/(?=\.mdx?$)/, '-renamed'));
    if (index % 5 === 3) appendFileSync(target, `\n${otherText}\n`);
  }
  git(siteDir, 'commit', '--quiet', '--no-verify', '--all', '--message', 'Other pages');
  git(siteDir, 'checkout', '--quiet', branch);
}

/** Content of a page in a tab. */
export const contentOf = (tab: Page, file: string) =>
  tab.locator(`article[data-source="@site/${file}"]`);

/** Text of the page in a tab, without its demos, which change while they run. */
export const textOf = (tab: Page): Promise<string> =>
  tab
    .locator('main')
    .locator('h1, h2, h3, p, li, td')
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('[data-demo]'))
        .map((element) => element.textContent)
        .join('\n'),
    );

/** Opens a page in a tab. */
export async function open(tab: Page, { file, url }: WrittenPage): Promise<void> {
  await tab.goto(url);
  await expect(contentOf(tab, file)).toBeVisible(soon);
}

/** Expects that a tab shows that its page is missing. */
export const expectMissing = (tab: Page) =>
  expect(tab.getByRole('heading', { level: 1 })).toHaveText('Page not found', soon);

/** Expects that no tab shows a problem. */
export async function expectNoProblems({ tabs }: Writer): Promise<void> {
  for (const tab of tabs) {
    // Unlike a count, the texts appear in the error.
    await expect(tab.locator('toolpad-problems')).toHaveText([], soon);
    await expect(tab.locator('#webpack-dev-server-client-overlay')).toHaveCount(0, soon);
    await expect(tab.getByText('This page cannot be rendered.')).toHaveCount(0, soon);
  }
}
