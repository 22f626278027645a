import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.Node;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** All elements of a document in source order, including those in templates. */
export function* elementsOf(node: HtmlNode): Generator<HtmlElement> {
  if (tree.isElementNode(node)) yield node;
  const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) yield* elementsOf(child);
}

/** Value of an attribute, or `undefined`. */
export const attribute = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;
