import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import {
  contentOf,
  expectMissing,
  git,
  open,
  otherBranch,
  otherText,
  pickSome,
  read,
  restoreAll,
  soon,
  write,
  type Writer,
  type WrittenPage,
} from './writer';

/** Changes files, and expects that open pages show it. The test then restores all files. */
type Step = (writer: Writer) => Promise<void>;

/** Opens random pages, one in each tab. */
async function openSome(writer: Writer): Promise<WrittenPage[]> {
  const pages = pickSome(writer, writer.pages, writer.tabs.length);
  await Promise.all(pages.map((page, index) => open(writer.tabs[index]!, page)));
  return pages;
}

/** Opens a random page in the first tab. */
async function openOne(writer: Writer) {
  const [page] = pickSome(writer, writer.pages, 1);
  const [tab] = writer.tabs;
  if (!page || !tab) throw new Error('There is no page to open.');
  await open(tab, page);
  return { tab, page, source: read(writer, page.file) };
}

const remove = ({ siteDir }: Writer, { file }: WrittenPage) => rmSync(path.join(siteDir, file));

/** Renames the file of a page, and its entry in the sidebar. @returns its new path */
function rename(writer: Writer, { file }: WrittenPage): string {
  const to = file.replace(/(?=\.mdx?$)/, '-renamed');
  const idOf = (name: string) => `'${name.replace(/^[^/]+\//, '').replace(/\.mdx?$/, '')}'`;
  renameSync(path.join(writer.siteDir, file), path.join(writer.siteDir, to));
  write(writer, 'sidebars.ts', read(writer, 'sidebars.ts').replace(idOf(file), idOf(to)));
  return to;
}

const problem = '\n<Pictre name="one" alt="One." />\n';

/** Steps by name. */
export const steps: Readonly<Record<string, Step>> = {
  async 'edit a page'(writer) {
    const { tab, page, source } = await openOne(writer);
    for (const number of [1, 2, 3]) {
      const text = `This is edit number ${number}.`;
      write(writer, page.file, `${source}\n${text}\n`);
      await expect(tab.getByText(text)).toBeVisible(soon);
    }
    write(writer, page.file, source);
    await expect(tab.getByText('This is edit number')).toHaveCount(0, soon);
  },

  async 'save quickly'(writer) {
    const { tab, page, source } = await openOne(writer);
    for (let number = 1; number <= 8; number += 1) {
      write(writer, page.file, `${source}\nThis is edit number ${number}.\n`);
      await sleep(writer.random() * 200);
    }
    await expect(tab.getByText('This is edit number 8.')).toBeVisible(soon);
  },

  async 'write what is not MDX'(writer) {
    const { tab, page, source } = await openOne(writer);
    write(writer, page.file, `${source}\nAn open { brace.\n`);
    await expect(tab.locator('toolpad-problems')).toContainText("The page isn't valid MDX", soon);
    write(writer, page.file, `${source}\nIt is closed.\n`);
    await expect(tab.getByText('It is closed.')).toBeVisible(soon);
  },

  async 'write an unknown component'(writer) {
    const { tab, page, source } = await openOne(writer);
    write(writer, page.file, `${source}${problem}`);
    await expect(tab.locator('toolpad-problems')).toContainText('<Pictre>', soon);
    write(writer, page.file, `${source}\nIt is corrected.\n`);
    await expect(tab.getByText('It is corrected.')).toBeVisible(soon);
  },

  async 'rename a file'(writer) {
    const { tab, page, source } = await openOne(writer);
    const file = rename(writer, page);
    await sleep(writer.random() * 1_000);
    write(writer, file, `${source}\nThis is the renamed file.\n`);
    await expect(tab.getByText('This is the renamed file.')).toBeVisible(soon);
  },

  async 'change a URL'(writer) {
    const { tab, page, source } = await openOne(writer);
    const slug = `/moved/page-${Math.floor(writer.random() * 1e6)}/`;
    write(writer, page.file, source.replace(/^slug:.*$/m, `slug: ${slug}`));
    await expectMissing(tab);
    await tab.goto(page.url.replace(/^(\/toolpad\/[^/]+)\/.*$/, `$1${slug}`));
    await expect(contentOf(tab, page.file)).toBeVisible(soon);
  },

  async 'delete a page'(writer) {
    const { tab, page } = await openOne(writer);
    remove(writer, page);
    await expectMissing(tab);
  },

  async 'delete many pages'(writer) {
    const pages = await openSome(writer);
    const others = writer.pages.filter(() => writer.random() < 0.3);
    for (const page of new Set([...pages, ...others])) remove(writer, page);
    await Promise.all(writer.tabs.slice(0, pages.length).map(expectMissing));
  },

  async 'switch the branch'(writer) {
    const pages = await openSome(writer);
    git(writer.siteDir, 'checkout', '--quiet', otherBranch);
    const files = new Set(git(writer.siteDir, 'ls-files').split('\n'));
    for (const [index, { file }] of pages.entries()) {
      const tab = writer.tabs[index]!;
      const renamed = file.replace(/(?=\.mdx?$)/, '-renamed');
      const now = [file, renamed].find((name) => files.has(name));
      if (!now) await expectMissing(tab);
      else {
        await expect(contentOf(tab, now)).toBeVisible(soon);
        const isEdited = read(writer, now).includes(otherText);
        await expect(tab.getByText(otherText)).toHaveCount(isEdited ? 1 : 0, soon);
      }
    }
  },

  async 'open pages while switching'(writer) {
    const { siteDir, tabs, random } = writer;
    const pages = pickSome(writer, writer.pages, tabs.length);
    await Promise.all(tabs.map((tab) => tab.goto('about:blank')));
    git(siteDir, 'checkout', '--quiet', otherBranch);
    await sleep(random() * 5_000);
    const opened = pages.map(async ({ url }, index) => {
      await sleep(random() * 4_000);
      // A page may load itself again before it has loaded.
      await tabs[index]?.goto(url, { waitUntil: 'commit' });
    });
    await sleep(random() * 4_000);
    restoreAll(writer);
    await Promise.all(opened);
  },

  async 'switch branches quickly'(writer) {
    await openSome(writer);
    for (let time = 0; time < 4; time += 1) {
      git(writer.siteDir, 'checkout', '--quiet', otherBranch);
      await sleep(writer.random() * 700);
      restoreAll(writer);
      await sleep(writer.random() * 700);
    }
  },
};
