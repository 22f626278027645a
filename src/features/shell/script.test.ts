import { followHeadings, startShell } from './script';

const page = `<nav data-toc><a href="#one">One</a><a href="#zw%C3%B6lf">Two</a><a href="#gone">Gone</a></nav>
<h2 id="one">One</h2><h2 id="zwölf">Two</h2>
<details data-menu id="menu"><summary>Menu</summary><a href="#x">Item</a></details>
<details id="plain"><summary>More</summary></details>`;

/** Observers, whose callback the test calls for the reader who scrolls. */
let scrolled: () => void = () => {};
class FakeObserver {
  constructor(callback: () => void) {
    scrolled = callback;
  }
  observe(): void {}
}

const details = (id: string) => document.getElementById(id) as HTMLDetailsElement;
const current = () => document.querySelector('[data-toc] [aria-current]')?.textContent;

/** Where headings are, in px from the top of the window, which is 768 px high. */
function place(tops: Record<string, number>): void {
  for (const [id, top] of Object.entries(tops))
    (document.getElementById(id) as HTMLElement).getBoundingClientRect = () => ({ top }) as DOMRect;
  scrolled();
}

beforeAll(startShell);
beforeEach(() => {
  Object.assign(window, { IntersectionObserver: FakeObserver, innerHeight: 768 });
  document.body.innerHTML = page;
  scrolled = () => {};
});

describe('"On this page"', () => {
  beforeEach(followHeadings);

  test.each<[string, Record<string, number>, string]>([
    ['the first heading at the top of the page', { one: 400, zwölf: 900 }, 'One'],
    ['the heading that has passed the upper quarter', { one: -500, zwölf: 191 }, 'Two'],
    ['the one before, until then', { one: -500, zwölf: 193 }, 'One'],
    ['the last of several that have passed', { one: -900, zwölf: -10 }, 'Two'],
  ])('marks %s', (_, tops, expected) => {
    place(tops);
    expect(current()).toBe(expected);
    expect(document.querySelectorAll('[data-toc] [aria-current]')).toHaveLength(1);
  });

  test('is nothing to follow on a page without it', () => {
    document.body.innerHTML = '<h2 id="one">One</h2>';
    scrolled = () => {};
    followHeadings();
    expect(scrolled).not.toThrow();
  });
});

describe('a menu', () => {
  beforeEach(() => {
    details('menu').open = true;
    details('plain').open = true;
  });

  const pressKey = (key: string, target: Element) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

  test('closes by Escape, and gives the focus back to what opened it', () => {
    pressKey('Escape', document.querySelector('#menu a') as Element);
    expect(details('menu').open).toBe(false);
    expect(document.activeElement).toBe(document.querySelector('#menu summary'));
  });

  test('closes by Escape elsewhere, and leaves the focus there', () => {
    const link = document.querySelector('[data-toc] a') as HTMLElement;
    link.focus();
    pressKey('Escape', link);
    expect(details('menu').open).toBe(false);
    expect(document.activeElement).toBe(link);
  });

  test('closes by a click elsewhere', () => {
    document.body.click();
    expect(details('menu').open).toBe(false);
  });

  test('stays open at a click inside and at other keys', () => {
    (document.querySelector('#menu a') as HTMLElement).click();
    pressKey('ArrowDown', document.body);
    expect(details('menu').open).toBe(true);
  });

  test('is not every disclosure', () => {
    document.body.click();
    pressKey('Escape', document.body);
    expect(details('plain').open).toBe(true);
  });
});
