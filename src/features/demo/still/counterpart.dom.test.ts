import { counterpart, pathOf } from './counterpart';

function tree(html: string): Element {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

const still = tree('<p>Text</p><ul><li>A</li><li><button>B</button></li></ul>');
const button = still.querySelector('button') as Element;

it('finds the element at the same place', () => {
  const live = tree('<p>Text</p><ul><li>A</li><li><button id="live">B</button></li></ul>');
  expect(counterpart(still, button, live)?.id).toBe('live');
  expect(counterpart(still, still.querySelector('p') as Element, live)?.tagName).toBe('P');
});

it.each([
  ['another kind of element', '<p>Text</p><ul><li>A</li><li><a href="#x">B</a></li></ul>'],
  ['nothing', '<p>Text</p>'],
  ['an empty tree', ''],
])('is nothing where %s stands there', (_what, html) => {
  expect(counterpart(still, button, tree(html))).toBeNull();
});

it('has no path to what is not inside', () => {
  expect(pathOf(still, document.createElement('b'))).toBeNull();
  expect(counterpart(still, document.createElement('b'), still)).toBeNull();
});
