import fc from 'fast-check';
import { almost, anyText, storedText } from '@site/e2e/support/untrusted';
import { storeSidebar, restoreSidebar } from './sidebarState';

const navigation = (label = 'Toolpad Core') => `<nav id="site-navigation" aria-label="${label}">
  <details data-group="Introduction" open></details><details data-group="Components"></details><details data-group="APIs"></details>
</nav><main></main>`;

/** Observes a document that the browser has parsed already. */
class MutationObserver {
  constructor(private readonly callback: (changes: [], observer: object) => void) {}
  observe = () => this.callback([], this);
  disconnect = () => undefined;
}

const sidebar = () => document.getElementById('site-navigation') as HTMLElement;
const openGroups = () =>
  [...sidebar().querySelectorAll<HTMLDetailsElement>('details[open]')].map(
    ({ dataset }) => dataset.group,
  );
const memory = (value: unknown) =>
  sessionStorage.setItem('docs-sidebar', typeof value === 'string' ? value : JSON.stringify(value));

/** Sets how the reader reached the page. */
const comeBy = (type: string) => Object.assign(performance, { getEntriesByType: () => [{ type }] });

const setWide = (matches: boolean) => Object.assign(window, { matchMedia: () => ({ matches }) });

beforeEach(() => {
  Object.assign(window, { MutationObserver });
  setWide(true);
  comeBy('navigate');
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) => (paint(0), 0));
  sessionStorage.clear();
  document.body.innerHTML = navigation();
});
afterEach(() => jest.restoreAllMocks());

test('the next page restores the side navigation', () => {
  const components = sidebar().querySelector<HTMLDetailsElement>(
    '[data-group=Components]',
  ) as HTMLDetailsElement;
  components.open = true;
  sidebar().scrollTop = 120;
  storeSidebar();
  document.body.innerHTML = navigation();
  restoreSidebar();
  expect(openGroups()).toEqual(['Introduction', 'Components']);
  expect(sidebar().scrollTop).toBe(120);
});

test('the navigation is restored once it is complete', () => {
  memory({ label: 'Toolpad Core', open: ['APIs'], scroll: 0 });
  document.querySelector('main')?.remove();
  restoreSidebar();
  expect(openGroups()).toEqual(['Introduction']);
});

test('the group of the current page is open, even if it was closed on the previous page', () => {
  memory({ label: 'Toolpad Core', open: ['APIs'], scroll: 0 });
  restoreSidebar();
  expect(openGroups()).toEqual(['Introduction', 'APIs']);
});

describe('row of the current page', () => {
  /** Creates a navigation 400 px high, with the row 900 px below its top. */
  function withRow(): void {
    document.body.innerHTML = navigation();
    Object.defineProperty(sidebar(), 'clientHeight', { value: 400 });
    const row = document.createElement('a');
    row.setAttribute('aria-current', 'page');
    Object.defineProperty(row, 'offsetTop', { value: 900 });
    sidebar().append(row);
  }

  test.each([
    ['on arrival', null, 700],
    [
      'where the scroll of before would hide it',
      { label: 'Toolpad Core', open: [], scroll: 0 },
      700,
    ],
    ['and a scroll that shows it stays', { label: 'Toolpad Core', open: [], scroll: 600 }, 600],
  ])('is visible %s', (_, kept, expected) => {
    withRow();
    if (kept) memory(kept);
    restoreSidebar();
    expect(sidebar().scrollTop).toBe(expected);
  });
});

test.each([
  ['navigate', undefined],
  ['reload', ''],
  ['back_forward', ''],
])(
  'a page of type %s is marked %p: where readers return, it is laid out as a whole',
  (type, mark) => {
    delete document.documentElement.dataset.return;
    comeBy(type);
    restoreSidebar();
    expect(document.documentElement.dataset.return).toBe(mark);
  },
);

test('the drawer scrolls when it opens, because it has no size before', () => {
  setWide(false);
  memory({ label: 'Toolpad Core', open: [], scroll: 80 });
  restoreSidebar();
  expect(sidebar().scrollTop).toBe(0);
  sidebar().dispatchEvent(new Event('toggle'));
  expect(sidebar().scrollTop).toBe(80);
});

test('the other product’s navigation keeps its initial state', () => {
  memory({ label: 'Toolpad Core', open: ['APIs'], scroll: 50 });
  document.body.innerHTML = navigation('Toolpad Studio');
  restoreSidebar();
  expect(openGroups()).toEqual(['Introduction']);
  expect(sidebar().scrollTop).toBe(0);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a number', '1'],
  ['a list', '[]'],
  ['another label', { label: 'Toolpad', open: ['APIs'], scroll: 1 }],
  ['no groups', { label: 'Toolpad Core', scroll: 1 }],
  ['groups that are none', { label: 'Toolpad Core', open: 3 }],
  ['groups that are gone', { label: 'Toolpad Core', open: ['Recipes'], scroll: 0 }],
  ['a scroll that is none', { label: 'Toolpad Core', open: [], scroll: 'far' }],
])('%s in storage changes nothing', (_, value) => {
  memory(value);
  expect(restoreSidebar).not.toThrow();
  expect(openGroups()).toEqual(['Introduction']);
});

test('any stored state opens only groups of the navigation', () => {
  const groups = ['Introduction', 'Components', 'APIs'];
  const group = fc.oneof(fc.constantFrom(...groups), anyText);
  const state = almost({
    ...{ label: fc.constant('Toolpad Core'), scroll: fc.double() },
    open: fc.array(group),
  });
  fc.assert(
    fc.property(storedText(state), (text) => {
      memory(text);
      restoreSidebar();
      for (const open of openGroups()) expect(groups).toContain(open);
    }),
  );
});

test('a page without side navigation keeps the stored state', () => {
  storeSidebar();
  const kept = sessionStorage.getItem('docs-sidebar');
  document.body.innerHTML = '';
  restoreSidebar();
  storeSidebar();
  expect(sessionStorage.getItem('docs-sidebar')).toBe(kept);
});

test('denied storage causes no error', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  expect(storeSidebar).not.toThrow();
  expect(restoreSidebar).not.toThrow();
  expect(openGroups()).toEqual(['Introduction']);
});

test('the inline script uses nothing from outside its body', () => {
  memory({ label: 'Toolpad Core', open: ['APIs'], scroll: 80 });
  // Functions created from a string only see globals, as the inline script does.
  new Function(`(${restoreSidebar.toString()})()`)();
  expect(openGroups()).toEqual(['Introduction', 'APIs']);
  expect(sidebar().scrollTop).toBe(80);
  expect(restoreSidebar.toString()).not.toContain('</');
});
