import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isPartial, type Page } from '../../model/pages/pages';
import {
  commentIn,
  isElement,
  keywordsIn,
  type PageNode,
  attributeText,
} from '../../model/pages/nodes';
import { elementIds } from '../../model/facts/elementIds';
import { isCutVersion } from '../../model/versions/versions';
import { pageCheck, type PageReport, type Place, siteCheck } from '../rule';

const hashes = (depth: number) => '#'.repeat(depth);

const rules = {
  'headings/one-h1': 'The title is the only h1 of a page.',
  'headings/skipped-level': 'Headings skip no level.',
  'headings/duplicate-id': 'IDs are unique on a page.',
  'headings/id': 'IDs of headings are letters, digits, and single hyphens, dots, or underscores.',
  'headings/content': 'Headings contain text, code, links, and pictures.',
  'headings/empty': 'Headings have text.',
  'headings/tag': 'Headings are written with #.',
};
type Report = PageReport<typeof rules>;

/** The `id` attribute of an element on the page. For a demo, it's the name of its file. */
const idOf = (node: PageNode) =>
  attributeText(node, 'id') ??
  (node.name === 'Demo' ? /([^/]+)\.tsx$/.exec(attributeText(node, 'src') ?? '')?.[1] : undefined);

const siteIds: ReadonlySet<string> = new Set(Object.values(elementIds));

/** Reports ids that appear more than once on a page, or that the page's frame has. */
function checkIds(page: Page, report: Report): void {
  const { headings, elements } = page;
  const lines = new Map<string, number>();
  const add = (at: Place, message: string, note: string) =>
    report('headings/duplicate-id', at, message, { note });
  for (const heading of headings) {
    const { id, line } = heading;
    const other = lines.get(id);
    if (siteIds.has(id)) {
      const note = `Give the heading a different ID, such as {#${id}-1}.`;
      add(heading, `Every page already has an element with the ID "${id}".`, note);
    }
    if (other === undefined) lines.set(id, line);
    else {
      const note = `Give it a different ID, such as {#${id}-2}.`;
      add(heading, `This heading has the same ID as the one on line ${other}: "${id}".`, note);
    }
  }
  for (const node of elements) {
    const id = idOf(node);
    const other = id === undefined ? undefined : lines.get(id);
    if (id === undefined) continue;
    if (other === undefined) lines.set(id, node.position?.start.line ?? 1);
    else if (node.name !== 'Demo')
      add(
        node,
        `The ID "${id}" is already used on line ${other}.`,
        'Give this element a different ID.',
      );
    else if (headings.some(({ line }) => line === other)) {
      const note = `Give the heading a different ID, such as {#${id.toLowerCase()}-example}.`;
      add(node, `The ID of this demo, "${id}", is already used on line ${other}.`, note);
    } else add(node, `This demo is already on the page, on line ${other}.`, 'Link to it instead.');
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
        { note: `Write "## ${title}".` },
      );
      continue;
    }
    if (depth > above + 1)
      report(
        'headings/skipped-level',
        heading,
        `This heading skips a level: "${hashes(depth)}" follows "${hashes(above)}".`,
        { note: `Write "${hashes(above + 1)} ${title}".` },
      );
    above = depth;
  }
}

const validId = /^[\p{L}\p{N}\p{M}]+(?:[.:_-][\p{L}\p{N}\p{M}]+)*$/u;

/** "On this page" shows the source of values, and other elements. */
function checkContent(tree: Root, report: Report): void {
  visit(tree, 'heading', (heading) => {
    visit(heading, (node) => {
      const isBreak = node.type === 'break' || (isElement(node) && node.name === 'br');
      if (node.type === 'mdxTextExpression' && commentIn(node) === undefined)
        report('headings/content', node, `"On this page" shows the source {${node.value}}.`, {
          note: 'Write the value itself.',
        });
      else if (isBreak)
        report('headings/content', node as PageNode, 'This heading has two lines.', {
          note: 'Write it in one line.',
        });
    });
  });
}

/** Levels, text, and ids of headings. */
export const headings = pageCheck({
  rules,
  check(page, report) {
    checkLevels(page, report);
    checkIds(page, report);
    for (const heading of page.headings) {
      const { title, explicit = '', id, depth } = heading;
      // Docusaurus accepts others, but links can't refer to them, or Markdown changes them.
      const words = explicit.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? ['name'];
      if (explicit && !validId.test(explicit))
        report('headings/id', heading, `"{#${explicit}}" isn't a valid ID.`, {
          note: `Use letters, digits, and hyphens: {#${words.join('-')}}.`,
        });
      else if (title !== '' && !/[\p{L}\p{N}]/u.test(id))
        report('headings/id', heading, 'This heading has no letters or digits for its ID.', {
          note: `Give it an ID: ${hashes(depth)} ${title} {#name}.`,
        });
      if (title === '')
        report('headings/empty', heading, 'This heading has no text.', {
          note: 'Add text, or delete the heading.',
        });
    }
    if (page.tree) checkContent(page.tree, report);
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

/** Partials that a page imports: the local name, the path from the root of the site, the line. */
const importsOf = ({ file, lines }: Page) =>
  lines.flatMap((text, index) => {
    const [, name, target = ''] =
      /^import\s+(\w+)\s+from\s+['"](\.[^'"]*\.mdx?)['"]/.exec(text) ?? [];
    const partial = path.posix.join(path.posix.dirname(file), target);
    return name ? [{ name, partial, line: index + 1 }] : [];
  });

/** IDs that a page and the partials that it shows both have. */
export const partialIds = siteCheck({
  rules: { 'headings/duplicate-id': 'Each heading has a unique id.' },
  check({ pages, partials }, report) {
    for (const page of pages) {
      const found = new Map(page.headings.map(({ id }) => [id, 'This page']));
      for (const { name, partial, line } of importsOf(page)) {
        const headings = partials.find(({ file }) => file === partial)?.headings ?? [];
        const places = page.elements.filter((element) => element.name === name);
        const duplicate = headings.find(({ id }) => found.has(id));
        if (duplicate && places.length > 0)
          report(
            'headings/duplicate-id',
            { file: page.file, line },
            `${found.get(duplicate.id)} and ${partial} both have the ID "${duplicate.id}".`,
            { note: `Give one of the headings a different ID: {#${duplicate.id}-2}.` },
          );
        else if (places[1] && headings[0])
          report(
            'headings/duplicate-id',
            { file: page.file, ...places[1].position?.start },
            `This shows ${partial} again, so its id "${headings[0].id}" is on the page twice.`,
            { note: 'Show the partial once, or remove its headings.' },
          );
        for (const { id } of headings) found.set(id, partial);
      }
    }
  },
});

/** Number of links in the last section of a page if its heading is "What comes next". */
function nextLinks({ headings, links }: Page): number {
  const last = headings.filter(({ depth }) => depth === 2).at(-1);
  if (last?.title !== 'What comes next' || !last.explicit) return 0;
  return links.filter(({ line }) => line > last.line).length;
}

/** Sections with which guides end, but not API references. */
export const nextSteps = siteCheck({
  rules: { 'headings/next-steps': 'Guides end with at least two links to what comes next.' },
  check({ pages }, report) {
    const guides = pages.filter(
      ({ file, version, syntax }) =>
        !syntax &&
        !isCutVersion(version) &&
        !/^(?:reference\/)?api\//.test(file.slice(version.dir.length + 1)),
    );
    const wrong = guides.filter((page) => nextLinks(page) < 2);
    // Small sites, such as those of tests, have no such sections.
    if (wrong.length > guides.length / 2) return;
    for (const { file, lines } of wrong)
      report('headings/next-steps', { file, line: lines.length }, 'This guide has no next steps.', {
        note: 'End it with "## What comes next {#what-comes-next}" and a list of two or more links.',
      });
  },
});

/** Returns whether a comment probably should contain keywords but isn't recognized. */
const isMisspelled = (comment: string) =>
  distance(/^\w*/.exec(comment)?.[0].toLowerCase() ?? '', 'keywords') <= 2;

/** Comments with words for the search. */
export const keywords = pageCheck({
  isCached: true,
  rules: {
    'keywords/syntax': 'Comments with words for the search start with "keywords:".',
    'keywords/place': 'Words for the search are directly below a heading.',
    'keywords/list': 'Words for the search are a list without duplicates.',
  },
  check({ tree }, report) {
    if (!tree) return;
    visit(tree, (node, index = 0, parent) => {
      const comment = commentIn(node);
      if (comment === undefined) return;
      const list = keywordsIn(comment);
      if (!list) {
        if (isMisspelled(comment))
          report('keywords/syntax', node, "The search doesn't read this comment.", {
            note: 'Write {/* keywords: one, two words */}.',
          });
        return;
      }
      if (parent?.children[index - 1]?.type !== 'heading')
        report('keywords/place', node, "These words don't belong to a section.", {
          note: 'Move the comment directly below a heading. Words for the whole page are "keywords" in the front matter.',
        });
      const lower = list.map((keyword) => keyword.toLowerCase());
      const duplicate = list.find((_, at) => lower.indexOf(lower[at] ?? '') !== at);
      if (list.length === 0)
        report('keywords/list', node, 'This comment contains no words.', {
          note: 'Add words that readers may search for, or delete the comment.',
        });
      else if (duplicate !== undefined)
        report('keywords/list', node, `"${duplicate}" appears twice.`, { note: 'Delete one.' });
    });
  },
});
