import { followReading, markHeading } from './reading';

const page = `<nav data-toc><a href="#one">One</a><a href="#zw%C3%B6lf">Two</a><a href="#gone">Gone</a></nav>
<h2 id="one">One</h2><h2 id="zwölf">Two</h2>`;

const current = () => document.querySelector('[data-toc] [aria-current]')?.textContent;

/** Positions headings, in px from the top of the window, which is 768 px high. */
function place(tops: Record<string, number>): void {
  for (const [id, top] of Object.entries(tops))
    (document.getElementById(id) as HTMLElement).getBoundingClientRect = () => ({ top }) as DOMRect;
  markHeading();
}

beforeAll(() => followReading((task) => task()));

/** Scrolls the page, which is 3000 px high. */
function scrollTo(scrollY: number): void {
  Object.assign(window, { innerHeight: 768, scrollY });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: 3000,
  });
}

beforeEach(() => {
  scrollTo(500);
  history.replaceState(null, '', '/');
  document.body.innerHTML = page;
});

describe('"On this page"', () => {
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

  test('marks the last heading in view at the end of the page', () => {
    scrollTo(3000 - 768);
    place({ one: 100, zwölf: 600 });
    expect(current()).toBe('Two');
  });

  test('marks the heading in the URL if the page ends before it reaches the top', () => {
    scrollTo(3000 - 768);
    history.replaceState(null, '', '#one');
    place({ one: 400, zwölf: 600 });
    expect(current()).toBe('One');
  });

  test('marks the heading in the URL at the end of the page, with letters outside ASCII', () => {
    scrollTo(3000 - 768);
    document.body.insertAdjacentHTML('beforeend', '<h2 id="end">End</h2>');
    document.querySelector('[data-toc]')?.insertAdjacentHTML('beforeend', '<a href="#end">End</a>');
    history.replaceState(null, '', '#zwölf');
    place({ one: -100, zwölf: 400, end: 600 });
    expect(current()).toBe('Two');
  });

  test('marks a heading with a percent sign in its ID', () => {
    document.body.innerHTML = `<nav data-toc><a href="#one">One</a><a href="#100%">All</a></nav><h2 id="one">One</h2><h2 id="100%">All</h2>`;
    place({ one: -500, '100%': 100 });
    expect(current()).toBe('All');
  });

  test('marks the heading below the header in a low window', () => {
    Object.assign(window, { innerHeight: 256 });
    place({ one: -500, zwölf: 72 });
    expect(current()).toBe('Two');
  });

  test('ignores the heading in the URL once it is scrolled out of view', () => {
    scrollTo(3000 - 768);
    history.replaceState(null, '', '#one');
    place({ one: -1, zwölf: 600 });
    expect(current()).toBe('Two');
  });

  test('does nothing on a page without it', () => {
    document.body.innerHTML = '<h2 id="one">One</h2>';
    expect(markHeading).not.toThrow();
  });

  test.each(['#%E0%A4%A', '#gone'])('%s causes no error', (hash) => {
    scrollTo(3000 - 768);
    history.replaceState(null, '', hash);
    expect(markHeading).not.toThrow();
  });
});
