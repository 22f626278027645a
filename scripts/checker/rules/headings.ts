import { mistakeIn, type PageCheck } from '../rule';
import type { Page } from '../site';

const hashes = (depth: number) => '#'.repeat(depth);

/** Ids that a writer gave twice, or that another heading has by its text. */
function duplicateIds(page: Page) {
  const first = new Map<string, number>();
  return page.headings.flatMap((heading) => {
    const other = first.get(heading.id);
    if (other === undefined) first.set(heading.id, heading.line);
    return other === undefined
      ? []
      : [
          mistakeIn(
            page,
            heading,
            'headings/duplicate-id',
            `The heading in line ${other} has the id "${heading.id}", too. Give this heading another id: {#${heading.id}-2}.`,
          ),
        ];
  });
}

function levels(page: Page) {
  let above = 1;
  return page.headings.flatMap((heading) => {
    const { depth, title } = heading;
    if (depth === 1)
      return [
        mistakeIn(
          page,
          heading,
          'headings/one-h1',
          `The title in the front matter is the page's only h1. Write "## ${title}".`,
        ),
      ];
    const allowed = above + 1;
    above = depth;
    return depth <= allowed
      ? []
      : [
          mistakeIn(
            page,
            heading,
            'headings/skipped-level',
            `"${hashes(depth)}" follows "${hashes(allowed - 1)}". Write "${hashes(allowed)} ${title}".`,
          ),
        ];
  });
}

/** Ids with blanks: Docusaurus takes them, but no link leads to them. */
function badIds(page: Page) {
  return page.headings.flatMap((heading) => {
    const { explicit: found } = heading;
    return found === undefined || !/\s/.test(found)
      ? []
      : [
          mistakeIn(
            page,
            heading,
            'headings/id',
            `"{#${found}}" is not a valid id. Use letters, digits and hyphens, without spaces: {#${found
              .trim()
              .toLowerCase()
              .replace(/[^\p{L}\p{N}]+/gu, '-')}}.`,
          ),
        ];
  });
}

/** The outline of a page. */
export const headings: PageCheck = {
  scope: 'page',
  rules: {
    'headings/one-h1': 'The title is the only heading of the first level.',
    'headings/skipped-level': 'Heading levels are not skipped.',
    'headings/duplicate-id': 'Each heading has a unique id.',
    'headings/id': 'The id of a heading contains no spaces.',
  },
  check: (page) => [...levels(page), ...duplicateIds(page), ...badIds(page)],
};
