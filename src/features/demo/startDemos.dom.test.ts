import { waitFor } from '@testing-library/dom';
import { startInFrame } from './startDemos';

const alone = window.parent;
let host: EventTarget & { document: Document };
let starts: number;
const island = () => document.querySelector<HTMLElement>('[data-island]') as HTMLElement;
const preview = () => document.querySelector<HTMLElement>('[data-demo-part=preview]');

/** Renders a frame in a page, with its preview and the island behind it. */
function frame({ content = 'complete', shown = true, inside = false } = {}): void {
  host = Object.assign(new EventTarget(), {
    document: document.implementation.createHTMLDocument(),
  });
  Object.defineProperty(window, 'parent', { configurable: true, value: host });
  const element = document.createElement('iframe');
  if (inside) element.dataset.start = 'inside';
  Object.defineProperty(window, 'frameElement', { configurable: true, value: element });
  document.body.innerHTML = `<div data-demo-part="preview" data-content="${content}"><style></style><div><button>Preview</button></div></div>
    <div data-island="demo-frame"></div>`;
  const boxes = shown ? [new DOMRect()] : [];
  jest
    .spyOn(preview() as HTMLElement, 'getClientRects')
    .mockReturnValue(boxes as unknown as DOMRectList);
  island().addEventListener('island:start', () => {
    starts += 1;
  });
}

const idle = () => jest.runAllTimers();
const button = () => document.querySelector('button') as HTMLButtonElement;

beforeAll(() => {
  globalThis.DOMRect = class {} as typeof DOMRect;
});
beforeEach(() => {
  jest.useFakeTimers();
  starts = 0;
});
afterEach(() => {
  // Removes the remaining listeners.
  window.dispatchEvent(new Event('keydown'));
  document.querySelector('[data-island]')?.dispatchEvent(new Event('demo:rendered'));
  window.dispatchEvent(new Event('pagehide'));
  Object.defineProperty(window, 'parent', { configurable: true, value: alone });
  jest.restoreAllMocks();
});

test('a demo in a frame does not start by itself', () => {
  frame();
  startInFrame(island());
  idle();
  expect(starts).toBe(0);
});

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])(
  '%s in the frame starts the demo at once, on the page when it is idle',
  (type) => {
    frame();
    startInFrame(island());
    window.dispatchEvent(new Event(type));
    expect(starts).toBe(1);

    island().dispatchEvent(new Event('demo:rendered'));
    frame();
    starts = 0;
    startInFrame(island());
    host.dispatchEvent(new Event(type));
    expect(starts).toBe(0);
    idle();
    expect(starts).toBe(1);
  },
);

test('with data-start=inside, input on the page does not start the demo', () => {
  frame({ inside: true });
  startInFrame(island());
  host.dispatchEvent(new Event('pointermove'));
  idle();
  expect(starts).toBe(0);
});

test('a demo whose preview lacks its data starts when the frame is idle', () => {
  frame({ content: 'partial' });
  startInFrame(island());
  expect(starts).toBe(0);
  idle();
  expect(starts).toBe(1);
});

test('a demo starts at once if its preview is hidden or it was opened directly', () => {
  frame({ shown: false });
  startInFrame(island());
  expect(starts).toBe(1);
  island().dispatchEvent(new Event('demo:rendered'));

  frame();
  Object.defineProperty(window, 'frameElement', { configurable: true, value: null });
  startInFrame(island());
  expect(starts).toBe(2);
});

/** Reports that the demo has rendered, and waits until it has replaced its preview. */
async function rendered(): Promise<void> {
  island().dispatchEvent(new Event('demo:rendered'));
  jest.useRealTimers();
  await waitFor(() => expect(preview()).toBeNull());
}

test('the running demo replaces the preview and receives its click and focus', async () => {
  frame();
  startInFrame(island());
  button().focus();
  button().click();
  const clicked = jest.fn();
  island().innerHTML = '<button>Live</button>';
  const live = island().querySelector('button') as HTMLButtonElement;
  live.addEventListener('click', clicked);
  await rendered();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(live);
});

test('the running demo receives what the reader typed and chose, and the caret', async () => {
  const markup =
    '<input value="a"><input type="checkbox" checked><textarea>b</textarea><select><option>c<option>d</select><input value="e">';
  frame();
  (preview()?.lastElementChild as Element).innerHTML = markup;
  const fields = (root: Element) => [
    ...root.querySelectorAll<HTMLInputElement>('input, textarea, select'),
  ];
  const [text, box, area, list] = fields(preview() as Element) as [
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
  ];
  text.value = 'abc';
  text.focus();
  text.setSelectionRange(1, 2);
  box.checked = false;
  area.value = 'new';
  list.value = 'd';
  startInFrame(island());
  // The reader has used the preview.
  expect(starts).toBe(1);
  island().innerHTML = markup;
  const inputs: unknown[] = [];
  island().addEventListener('input', ({ target }) => inputs.push(target));
  await rendered();
  const live = fields(island());
  expect(live.map(({ value }) => value)).toEqual(['abc', 'on', 'new', 'd', 'e']);
  expect(live[1]?.checked).toBe(false);
  expect(inputs).toEqual(live.slice(0, 4));
  expect(document.activeElement).toBe(live[0]);
  expect([live[0]?.selectionStart, live[0]?.selectionEnd]).toEqual([1, 2]);
});

test('Enter in a form of the preview submits the form of the demo', async () => {
  frame();
  const markup = '<form><input></form>';
  (preview()?.lastElementChild as Element).innerHTML = markup;
  startInFrame(island());
  preview()?.querySelector('form')?.requestSubmit();
  island().innerHTML = markup;
  const submitted = jest.fn((event: Event) => event.preventDefault());
  island().addEventListener('submit', submitted);
  await rendered();
  expect(submitted).toHaveBeenCalledTimes(1);
});
