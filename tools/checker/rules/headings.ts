import { isPartial } from '../../../plugins/pages/files';
import { textOf } from '../../../plugins/pages/nodes';
import { problemIn, type PageCheck } from '../rule';
import type { Page } from '../site';

const hashes = (depth: number) => '#'.repeat(depth);

/** Ids that elements of a page have: those that are written, and those of demos. */
function idsOfElements({ elements }: Page) {
  return elements.flatMap((node) => {
    const demo =
      node.name === 'Demo' ? /([^/]+)\.tsx$/.exec(textOf(node, 'src') ?? '')?.[1] : undefined;
    const id = textOf(node, 'id') ?? demo;
    return id === undefined ? [] : [{ id, node }];
  });
}

/** Ids of elements that a heading or another element has, too. */
function duplicateElementIds(page: Page) {
  const first = new Map(page.headings.map(({ id, line }) => [id, line]));
  return idsOfElements(page).flatMap(({ id, node }) => {
    const other = first.get(id);
    if (other === undefined) first.set(id, node.position?.start.line ?? 1);
    return other === undefined
      ? []
      : [
          problemIn(
            page,
            node,
            'headings/duplicate-id',
            node.name === 'Demo'
              ? `Line ${other} has the id "${id}", which is the id of this demo, too. Give the heading another id: {#${id.toLowerCase()}-example}.`
              : `Line ${other} has the id "${id}", too. Give this element another id.`,
          ),
        ];
  });
}

/** Headings that have no text, and those that are written as tags. */
function unwritten(page: Page) {
  const empty = page.headings
    .filter(({ title }) => title === '')
    .map((heading) =>
      problemIn(
        page,
        heading,
        'headings/empty',
        'This heading has no text. Write one, or remove its marks.',
      ),
    );
  const tags = page.elements
    .filter(({ name }) => /^h[1-6]$/.test(name ?? ''))
    .map((node) =>
      problemIn(
        page,
        node,
        'headings/tag',
        `<${node.name ?? ''}> gets neither an anchor nor an entry in the table of contents. Write "${hashes(Number(node.name?.[1]))} …".`,
      ),
    );
  return [...empty, ...tags];
}

/** Ids that a writer gave twice, or that another heading has by its text. */
function duplicateIds(page: Page) {
  const first = new Map<string, number>();
  return page.headings.flatMap((heading) => {
    const other = first.get(heading.id);
    if (other === undefined) first.set(heading.id, heading.line);
    return other === undefined
      ? []
      : [
          problemIn(
            page,
            heading,
            'headings/duplicate-id',
            `The heading in line ${other} has the id "${heading.id}", too. Give this heading another id: {#${heading.id}-2}.`,
          ),
        ];
  });
}

function levels(page: Page) {
  // A part stands below headings of its pages.
  let above = isPartial(page.file) ? 6 : 1;
  return page.headings.flatMap((heading) => {
    const { depth, title } = heading;
    if (depth === 1)
      return [
        problemIn(
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
          problemIn(
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
          problemIn(
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
    'headings/empty': 'A heading has text.',
    'headings/tag': 'A heading is written with #.',
  },
  check: (page) => [
    ...levels(page),
    ...duplicateIds(page),
    ...duplicateElementIds(page),
    ...badIds(page),
    ...unwritten(page),
  ],
};
