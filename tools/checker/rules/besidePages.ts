import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isMarkdown, isPage, isPartial } from '../../../plugins/pages/collect';
import { siteCheck, type SiteReport } from '../rule';
import type { Site } from '../site';

const rules = {
  'files/not-a-page': 'The file name of a page ends in .mdx or .md.',
  'files/name': 'The file name of a page needs no escaping in a URL.',
  'files/unused-part': 'Every partial is imported by a page.',
  'files/unused': 'Every file beside a page is used by a page.',
};

const asset = /\.(?:png|jpe?g|gif|webp|avif|svg|pdf|csv|zip|mp4|webm)$/i;

const otherMarkdown = /\.(?:markdown|mdown|mkd)$|\.mdx?\.\w+$|\.MDX?$/;

const filesIn = ({ siteDir }: Site, dir: string): string[] =>
  readdirSync(path.join(siteDir, dir), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(siteDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .sort();

const kebab = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase();

function checkFile(file: string, isUsed: () => boolean, report: SiteReport<typeof rules>): void {
  const name = path.posix.basename(file);
  if (otherMarkdown.test(name))
    report('files/not-a-page', { file }, "This file doesn't become a page.", {
      note: `Rename it to "${name.replace(otherMarkdown, '.mdx')}".`,
    });
  else if (isPage(file) && !/^[a-z\d]+(?:[-.][a-z\d]+)*\.mdx?$/.test(name))
    report(
      'files/name',
      { file },
      'The file name of a page can contain only lowercase letters, digits, and hyphens.',
      { note: `Rename it to "${kebab(name)}".` },
    );
  else if ((!isPartial(file) && !asset.test(name)) || isUsed()) return;
  else if (isMarkdown(file))
    report('files/unused-part', { file }, 'No page imports this partial.', {
      note: `Write import Partial from './${name}' in a page, or delete the file.`,
    });
  else
    report('files/unused', { file }, 'No page uses this file.', {
      note: `Write ${/\.(?:pdf|csv|zip)$/i.test(name) ? '' : '!'}[…](./${name}) in a page, or delete the file.`,
    });
}

/** Reports files in the folders of pages that the site ignores or that nothing uses. */
export const besidePages = siteCheck({
  rules,
  check(site, report) {
    for (const { dir } of site.versions) {
      const sources = [...site.tree].filter(([file]) => file.startsWith(`${dir}/`));
      for (const file of filesIn(site, dir)) {
        const name = path.posix.basename(file);
        // Drawings have no extension in `<Diagram name="…">`.
        const names = [name, encodeURI(name), `<Diagram name="${name.replace(/\.svg$/, '')}"`];
        const isNamedIn = (text: string) => names.some((each) => text.includes(each));
        const isUsed = () => sources.some(([other, text]) => other !== file && isNamedIn(text));
        checkFile(file, isUsed, report);
      }
    }
  },
});
