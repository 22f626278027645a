export interface PageFeature {
  /** Adds listeners, once. `early`: clicks and keys from while the feature was loading. */
  start: (early: readonly Event[]) => void;
  watch?: () => void;
}

/** Loads a feature only on pages with elements that match. Input is stored until then. */
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
