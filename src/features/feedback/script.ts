import { closest } from '@site/src/components/pageScript';
import { readStored, writeStored } from '@site/src/components/storage';

/** Key of the rating that the reader gave this page, `1` or `0`. */
const storageKey = () => `docs-feedback:${location.pathname}`;

const THUMB = '[data-feedback] button[data-rating]';

function showFailure(root: HTMLElement): void {
  const status = root.querySelector<HTMLElement>('[role=status]');
  root.dataset.state = 'failed';
  if (status) status.textContent = status.dataset.failed ?? '';
}

/** Handles clicks on the thumbs below a page. The form is loaded with the first click. */
export function startFeedback(): void {
  addEventListener('click', (event) => {
    const thumb = closest(event, THUMB);
    const root = thumb?.closest<HTMLElement>('[data-feedback]');
    if (!thumb || !root) return;
    const options = {
      root,
      save: (rating: number) => writeStored('local', storageKey(), String(rating)),
    };
    import('./form')
      .then(({ openFeedback }) => openFeedback(options, thumb.dataset.rating === '1' ? 1 : 0))
      .catch(() => showFailure(root));
  });
}

export function showRating(): void {
  const rating = readStored('local', storageKey());
  for (const thumb of document.querySelectorAll<HTMLElement>(THUMB)) {
    thumb.setAttribute('aria-pressed', String(thumb.dataset.rating === rating));
  }
}
