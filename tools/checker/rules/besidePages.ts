import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isMarkdown, isPage, isPartial } from '../../../plugins/pages/files';
import type { Problem } from '../../../plugins/shared/problems';
import type { SiteCheck } from '../rule';
import type { Site } from '../site';

const asset = /\.(?:png|jpe?g|gif|webp|avif|svg|pdf|csv|zip|mp4|webm)$/i;

function filesIn({ siteDir }: Site, dir: string): string[] {
  return readdirSync(path.join(siteDir, dir), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(siteDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .sort();
}

const kebab = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase();

/** Whether a text names a file, as pages write it: by its name, encoded or not. */
const names = (text: string, file: string) => {
  const name = path.posix.basename(file);
  return text.includes(name) || text.includes(encodeURI(name));
};

function checkFile(
  file: string,
  isUsed: () => boolean,
): { rule: string; message: string } | undefined {
  const name = path.posix.basename(file);
  if (/\.(?:markdown|mdown|mkd)$|\.mdx?\.\w+$|\.MDX?$/.test(name))
    return {
      rule: 'files/not-a-page',
      message: `This file would not be a page. Name it "${name.replace(/\.(?:markdown|mdown|mkd)$|\.mdx?\.\w+$|\.MDX?$/, '.mdx')}".`,
    };
  if (isPage(file) && !/^[a-z\d]+(?:[-.][a-z\d]+)*\.mdx?$/.test(name))
    return {
      rule: 'files/name',
      message: `Names of pages have small letters, digits and hyphens. Name it "${kebab(name)}".`,
    };
  if (!isPartial(file) && !asset.test(name)) return undefined;
  if (isUsed()) return undefined;
  return isMarkdown(file)
    ? {
        rule: 'files/unused-part',
        message: `No page imports this part. Write import Part from './${name}' in a page, or remove it.`,
      }
    : {
        rule: 'files/unused',
        message: `No page shows this file. Write ${/\.(?:pdf|csv|zip)$/i.test(name) ? '' : '!'}[…](./${name}) in a page, or remove it.`,
      };
}

/** Files in the folders of the pages: those that are ignored there, or that nothing uses. */
export const besidePages: SiteCheck = {
  scope: 'site',
  rules: {
    'files/not-a-page': 'The file of a page ends in .mdx or .md.',
    'files/name': 'The file of a page has a name that is part of a URL everywhere.',
    'files/unused-part': 'A page imports each part.',
    'files/unused': 'A page shows each file beside it.',
  },
  check(site) {
    return site.versions.flatMap(({ dir }) => {
      const sources = [...site.tree].filter(([file]) => file.startsWith(`${dir}/`));
      return filesIn(site, dir).flatMap((file): Problem[] => {
        const isUsed = () => sources.some(([other, text]) => other !== file && names(text, file));
        const found = checkFile(file, isUsed);
        return found ? [{ file, line: 1, column: 1, ...found }] : [];
      });
    });
  },
};
