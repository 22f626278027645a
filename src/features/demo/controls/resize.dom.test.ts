import { applySize, resizeByKey, resizeByPointer } from './resize';

let root: HTMLElement;
const stage = () => root.querySelector('[data-demo-part=stage]') as HTMLElement;
const handle = () => root.querySelector('[role=slider]') as HTMLElement;
const width = () => stage().style.getPropertyValue('--demo-width');
const pressed = () =>
  [...root.querySelectorAll('[aria-pressed=true]')].map((each) => each.getAttribute('data-size'));

beforeEach(() => {
  document.body.innerHTML = `<section data-demo=""><div data-demo-part="stage"><iframe></iframe>
    <div role="slider" aria-valuenow="700"></div></div>
    <button data-size="phone" aria-pressed="false"></button><button data-size="tablet" aria-pressed="false"></button>
    <button data-size="full" aria-pressed="true"></button></section>`;
  root = document.querySelector('section') as HTMLElement;
  Object.defineProperty(stage(), 'clientWidth', { value: 700 });
  Object.defineProperty(root.querySelector('iframe'), 'clientWidth', {
    get: () => Number.parseFloat(width()) || 700,
  });
  handle().setPointerCapture = jest.fn();
});

it.each([
  ['phone', '375px', '375'],
  ['tablet', '600px', '600'],
])('%s sets the width and updates the handle', (name, css, now) => {
  applySize(root, name);
  expect(width()).toBe(css);
  expect(handle()).toHaveAttribute('aria-valuenow', now);
  expect(handle()).toHaveAttribute('aria-valuemax', '700');
  expect(pressed()).toEqual([name]);
});

it('full restores the width of the page', () => {
  applySize(root, 'phone');
  applySize(root, 'full');
  expect(width()).toBe('');
  expect(pressed()).toEqual(['full']);
});

it.each([
  ['ltr', ['ArrowLeft'], '680px'],
  ['ltr', ['ArrowLeft', 'ArrowRight'], ''],
  ['rtl', ['ArrowRight'], '680px'],
  ['ltr', ['Home'], '320px'],
  ['ltr', ['Home', 'ArrowLeft'], '320px'],
  ['ltr', ['Home', 'End'], ''],
  ['ltr', ['a'], ''],
])('in %s, the keys %p set the width "%s"', (direction, keys, expected) => {
  stage().style.direction = direction;
  for (const key of keys) resizeByKey(handle(), new KeyboardEvent('keydown', { key }));
  expect(width()).toBe(expected);
});

it('follows the pointer until it is released', () => {
  const at = (type: string, clientX: number) =>
    Object.assign(new MouseEvent(type, { clientX }), { pointerId: 1 }) as unknown as PointerEvent;
  resizeByPointer(handle(), at('pointerdown', 700));
  expect(stage()).toHaveAttribute('data-resizing');
  handle().dispatchEvent(at('pointermove', 600));
  expect(width()).toBe('500px');
  expect(pressed()).toEqual([]);
  handle().dispatchEvent(at('lostpointercapture', 600));
  handle().dispatchEvent(at('pointermove', 500));
  expect(width()).toBe('500px');
  expect(stage()).not.toHaveAttribute('data-resizing');
});
