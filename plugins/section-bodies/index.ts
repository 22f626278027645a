import type { Element, Root, RootContent } from 'hast';
import { sizeOf, type Node } from './size';

/** Headings that begin a section. Deeper ones are part of the section around them. */
const sectionHeading = /^h[23]$/;

const isSectionHeading = (node: RootContent) =>
  node.type === 'element' && sectionHeading.test(node.tagName);

const pictures = new Set(['img', 'Picture']);

/**
 * Browsers load all lazy pictures of a part that they have not laid out as soon as that part itself
 * comes near.
 */
const hasPictures = (nodes: readonly Node[]): boolean =>
  nodes.some(
    ({ tagName, name, children = [] }) =>
      pictures.has(tagName ?? name ?? '') || hasPictures(children),
  );

/** What follows a heading, with its approximate size for style sheets. */
function bodyOf(children: Element['children']): Element {
  const { px, characters } = sizeOf(children);
  return {
    type: 'element',
    tagName: 'div',
    properties: { dataBody: '', style: `--px:${px};--characters:${characters}` },
    children,
  };
}

/**
 * Rehype plugin: wraps what follows each heading in `<div data-body>`, which browsers lay out only
 * near the viewport (`src/css/prose.css`); not where it has pictures. Headings stay outside, so
 * that their position is always known, as "On this page" and links need it.
 */
export function rehypeSectionBodies() {
  return (tree: Root): void => {
    const page: Root['children'] = [];
    let body: Element['children'] = [];
    let inSection = false;
    const endBody = () => {
      const isEmpty = body.every((node) => node.type === 'text' && node.value.trim() === '');
      page.push(...(isEmpty || hasPictures(body as Node[]) ? body : [bodyOf(body)]));
      body = [];
    };
    for (const node of tree.children) {
      if (isSectionHeading(node)) {
        endBody();
        inSection = true;
        page.push(node);
      } else if (inSection && node.type !== 'doctype' && node.type !== 'mdxjsEsm') {
        body.push(node);
      } else {
        page.push(node);
      }
    }
    endBody();
    tree.children = page;
  };
}
