import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  checkPictures,
  collectPictureFiles,
  manifestFile,
} from '../../../plugins/page-checks/pictures';
import type { SiteCheck } from '../rule';

/** Pictures of Studio: pages, their list, and the files. */
export const pictures: SiteCheck = {
  scope: 'site',
  rules: {
    'pictures/unused': 'A picture appears on its page.',
    'pictures/missing-file': 'The file of a picture exists.',
    'pictures/changed-file': 'The file has not changed since the picture was taken.',
    'pictures/stray-file': 'No file remains of a removed picture.',
  },
  async check({ siteDir, pages }) {
    const file = path.join(siteDir, manifestFile);
    if (!existsSync(file)) return [];
    const readable = pages.filter(({ syntax }) => !syntax);
    const broken = new Set(pages.filter(({ syntax }) => syntax).map((page) => page.file));
    const manifest = await readFile(file, 'utf8');
    const found = checkPictures(readable, manifest, await collectPictureFiles(siteDir));
    // What a page shows that cannot be read is not known.
    return found.filter(
      ({ rule, message }) =>
        rule !== 'pictures/unused' || ![...broken].some((page) => message.includes(` ${page},`)),
    );
  },
};
