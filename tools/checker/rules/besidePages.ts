import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isMarkdown, isPage, isPartial } from '../../../plugins/pages/files';
import { siteCheck, type SiteReport } from '../rule';
import type { Site } from '../site';

const rules = {
  'files/not-a-page': 'The file of a page ends in .mdx or .md.',
  'files/name': 'The name of a page can be part of a URL without escapes.',
  'files/unused-part': 'A page imports each partial.',
  'files/unused': 'A page shows each file beside it.',
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
    report('files/not-a-page', { file }, 'This file would not be a page.', {
      note: `Name it "${name.replace(otherMarkdown, '.mdx')}".`,
    });
  else if (isPage(file) && !/^[a-z\d]+(?:[-.][a-z\d]+)*\.mdx?$/.test(name))
    report(
      'files/name',
      { file },
      'The name of a page has only small letters, digits and hyphens.',
      { note: `Name it "${kebab(name)}".` },
    );
  else if ((!isPartial(file) && !asset.test(name)) || isUsed()) return;
  else if (isMarkdown(file))
    report('files/unused-part', { file }, 'No page imports this partial.', {
      note: `Write import Partial from './${name}' in a page, or remove it.`,
    });
  else
    report('files/unused', { file }, 'No page shows this file.', {
      note: `Write ${/\.(?:pdf|csv|zip)$/i.test(name) ? '' : '!'}[…](./${name}) in a page, or remove it.`,
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
        const isNamedIn = (text: string) => text.includes(name) || text.includes(encodeURI(name));
        const isUsed = () => sources.some(([other, text]) => other !== file && isNamedIn(text));
        checkFile(file, isUsed, report);
      }
    }
  },
});
