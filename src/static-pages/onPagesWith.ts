/** The code of a feature. */
export interface PageFeature {
  /** Adds listeners, once. `early`: clicks and keys from while the feature was loading. */
  start: (early: readonly Event[]) => void;
  /** Handles the elements of the page in view. */
  watch?: () => void;
}

/** A feature whose code is loaded only on pages with its elements. No input is lost meanwhile. */
export function onPagesWith(selector: string, load: () => Promise<PageFeature>): () => void {
  let loading: Promise<PageFeature> | undefined;
  return () => {
    if (!document.querySelector(selector)) return;
    const isFirst = !loading;
    const early: Event[] = [];
    const hold = (event: Event) => early.push(event);
    addEventListener('click', hold);
    addEventListener('keydown', hold);
    loading ??= load();
    loading
      .then(
        ({ start, watch }) => {
          if (isFirst) start(early);
          watch?.();
        },
        () => {
          loading = undefined;
        },
      )
      .finally(() => {
        removeEventListener('click', hold);
        removeEventListener('keydown', hold);
      });
  };
}
