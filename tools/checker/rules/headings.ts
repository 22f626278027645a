import { isPartial } from '../../../plugins/pages/collect';
import { textOf, type PageNode } from '../../../plugins/pages/nodes';
import { elementIds } from '../../../src/site/elementIds';
import { pageCheck, type PageReport } from '../rule';
import type { Page } from '../site';

const hashes = (depth: number) => '#'.repeat(depth);

const rules = {
  'headings/one-h1': 'The title is the only h1 of a page.',
  'headings/skipped-level': 'Headings skip no level.',
  'headings/duplicate-id': 'IDs are unique on a page.',
  'headings/id': 'IDs of headings contain no spaces.',
  'headings/empty': 'Headings have text.',
  'headings/tag': 'Headings are written with #.',
};
type Report = PageReport<typeof rules>;

/** The `id` attribute of an element on the page. For a demo, it's the name of its file. */
const idOf = (node: PageNode) =>
  textOf(node, 'id') ??
  (node.name === 'Demo' ? /([^/]+)\.tsx$/.exec(textOf(node, 'src') ?? '')?.[1] : undefined);

const siteIds: ReadonlySet<string> = new Set(Object.values(elementIds));

/** Reports ids that appear more than once on a page, or that the page's frame has. */
function checkIds(page: Page, report: Report): void {
  const { headings, elements } = page;
  const lines = new Map<string, number>();
  for (const heading of headings) {
    const { id, line } = heading;
    const other = lines.get(id);
    if (siteIds.has(id))
      report(
        'headings/duplicate-id',
        heading,
        `Every page already has an element with the ID "${id}".`,
        {
          note: `Give the heading a different ID, such as {#${id}-1}.`,
        },
      );
    if (other === undefined) lines.set(id, line);
    else
      report(
        'headings/duplicate-id',
        heading,
        `This heading has the same ID as the one on line ${other}: "${id}".`,
        {
          note: `Give it a different ID, such as {#${id}-2}.`,
        },
      );
  }
  for (const node of elements) {
    const id = idOf(node);
    const other = id === undefined ? undefined : lines.get(id);
    if (id === undefined) continue;
    if (other === undefined) lines.set(id, node.position?.start.line ?? 1);
    else if (node.name === 'Demo' && !page.headings.some(({ line }) => line === other))
      report('headings/duplicate-id', node, `This demo is already on the page, on line ${other}.`, {
        note: 'Link to it instead.',
      });
    else if (node.name === 'Demo')
      report(
        'headings/duplicate-id',
        node,
        `The ID of this demo, "${id}", is already used on line ${other}.`,
        {
          note: `Give the heading a different ID, such as {#${id.toLowerCase()}-example}.`,
        },
      );
    else
      report('headings/duplicate-id', node, `The ID "${id}" is already used on line ${other}.`, {
        note: 'Give this element a different ID.',
      });
  }
}

function checkLevels({ headings, file }: Page, report: Report): void {
  // A partial appears below the headings of its pages.
  let above = isPartial(file) ? 6 : 1;
  for (const heading of headings) {
    const { depth, title } = heading;
    if (depth === 1) {
      report(
        'headings/one-h1',
        heading,
        'This page already has an h1: the title in its front matter.',
        {
          note: `Write "## ${title}".`,
        },
      );
      continue;
    }
    if (depth > above + 1)
      report(
        'headings/skipped-level',
        heading,
        `This heading skips a level: "${hashes(depth)}" follows "${hashes(above)}".`,
        {
          note: `Write "${hashes(above + 1)} ${title}".`,
        },
      );
    above = depth;
  }
}

/** Levels, text, and ids of headings. */
export const headings = pageCheck({
  rules,
  check(page, report) {
    checkLevels(page, report);
    checkIds(page, report);
    for (const heading of page.headings) {
      const { title, explicit = '' } = heading;
      // Docusaurus accepts ids with spaces, but links can't refer to them.
      if (/\s/.test(explicit))
        report('headings/id', heading, `"{#${explicit}}" isn't a valid ID.`, {
          note: `Use letters, digits, and hyphens: {#${explicit
            .trim()
            .toLowerCase()
            .replace(/[^\p{L}\p{N}]+/gu, '-')}}.`,
        });
      if (title === '')
        report('headings/empty', heading, 'This heading has no text.', {
          note: 'Add text, or delete the heading.',
        });
    }
    for (const node of page.elements) {
      const [, depth] = /^h([1-6])$/.exec(node.name ?? '') ?? [];
      if (depth)
        report(
          'headings/tag',
          node,
          `<h${depth}> has no anchor, and isn't listed under "On this page".`,
          { note: `Write "${hashes(Number(depth))} …".` },
        );
    }
  },
});
