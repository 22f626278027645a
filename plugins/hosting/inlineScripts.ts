import { createHash } from 'node:crypto';
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Kinds of script that a policy has a say in: those that run, and rules the browser obeys. All others are data. */
const governed = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;

/** All elements of a document in their order, also those within templates. */
export function* elementsOf(node: Node): Generator<Element> {
  if (tree.isElementNode(node)) yield node;
  const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) yield* elementsOf(child);
}

/** The value of an attribute, or undefined. */
export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

/** CSP sources (`'sha256-…'`) of the inline scripts of a page, as a browser reads them. */
export function inlineScriptHashes(html: string): string[] {
  return [...elementsOf(parse(html))]
    .filter(({ tagName }) => tagName === 'script')
    .filter((script) => attribute(script, 'src') === undefined)
    .filter((script) => governed.test(attribute(script, 'type')?.trim() ?? ''))
    .map(({ childNodes: [text] }) => (text && tree.isTextNode(text) ? text.value : ''))
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
