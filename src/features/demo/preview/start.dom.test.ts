import { startInFrame } from './start';

const alone = window.parent;
let host: EventTarget & { document: Document };
let starts: number;
const island = () => document.querySelector<HTMLElement>('[data-island]') as HTMLElement;
const preview = () => document.querySelector<HTMLElement>('[data-demo-part=preview]');

/** Renders a frame in a page, with its preview and the island behind it. */
function frame({ partial = false, shown = true, inside = false } = {}): void {
  host = Object.assign(new EventTarget(), {
    document: document.implementation.createHTMLDocument(),
  });
  Object.defineProperty(window, 'parent', { configurable: true, value: host });
  const element = document.createElement('iframe');
  if (inside) element.dataset.start = 'inside';
  Object.defineProperty(window, 'frameElement', { configurable: true, value: element });
  document.body.innerHTML = `<div data-demo-part="preview" data-partial="${partial}"><style></style><div><button>Preview</button></div></div>
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

test('a demo that waits for data starts when the frame is idle', () => {
  frame({ partial: true });
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
  Object.defineProperty(window, 'parent', { configurable: true, value: alone });
  startInFrame(island());
  expect(starts).toBe(2);
});

test('the running demo replaces the preview and receives its click and focus', () => {
  frame();
  startInFrame(island());
  button().focus();
  button().click();
  const clicked = jest.fn();
  island().innerHTML = '<button>Live</button>';
  const live = island().querySelector('button') as HTMLButtonElement;
  live.addEventListener('click', clicked);
  island().dispatchEvent(new Event('demo:rendered'));
  expect(preview()).toBeNull();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(live);
});
