import { whenIdle } from '@site/src/components/idle';
import { isBot } from './isBot';

/** Distance in px from the viewport at which the slot is filled. */
const NEAR = 300;

const isOff = process.env.NODE_ENV !== 'production' && process.env.ENABLE_AD_IN_DEV_MODE !== 'true';

/**
 * Fills the sponsor slot of the page in view when the reader comes near it and the page is idle.
 * Not for crawlers; in development the sponsor is asked only with `ENABLE_AD_IN_DEV_MODE=true`, and
 * an in-house ad is shown instead. The code is loaded with the first slot: a page without one needs
 * none of it.
 */
export function watchAds(): void {
  const slot = document.querySelector<HTMLElement>('.Ad-root:not([data-state])');
  if (!slot || isBot(navigator.userAgent)) return;
  slot.dataset.state = 'awaited';
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(
        () =>
          void import('./slot').then(({ runSlot }) => runSlot(slot, !isOff)).catch(() => undefined),
      );
    },
    { rootMargin: `${NEAR}px` },
  );
  observer.observe(slot);
}
