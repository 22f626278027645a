import type { Nodes } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { attributeText, commentIn, isElement } from '../../model/pages/nodes';
import type { Page } from '../../model/pages/pages';

/** Attributes with text for readers and screen readers. */
const spoken = new Set(['title', 'alt', 'caption', 'label', 'aria-label']);

/** Front matter with text for readers. */
const spokenKeys = /^(title|title_meta|description|sidebar_label): *(.*)$/;

const blank = (text: string, fill = ' ') => text.replace(/[^\n]/g, fill);

function rangesOf(page: Page): { text: [number, number][]; code: [number, number][] } {
  const text: [number, number][] = [];
  const code: [number, number][] = [];
  const add = (node: Nodes, list: [number, number][]) => {
    const { start, end } = node.position ?? {};
    if (start?.offset !== undefined && end?.offset !== undefined)
      list.push([start.offset, end.offset]);
  };
  if (page.tree)
    visit(page.tree, (node) => {
      if (isElement(node) && !(attributeText(node, 'lang') ?? 'en').startsWith('en')) return SKIP;
      if (node.type === 'text') add(node, text);
      if (node.type === 'inlineCode') add(node, code);
      // A value, or an element such as an icon, is a word without letters.
      if (node.type === 'mdxTextExpression' && commentIn(node) === undefined) add(node, code);
      if (node.type === 'mdxJsxTextElement' && !node.children[0] && node.name !== 'br')
        add(node, code);
      // The source of an alternative text can contain Markdown between its characters.
      if (node.type === 'image' || node.type === 'imageReference') {
        let from = (node.position?.start.offset ?? 0) + '!['.length;
        for (const character of node.alt ?? '') {
          const at = page.source.indexOf(character, from);
          if (at < 0 || at >= (node.position?.end.offset ?? 0)) continue;
          from = at + character.length;
          text.push([at, from]);
        }
      }
      return undefined;
    });
  for (const { attributes = [] } of page.elements)
    for (const attribute of attributes) {
      const { name = '', value } = attribute;
      const position = attribute.position as Nodes['position'];
      if (!spoken.has(name) || typeof value !== 'string') continue;
      const [from, to] = [position?.start.offset, position?.end?.offset];
      if (from !== undefined && to !== undefined) text.push([from + name.length + 2, to - 1]);
    }
  let offset = 0;
  for (const [index, line] of page.lines.entries()) {
    const [, key, value] = spokenKeys.exec(line) ?? [];
    if (key && value !== undefined && index < 15) {
      const start = offset + line.length - value.length;
      text.push([start, offset + line.length]);
    }
    if (index > 0 && line === '---') break;
    offset += line.length + 1;
  }
  return { text, code };
}

/**
 * Replaces everything except text for readers with spaces, so that positions don't change.
 * @param fill replaces each character of inline code; a letter turns the code into a word
 */
export function proseOf(page: Page, fill = ' '): string {
  const { text, code } = rangesOf(page);
  const source = page.source.replaceAll('\r\n', '\n');
  const parts = [
    ...text.map(([from, to]) => ({ from, to, shown: (part: string) => part })),
    ...code.map(([from, to]) => ({ from, to, shown: (part: string) => blank(part, fill) })),
  ].sort((a, b) => a.from - b.from);
  let result = '';
  for (const { from, to, shown } of parts) {
    if (from < result.length) continue;
    result += blank(source.slice(result.length, from)) + shown(source.slice(from, to));
  }
  // The parts of a URL aren't words.
  return (result + blank(source.slice(result.length))).replace(/https?:\/\/\S+/g, (url) =>
    blank(url),
  );
}

/** 1-based position of an offset. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return {
    line: before.split('\n').length,
    column: offset - before.lastIndexOf('\n'),
  };
}
