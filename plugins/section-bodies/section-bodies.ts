import type { Element, Root, RootContent } from 'hast';
import { parseFragment } from 'parse5';
import { attributeText, elementsOf, type PageNode } from '../../model/pages/nodes';

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

const decode = (html: string) =>
  parseFragment(html)
    .childNodes.map((node) => ('value' in node ? node.value : ''))
    .join('');

/**
 * Docusaurus escapes the texts of pictures beside a page, and React does so again.
 * @see https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-mdx-loader/src/remark/transformImage/index.ts
 */
function decodePictureTexts(tree: PageNode): void {
  for (const node of elementsOf(tree)) {
    const isImported = node.name === 'img' && attributeText(node, 'src') === undefined;
    for (const attribute of isImported ? (node.attributes ?? []) : [])
      if (/^(?:alt|title)$/.test(attribute.name ?? '') && typeof attribute.value === 'string')
        attribute.value = decode(attribute.value);
  }
}

/**
 * Wraps the content after each heading, which browsers lay out near the viewport
 * (`src/css/prose.css`). Headings stay outside, because links need their exact position.
 */
export function rehypeSectionBodies() {
  return (tree: Root): void => {
    decodePictureTexts(tree as PageNode);
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
