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
  type Session,
  type WrittenPage,
} from './session';

/** Changes files, and expects that open pages show it. The session then restores all files. */
type Step = (session: Session) => Promise<void>;

/** Opens random pages, one in each tab. */
async function openSome(session: Session): Promise<WrittenPage[]> {
  const pages = pickSome(session, session.pages, session.tabs.length);
  await Promise.all(pages.map((page, index) => open(session.tabs[index]!, page)));
  return pages;
}

/** Opens a random page in the first tab. */
async function openOne(session: Session) {
  const [page] = pickSome(session, session.pages, 1);
  const [tab] = session.tabs;
  if (!page || !tab) throw new Error('There is no page to open.');
  await open(tab, page);
  return { tab, page, source: read(session, page.file) };
}

const remove = ({ siteDir }: Session, { file }: WrittenPage) => rmSync(path.join(siteDir, file));

/** Renames the file of a page, and its entry in the sidebar. @returns its new path */
function rename(session: Session, { file }: WrittenPage): string {
  const to = file.replace(/(?=\.mdx?$)/, '-renamed');
  const idOf = (name: string) => `'${name.replace(/^[^/]+\//, '').replace(/\.mdx?$/, '')}'`;
  renameSync(path.join(session.siteDir, file), path.join(session.siteDir, to));
  write(session, 'sidebars.ts', read(session, 'sidebars.ts').replace(idOf(file), idOf(to)));
  return to;
}

const problem = '\n<Pictre name="one" alt="One." />\n';

/** Steps by name. */
export const steps: Readonly<Record<string, Step>> = {
  async 'edit a page'(session) {
    const { tab, page, source } = await openOne(session);
    for (const number of [1, 2, 3]) {
      const text = `This is edit number ${number}.`;
      write(session, page.file, `${source}\n${text}\n`);
      await expect(tab.getByText(text)).toBeVisible(soon);
    }
    write(session, page.file, source);
    await expect(tab.getByText('This is edit number')).toHaveCount(0, soon);
  },

  async 'save quickly'(session) {
    const { tab, page, source } = await openOne(session);
    for (let number = 1; number <= 8; number += 1) {
      write(session, page.file, `${source}\nThis is edit number ${number}.\n`);
      await sleep(session.random() * 200);
    }
    await expect(tab.getByText('This is edit number 8.')).toBeVisible(soon);
  },

  async 'write what is not MDX'(session) {
    const { tab, page, source } = await openOne(session);
    write(session, page.file, `${source}\nAn open { brace.\n`);
    if (session.isChecked)
      await expect(tab.locator('toolpad-problems')).toContainText("The page isn't valid MDX", soon);
    write(session, page.file, `${source}\nIt is closed.\n`);
    await expect(tab.getByText('It is closed.')).toBeVisible(soon);
  },

  async 'write an unknown component'(session) {
    const { tab, page, source } = await openOne(session);
    write(session, page.file, `${source}${problem}`);
    if (session.isChecked)
      await expect(tab.locator('toolpad-problems')).toContainText('<Pictre>', soon);
    write(session, page.file, `${source}\nIt is corrected.\n`);
    await expect(tab.getByText('It is corrected.')).toBeVisible(soon);
  },

  async 'rename a file'(session) {
    const { tab, page, source } = await openOne(session);
    const file = rename(session, page);
    await sleep(session.random() * 1_000);
    write(session, file, `${source}\nThis is the renamed file.\n`);
    await expect(tab.getByText('This is the renamed file.')).toBeVisible(soon);
  },

  async 'change a URL'(session) {
    const { tab, page, source } = await openOne(session);
    const slug = `/moved/page-${Math.floor(session.random() * 1e6)}/`;
    write(session, page.file, source.replace(/^slug:.*$/m, `slug: ${slug}`));
    await expect(tab).toHaveURL(new RegExp(`${slug}$`), soon);
    await expect(contentOf(tab, page.file)).toBeVisible(soon);
  },

  async 'delete a page'(session) {
    const { tab, page } = await openOne(session);
    remove(session, page);
    await expectMissing(tab);
  },

  async 'delete many pages'(session) {
    const pages = await openSome(session);
    const others = session.pages.filter(() => session.random() < 0.3);
    for (const page of new Set([...pages, ...others])) remove(session, page);
    await Promise.all(session.tabs.slice(0, pages.length).map(expectMissing));
  },

  async 'switch the branch'(session) {
    const pages = await openSome(session);
    git(session.siteDir, 'checkout', '--quiet', otherBranch);
    const files = new Set(git(session.siteDir, 'ls-files').split('\n'));
    for (const [index, { file }] of pages.entries()) {
      const tab = session.tabs[index]!;
      const renamed = file.replace(/(?=\.mdx?$)/, '-renamed');
      const now = [file, renamed].find((name) => files.has(name));
      if (!now) await expectMissing(tab);
      else {
        await expect(contentOf(tab, now)).toBeVisible(soon);
        const isEdited = read(session, now).includes(otherText);
        await expect(tab.getByText(otherText)).toHaveCount(isEdited ? 1 : 0, soon);
      }
    }
  },

  async 'open pages while switching'(session) {
    const { siteDir, tabs, random } = session;
    const pages = pickSome(session, session.pages, tabs.length);
    await Promise.all(tabs.map((tab) => tab.goto('about:blank')));
    git(siteDir, 'checkout', '--quiet', otherBranch);
    await sleep(random() * 5_000);
    const opened = pages.map(async ({ url }, index) => {
      await sleep(random() * 4_000);
      // A page may load itself again before it has loaded.
      await tabs[index]?.goto(url, { waitUntil: 'commit' });
    });
    await sleep(random() * 4_000);
    restoreAll(session);
    await Promise.all(opened);
  },

  async 'switch branches quickly'(session) {
    await openSome(session);
    for (let time = 0; time < 4; time += 1) {
      git(session.siteDir, 'checkout', '--quiet', otherBranch);
      await sleep(session.random() * 700);
      restoreAll(session);
      await sleep(session.random() * 700);
    }
  },
};
