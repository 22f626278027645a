import { whenIdle } from '@site/src/components/idle';

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

/** Maximum time in ms for layout per idle period. */
const BUDGET = 8;

/**
 * Lays out all sections of the current page once the reader scrolls: while the browser is idle, as
 * many at a time as fit into the budget. Pages that nobody scrolls cost nothing. The End key
 * doesn't wait.
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
