import { whenIdle } from '@site/src/components/pageScript';

/** Distance in px from the viewport at which the slot is filled. */
const MARGIN = 300;

const isOff = process.env.NODE_ENV !== 'production' && process.env.ENABLE_AD_IN_DEV_MODE !== 'true';

/**
 * Replaces the in-house ad in the current page's slot when it's near the viewport and the page is
 * idle. In development, the sponsor's ad is requested only with `ENABLE_AD_IN_DEV_MODE=true`. The
 * code loads with the first slot, so pages without a slot don't load it.
 */
export function watchAds(): void {
  const slot = document.querySelector<HTMLElement>('.Ad-root:not([data-state])');
  if (!slot) return;
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
    { rootMargin: `${MARGIN}px` },
  );
  observer.observe(slot);
}
