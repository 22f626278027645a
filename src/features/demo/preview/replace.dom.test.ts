import { matchingElement, untilDataShown } from './replace';

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

const progress = '<div role="progressbar"></div>';
const emptyGrid = '<div class="MuiDataGrid-root"><div role="row"></div></div>';
const grid = '<div class="MuiDataGrid-root"><div role="row" data-id="1"></div></div>';

/** Waits for a demo's data, and returns whether it was there at a time. */
function waitFor(html: string) {
  document.body.innerHTML = `<div>${html}</div>`;
  const demo = document.body.firstElementChild as HTMLElement;
  const shown = jest.fn();
  void untilDataShown(demo).then(shown);
  return {
    change: async (next: string) => {
      demo.innerHTML = next;
      await Promise.resolve();
    },
    isShownAfter: async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      return shown.mock.calls.length > 0;
    },
  };
}

beforeEach(() => jest.useFakeTimers());

it('waits for rows', async () => {
  const demo = waitFor(emptyGrid);
  expect(await demo.isShownAfter(1000)).toBe(false);
  await demo.change(grid);
  expect(await demo.isShownAfter(60)).toBe(true);
});

it('waits for a second request', async () => {
  const demo = waitFor(progress);
  await demo.change('');
  expect(await demo.isShownAfter(10)).toBe(false);
  await demo.change(progress);
  expect(await demo.isShownAfter(1000)).toBe(false);
  await demo.change('<p>Order 1041</p>');
  expect(await demo.isShownAfter(60)).toBe(true);
});

it('doesn’t wait longer than 5 s', async () => {
  const demo = waitFor(emptyGrid);
  expect(await demo.isShownAfter(4900)).toBe(false);
  expect(await demo.isShownAfter(200)).toBe(true);
});
