import { whenIdle } from '@site/src/components/idle';

/**
 * Lets the browser lay out a section that it has skipped (`content-visibility` in
 * `src/css/prose.css`). What the reader sees stays where it is: most browsers anchor the scroll
 * position, Safari doesn't.
 */
function layOut(body: HTMLElement): void {
  const isAnchored = CSS.supports('overflow-anchor', 'auto');
  const before = isAnchored ? undefined : body.getBoundingClientRect();
  body.style.contentVisibility = 'visible';
  if (before && before.bottom < 0) scrollBy(0, body.getBoundingClientRect().height - before.height);
}

/** Sections that are laid out at once: each frame costs extra, and all of them in one would be a long task. */
const SECTIONS = 6;

/**
 * Lays out the sections of the page in view, a few at a time while the browser is idle, so that
 * the page gets its real height without a long task. The End key doesn't wait for that.
 */
export function layOutSections(): void {
  const bodies = [...document.querySelectorAll<HTMLElement>('[data-body]')];
  const next = () => {
    bodies.splice(0, SECTIONS).forEach(layOut);
    if (bodies.length > 0) whenIdle(next);
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'End') bodies.splice(0).forEach(layOut);
  });
  if (document.readyState === 'complete') whenIdle(next);
  else addEventListener('load', () => whenIdle(next), { once: true });
}
