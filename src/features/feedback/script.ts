import { closest } from '@site/src/components/pageScript';
import { readStored, writeStored } from '@site/src/components/storage';

const storageKey = (page: string) => `docs-feedback:${page}`;

/** Rating that the reader gave a page, `1` or `0`; `null` if there's none. */
const readRating = (page: string): string | null => readStored('local', storageKey(page));

/** If storing is denied, the rating is shown until the reader leaves the page. */
const storeRating = (page: string, rating: number): void =>
  writeStored('local', storageKey(page), String(rating));

const THUMB = '[data-feedback] button[data-rating]';

function showFailure(root: HTMLElement): void {
  const status = root.querySelector<HTMLElement>('[role=status]');
  root.dataset.state = 'failed';
  if (status) status.textContent = status.dataset.failed ?? '';
}

/** Handles clicks on the thumbs below a page. The form is loaded with the first click. */
export function startFeedback(): void {
  const open = (event: Event) => {
    const thumb = closest(event, THUMB);
    const root = thumb?.closest<HTMLElement>('[data-feedback]');
    if (!thumb || !root) return;
    const options = { root, save: (rating: number) => storeRating(location.pathname, rating) };
    import('./form')
      .then(({ openFeedback }) => openFeedback(options, thumb.dataset.rating === '1' ? 1 : 0))
      .catch(() => showFailure(root));
  };
  addEventListener('click', open);
  // Dispatched by `pageState.ts`, which restores the form after a reload for a new worker.
  addEventListener('feedback:open', open);
}

export function showRating(): void {
  const rating = readRating(location.pathname);
  for (const thumb of document.querySelectorAll<HTMLElement>(THUMB)) {
    thumb.setAttribute('aria-pressed', String(thumb.dataset.rating === rating));
  }
}
