import { rememberSidebar, restoreSidebar } from './sidebarMemory';

const navigation = (label = 'Toolpad Core') => `<nav id="site-navigation" aria-label="${label}">
  <details data-group="Introduction" open></details><details data-group="Components"></details><details data-group="APIs"></details>
</nav>`;

const sidebar = () => document.getElementById('site-navigation') as HTMLElement;
const openGroups = () =>
  [...sidebar().querySelectorAll<HTMLDetailsElement>('details[open]')].map(
    ({ dataset }) => dataset.group,
  );
const memory = (value: unknown) =>
  sessionStorage.setItem('docs-sidebar', typeof value === 'string' ? value : JSON.stringify(value));

/** How the reader came to the page. */
const comeBy = (type: string) => Object.assign(performance, { getEntriesByType: () => [{ type }] });

beforeEach(() => {
  comeBy('navigate');
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) => (paint(0), 0));
  sessionStorage.clear();
  document.body.innerHTML = navigation();
});
afterEach(() => jest.restoreAllMocks());

test('the next page shows the side navigation as it was left', () => {
  const components = sidebar().querySelector<HTMLDetailsElement>(
    '[data-group=Components]',
  ) as HTMLDetailsElement;
  components.open = true;
  sidebar().scrollTop = 120;
  rememberSidebar();
  document.body.innerHTML = navigation();
  restoreSidebar();
  expect(openGroups()).toEqual(['Introduction', 'Components']);
  expect(sidebar().scrollTop).toBe(120);
});

test('the group of the page is open, also when it was closed on the page before', () => {
  memory({ label: 'Toolpad Core', open: ['APIs'], scroll: 0 });
  restoreSidebar();
  expect(openGroups()).toEqual(['Introduction', 'APIs']);
});

describe('the row of the page in view', () => {
  /** A navigation 400 px high, whose row is 900 px below its top. */
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
  ])('is shown %s', (_, kept, expected) => {
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

test('a drawer scrolls when it opens: until then it has no size', () => {
  memory({ label: 'Toolpad Core', open: [], scroll: 80 });
  restoreSidebar();
  sidebar().scrollTop = 0;
  sidebar().dispatchEvent(new Event('toggle'));
  expect(sidebar().scrollTop).toBe(80);
});

test('the other product’s navigation starts as the page delivers it', () => {
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
])('%s in storage leaves the page as it is', (_, value) => {
  memory(value);
  expect(restoreSidebar).not.toThrow();
  expect(openGroups()).toEqual(['Introduction']);
});

test('a page without side navigation keeps the memory of the visit', () => {
  rememberSidebar();
  const kept = sessionStorage.getItem('docs-sidebar');
  document.body.innerHTML = '';
  restoreSidebar();
  rememberSidebar();
  expect(sessionStorage.getItem('docs-sidebar')).toBe(kept);
});

test('denied storage is no error', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  expect(rememberSidebar).not.toThrow();
  expect(restoreSidebar).not.toThrow();
  expect(openGroups()).toEqual(['Introduction']);
});

test('as an inline script it needs nothing from outside of it', () => {
  memory({ label: 'Toolpad Core', open: ['APIs'], scroll: 80 });
  // A function made of the text sees globals only, as the script in the page does.
  new Function(`(${restoreSidebar.toString()})()`)();
  expect(openGroups()).toEqual(['Introduction', 'APIs']);
  expect(sidebar().scrollTop).toBe(80);
  expect(restoreSidebar.toString()).not.toContain('</');
});
