import type { Element, Root, RootContent } from 'hast';

interface Node {
  tagName?: string;
  name?: string | null;
  children?: Node[];
}

/** Headings that begin a section. Deeper headings are part of the parent section. */
const sectionHeading = /^h[23]$/;

const isSectionHeading = (node: RootContent) =>
  node.type === 'element' && sectionHeading.test(node.tagName);

const pictures = new Set(['img', 'Picture']);

/** Browsers load all lazy pictures of a body at once when it comes near the viewport. */
const hasPictures = (nodes: readonly Node[]): boolean =>
  nodes.some(
    ({ tagName, name, children = [] }) =>
      pictures.has(tagName ?? name ?? '') || hasPictures(children),
  );

/** Tags that render a body of their own, which a filter finds. */
const ownBodies = /^(Api(Changes|Css|Demos|Props|Slots|Types)|StudioComponentProps|FileSchema)$/;

const hasOwnBody = (node: RootContent) =>
  'name' in node && typeof node.name === 'string' && ownBodies.test(node.name);

const bodyOf = (children: Element['children']): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { dataBody: '' },
  children,
});

/**
 * Wraps the content after each heading, which browsers lay out near the viewport
 * (`src/css/prose.css`). Headings stay outside, because links need their exact position.
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
      if (isSectionHeading(node) || hasOwnBody(node)) {
        endBody();
        inSection ||= isSectionHeading(node);
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
