import { closest } from '@site/src/components/closest';
import { storeRating, readRating } from './memory';

const THUMB = '[data-feedback] button[data-rating]';

/** Without the code of the form nothing can be sent. */
function showFailure(root: HTMLElement): void {
  const status = root.querySelector<HTMLElement>('[role=status]');
  root.dataset.state = 'failed';
  if (status) status.textContent = status.dataset.failed ?? '';
}

/** Starts the thumbs below a page. The form is loaded with the first click on one. */
export function startFeedback(): void {
  const open = (event: Event) => {
    const thumb = closest(event, THUMB);
    const root = thumb?.closest<HTMLElement>('[data-feedback]');
    if (!thumb || !root) return;
    const options = { root, keep: (rating: number) => storeRating(location.pathname, rating) };
    import('./form')
      .then(({ openFeedback }) => openFeedback(options, thumb.dataset.rating === '1' ? 1 : 0))
      .catch(() => showFailure(root));
  };
  // A page that was reloaded for a new worker opens the form again, which is no click of the
  // reader.
  addEventListener('click', open);
  addEventListener('feedback:open', open);
}

/** Shows which rating the reader has given to the page in view. */
export function showRating(): void {
  const rating = readRating(location.pathname);
  for (const thumb of document.querySelectorAll<HTMLElement>(THUMB)) {
    thumb.setAttribute('aria-pressed', String(thumb.dataset.rating === rating));
  }
}
