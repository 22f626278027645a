/**
 * Makes the browser lay out a skipped section (`content-visibility` in `src/css/prose.css`) without
 * moving what the reader sees: most browsers anchor the scroll position, but Safari doesn't.
 */
function layOut(body: HTMLElement): void {
  const before = body.getBoundingClientRect();
  body.style.contentVisibility = 'visible';
  // Reading the height forces layout, so that `layOutSections` can measure the time.
  const { height } = body.getBoundingClientRect();
  if (!CSS.supports('overflow-anchor', 'auto') && before.bottom < 0)
    scrollBy(0, height - before.height);
}

type WhenIdle = (task: () => void) => void;

/** Maximum time in ms for layout per idle period. */
const BUDGET = 8;

/** Makes code a tab stop only if it scrolls. Code in a hidden tab has no width. */
export function setTabStops(): void {
  for (const pre of document.querySelectorAll<HTMLElement>('.code pre'))
    if (pre.clientWidth) pre.tabIndex = pre.scrollWidth > pre.clientWidth ? 0 : -1;
}

/**
 * Lays out all sections of the page while the browser is idle, as many at a time as fit into the
 * budget, and then sets the tab stops.
 */
function layOutSections(whenIdle: WhenIdle): void {
  const bodies = [...document.querySelectorAll<HTMLElement>('[data-body]')];
  const next = () => {
    const end = performance.now() + BUDGET;
    for (let body = bodies.shift(); body; body = bodies.shift()) {
      layOut(body);
      if (performance.now() > end) return whenIdle(next);
    }
    setTabStops();
  };
  whenIdle(next);
}

/** A `%` in an ID may encode nothing. */
function elementOf(hash: string): HTMLElement | null {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {}
  return document.getElementById(id);
}

/**
 * Distance in px from the top of the window above which a section counts as being read: a quarter
 * of the height, or at the end of the page, the heading in the URL or the bottom.
 */
function readingLine(): number {
  if (scrollY === 0 || scrollY + innerHeight < document.documentElement.scrollHeight - 2)
    // A heading that was opened is below the header, or below "On this page" on phones: at 117 px.
    return Math.max(innerHeight / 4, 125);
  // The hash of a demo can have a file extension, and an edit.
  const named = elementOf(location.hash.replace(/\.(?:tsx|js)(?:=.*)?$/, ''));
  const target = named?.getBoundingClientRect().top ?? -1;
  return target < 0 ? innerHeight : target + 1;
}

/** Shows the current heading in the bar "On this page" of narrow windows. */
function showInBar(current: HTMLAnchorElement): void {
  const bar = document.querySelector('[data-toc-bar]');
  const name = bar?.querySelector('[data-toc-current]');
  // A space in the page's HTML would move when the name appears.
  if (name) name.textContent = ` ${current.textContent}`;
  for (const link of bar?.querySelectorAll('a') ?? [])
    link.ariaCurrent = link.hash === current.hash ? 'true' : null;
}

let shown: HTMLAnchorElement | undefined;

/** Marks the current heading in "On this page" and scrolls its row into view there. */
export function markHeading(): void {
  const toc = document.querySelector<HTMLElement>('[data-toc]');
  if (!toc) return;
  const line = readingLine();
  const links = [...toc.querySelectorAll('a')];
  const current =
    links.findLast(({ hash }) => {
      const heading = elementOf(hash);
      return heading && heading.getBoundingClientRect().top < line;
    }) ?? links[0];
  if (current && current !== shown) showInBar((shown = current));
  const marked = toc.querySelector('[aria-current]');
  if (current === marked) return;
  marked?.removeAttribute('aria-current');
  current?.setAttribute('aria-current', 'true');
  if (current) toc.scrollTop = current.offsetTop - toc.clientHeight / 2;
}

/**
 * Runs when the reader first scrolls, presses Tab, or opens a section.
 * @param whenIdle a parameter, because an import would become a file that every page requests
 */
export function followReading(whenIdle: WhenIdle): void {
  addEventListener('scroll', markHeading, { passive: true });
  addEventListener('hashchange', markHeading);
  addEventListener('resize', () => whenIdle(setTabStops));
  markHeading();
  layOutSections(whenIdle);
}
