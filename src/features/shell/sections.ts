import { whenIdle } from '@site/src/components/idle';

/**
 * Lets the browser lay out a section that it has skipped (`content-visibility` in
 * `src/css/prose.css`). What the reader sees stays where it is: most browsers anchor the scroll
 * position, Safari doesn't.
 */
function layOut(body: HTMLElement): void {
  const before = body.getBoundingClientRect();
  body.style.contentVisibility = 'visible';
  // Reading the height lays the section out at once, so that `layOutSections` can measure the time.
  const { height } = body.getBoundingClientRect();
  if (!CSS.supports('overflow-anchor', 'auto') && before.bottom < 0)
    scrollBy(0, height - before.height);
}

/** Time in ms that laying out sections may take of an idle period. */
const BUDGET = 8;

/**
 * Lays out all sections of the page in view once the reader scrolls: as many at a time as fit into
 * the budget, while the browser is idle. A page that nobody scrolls doesn't pay for its end. The
 * End key doesn't wait.
 */
export function layOutSections(): void {
  const bodies = [...document.querySelectorAll<HTMLElement>('[data-body]')];
  const next = () => {
    const end = performance.now() + BUDGET;
    for (let body = bodies.shift(); body; body = bodies.shift()) {
      layOut(body);
      if (performance.now() > end) return whenIdle(next);
    }
  };
  addEventListener('scroll', () => whenIdle(next), { once: true, passive: true });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'End') bodies.splice(0).forEach(layOut);
  });
}
