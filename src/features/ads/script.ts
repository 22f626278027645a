import { whenIdle } from '@site/src/components/pageScript';

const isOff = process.env.NODE_ENV !== 'production' && process.env.ENABLE_AD_IN_DEV_MODE !== 'true';

/**
 * Loads the code for the current page's slot when the page is idle. In development, the sponsor's
 * ad is requested only with `ENABLE_AD_IN_DEV_MODE=true`.
 */
export function watchAds(): void {
  const slot = document.querySelector<HTMLElement>('.Ad-root:not([data-state])');
  if (!slot) return;
  slot.dataset.state = 'awaited';
  whenIdle(
    () =>
      void import('./slot').then(({ watchSlot }) => watchSlot(slot, !isOff)).catch(() => undefined),
  );
}
