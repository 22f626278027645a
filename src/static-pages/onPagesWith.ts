/**
 * A feature that is loaded only on pages with its elements. `watch` looks at those of the page in view; `start` listens, once, and is given
 * what the reader pressed last while the feature was loading, so that no press is lost.
 */
export function onPagesWith(
  selector: string,
  load: () => Promise<{ start: (pressed?: EventTarget | null) => void; watch?: () => void }>,
): () => void {
  let loading: ReturnType<typeof load> | undefined;
  return () => {
    if (!document.querySelector(selector)) return;
    if (loading) {
      loading.then(
        ({ watch }) => watch?.(),
        () => undefined,
      );
      return;
    }
    let pressed: EventTarget | null | undefined;
    const hold = ({ target }: Event) => (pressed = target);
    addEventListener('click', hold);
    loading = load();
    loading
      .then(
        ({ start, watch }) => {
          start(pressed);
          watch?.();
        },
        () => {
          loading = undefined;
        },
      )
      .finally(() => removeEventListener('click', hold));
  };
}
