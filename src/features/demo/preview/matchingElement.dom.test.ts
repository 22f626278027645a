import { matchingElement } from './matchingElement';

function tree(html: string): Element {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

const preview = tree('<p>Text</p><ul><li>A</li><li><button>B</button></li></ul>');
const button = preview.querySelector('button') as Element;

it('finds the element at the same position', () => {
  const live = tree('<p>Text</p><ul><li>A</li><li><button id="live">B</button></li></ul>');
  expect(matchingElement(preview, button, live)?.id).toBe('live');
  expect(matchingElement(preview, preview.querySelector('p') as Element, live)?.tagName).toBe('P');
});

it.each([
  ['another kind of element', '<p>Text</p><ul><li>A</li><li><a href="#x">B</a></li></ul>'],
  ['nothing', '<p>Text</p>'],
  ['an empty tree', ''],
])('returns null if the other tree has %s there', (_what, html) => {
  expect(matchingElement(preview, button, tree(html))).toBeNull();
});

it('returns null for an element outside of the tree', () => {
  expect(matchingElement(preview, document.createElement('b'), preview)).toBeNull();
});
