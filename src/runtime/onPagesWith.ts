import { loadOnce } from '@site/src/components/pageScript';

export interface PageFeature {
  /** Adds listeners, once. `early`: clicks and keys from while the feature was loading. */
  start: (early: readonly Event[]) => void;
  watch?: () => void;
}

/** Loads a feature only on pages with elements that match. Input is stored until then. */
export function onPagesWith(selector: string, load: () => Promise<PageFeature>): () => void {
  let isFirst = true;
  const loadFeature = loadOnce(load);
  return () => {
    if (!document.querySelector(selector)) return;
    const early: Event[] = [];
    const hold = (event: Event) => early.push(event);
    addEventListener('click', hold);
    addEventListener('keydown', hold);
    loadFeature()
      .then(
        ({ start, watch }) => {
          if (isFirst) start(early);
          isFirst = false;
          watch?.();
        },
        () => undefined,
      )
      .finally(() => {
        removeEventListener('click', hold);
        removeEventListener('keydown', hold);
      });
  };
}
