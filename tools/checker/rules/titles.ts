import path from 'node:path';
import { siteCheck } from '../rule';
import type { Page } from '../site';
import { placeOf } from './frontMatter';

/** Search results cut longer titles. */
const maxLength = 60;

/** Titles of pages. Pages in different folders can share a title, such as "Overview". */
export const titles = siteCheck({
  rules: {
    'front-matter/title-length': `Titles have at most ${maxLength} characters.`,
    'front-matter/duplicate-title': 'Pages in a folder have different titles.',
  },
  check({ pages }, report) {
    const first = new Map<string, Page>();
    for (const page of pages) {
      const { title } = page.frontMatter;
      if (typeof title !== 'string') continue;
      const at = placeOf(page, 'title');
      if (title.length > maxLength)
        report('front-matter/title-length', at, `The title has ${title.length} characters.`, {
          note: `Shorten it to ${maxLength} or fewer, because search engines cut longer titles.`,
        });
      const key = `${path.posix.dirname(page.file)} ${title.toLowerCase()}`;
      const other = first.get(key);
      if (other)
        report('front-matter/duplicate-title', at, `${other.file} has the same title.`, {
          note: 'Give each page its own title.',
        });
      else first.set(key, page);
    }
  },
});
