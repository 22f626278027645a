import { isPartial } from '../../../plugins/pages/files';
import { textOf, type PageNode } from '../../../plugins/pages/nodes';
import { pageCheck, type PageReport } from '../rule';
import type { Page } from '../site';

const hashes = (depth: number) => '#'.repeat(depth);

const rules = {
  'headings/one-h1': 'The title is the only heading of the first level.',
  'headings/skipped-level': 'Heading levels are not skipped.',
  'headings/duplicate-id': 'Each heading has a unique id.',
  'headings/id': 'The id of a heading contains no spaces.',
  'headings/empty': 'A heading has text.',
  'headings/tag': 'A heading is written with #.',
};
type Report = PageReport<typeof rules>;

/** The `id` attribute of an element on the page. For a demo, it's the name of its file. */
const idOf = (node: PageNode) =>
  textOf(node, 'id') ??
  (node.name === 'Demo' ? /([^/]+)\.tsx$/.exec(textOf(node, 'src') ?? '')?.[1] : undefined);

/** Reports ids that appear more than once on a page. */
function checkIds({ headings, elements }: Page, report: Report): void {
  const lines = new Map<string, number>();
  for (const heading of headings) {
    const { id, line } = heading;
    const other = lines.get(id);
    if (other === undefined) lines.set(id, line);
    else
      report(
        'headings/duplicate-id',
        heading,
        `The heading in line ${other} also has the id "${id}".`,
        {
          note: `Give this heading another id: {#${id}-2}.`,
        },
      );
  }
  for (const node of elements) {
    const id = idOf(node);
    const other = id === undefined ? undefined : lines.get(id);
    if (id === undefined) continue;
    if (other === undefined) lines.set(id, node.position?.start.line ?? 1);
    else if (node.name === 'Demo')
      report(
        'headings/duplicate-id',
        node,
        `Line ${other} has the id "${id}", which is also the id of this demo.`,
        {
          note: `Give the heading another id: {#${id.toLowerCase()}-example}.`,
        },
      );
    else
      report('headings/duplicate-id', node, `Line ${other} also has the id "${id}".`, {
        note: 'Give this element another id.',
      });
  }
}

function checkLevels({ headings, file }: Page, report: Report): void {
  // A partial appears below the headings of its pages.
  let above = isPartial(file) ? 6 : 1;
  for (const heading of headings) {
    const { depth, title } = heading;
    if (depth === 1) {
      report('headings/one-h1', heading, "The title in the front matter is the page's only h1.", {
        note: `Write "## ${title}".`,
      });
      continue;
    }
    if (depth > above + 1)
      report('headings/skipped-level', heading, `"${hashes(depth)}" follows "${hashes(above)}".`, {
        note: `Write "${hashes(above + 1)} ${title}".`,
      });
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
        report('headings/id', heading, `"{#${explicit}}" is not a valid id.`, {
          note: `Use letters, digits and hyphens, without spaces: {#${explicit
            .trim()
            .toLowerCase()
            .replace(/[^\p{L}\p{N}]+/gu, '-')}}.`,
        });
      if (title === '')
        report('headings/empty', heading, 'This heading has no text.', {
          note: 'Write one, or remove its marks.',
        });
    }
    for (const node of page.elements) {
      const [, depth] = /^h([1-6])$/.exec(node.name ?? '') ?? [];
      if (depth)
        report(
          'headings/tag',
          node,
          `<h${depth}> gets neither an anchor nor an entry in the table of contents.`,
          { note: `Write "${hashes(Number(depth))} …".` },
        );
    }
  },
});
