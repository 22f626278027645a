import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { readApiData } from '../../model/api/data';
import { attributeText } from '../../model/pages/nodes';
import type { Page } from '../../model/pages/pages';
import { rootDir } from '../rootDir';
import { pageCheck, type PageReport } from '../rule';

const rules = {
  'facts/default': 'Defaults in text are those of the API.',
  'facts/count': 'Numbers in text are those of the list or table below.',
  'facts/step': 'Steps that text names exist.',
};
type Report = PageReport<typeof rules>;

/** Text with code in backticks, links in brackets, and bars between the cells of a table. */
function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  if (!('children' in node)) return ' ';
  const text = node.children.map(textOf).join(node.type === 'tableRow' ? ' | ' : '');
  return node.type === 'link' ? `[${text}]` : text;
}

/** A value without quotes, the unit in parentheses, and commas between thousands. */
const plain = (value: string) =>
  value.replace(/ \(.*/, '').replace(/^\W+(?=\w)|(?<=\w)\W+$|,(?=\d{3})/g, '');

const defaultValue = /(`[^`]+`|\d[\d,]*) by default|\bdefaults? (?:to|is) (`[^`]+`|\d[\d,]*)/;

/** Compares the default of what a sentence names before it, if the API data has its defaults. */
function checkDefault(sentence: string, at: Nodes, page: Page, report: Report) {
  const match = defaultValue.exec(sentence);
  const value = match?.[1] ?? match?.[2];
  if (value === undefined) return;
  const codes = [...sentence.slice(0, match?.index).matchAll(/`([^`]+)`/g)].map(([, code]) => code);
  const api = [...readApiData(rootDir, page.version).values()];
  const subject = codes.findLast((code) => api.every(({ name }) => name !== code));
  const entries = api.flatMap((entry) => {
    const props = 'props' in entry ? [...entry.props, ...entry.slots] : [];
    const others = 'members' in entry ? entry.members : [];
    const parts = 'properties' in entry ? entry.properties : [...props, ...others];
    const part = parts.find(({ name }) => name === subject);
    return part ? { name: entry.name, value: part.default } : [];
  });
  const tags = page.elements.map((element) => attributeText(element, 'name'));
  const named: unknown[] = [...codes, ...[page.frontMatter.api].flat(), ...tags];
  const own = entries.filter(({ name }) => named.includes(name));
  const defaults = (own.length > 0 ? own : entries).map((entry) => entry.value);
  const expected = defaults[0] ?? undefined;
  if (expected && defaults.every((each) => each !== null && plain(each) !== plain(value)))
    report('facts/default', at, `${value} isn't the default of \`${subject}\`.`, { expected });
}

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numeral = `(?<![\\w.-]|\\b(?:first|last|next|other) )(${numbers.join('|')}|\\d+)`;
const counted = new RegExp(`${numeral} (?:[\\w-]+ ){0,2}[\\w-]+s\\b`, 'gi');

/** Compares the only number in the sentence before a list or a table. */
function checkCount(sentence: string, at: Nodes, below: Nodes | undefined, report: Report) {
  if (!sentence.endsWith(':') || (below?.type !== 'list' && below?.type !== 'table')) return;
  const count = below.children.length - (below.type === 'table' ? 1 : 0);
  const [[, word = ''] = [], ...others] = sentence.matchAll(counted);
  const number = numbers.indexOf(word.toLowerCase()) + 2;
  if (word && others.length === 0 && count !== (number > 1 ? number : Number(word)))
    report('facts/count', at, `The text says "${word}", but ${count} follow.`);
}

/** Facts in sentences that name them unambiguously. */
export const facts = pageCheck({
  rules,
  check(page, report) {
    if (!page.tree) return;
    let lastStep = 0;
    visit(page.tree, 'list', ({ start, children }) => {
      lastStep = Math.max(lastStep, (start ?? 1) + children.length - 1);
    });
    visit(page.tree, (node, index = 0, parent) => {
      if (node.type !== 'paragraph' && node.type !== 'tableRow') return;
      for (const sentence of textOf(node).split(/(?<=[.!?:])\s+(?=[\p{Lu}`[])/u)) {
        checkDefault(sentence, node, page, report);
        checkCount(sentence, node, parent?.children[index + 1], report);
        // Links can be to the steps of other pages.
        for (const [, number] of sentence.includes('[') ? [] : sentence.matchAll(/\bstep (\d+)/gi))
          if (Number(number) > lastStep)
            report('facts/step', node, `No list on this page has a step ${number}.`);
      }
    });
  },
});
