import { closest, showFailure } from '@site/src/components/pageScript';
/**
 * Opens a picture or a code block at full size when it's clicked. If the viewer can't be loaded,
 * the link opens the picture's file.
 */
export function startPictures(): void {
  document.addEventListener('click', (event) => {
    const control = closest(event, '[data-enlarge]');
    const { ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
    // Such clicks have other meanings, such as opening a new tab.
    if (!control || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return;
    event.preventDefault();
    import('./show').then(
      ({ showLarge }) => showLarge(control, event),
      () => (control instanceof HTMLAnchorElement ? location.assign(control.href) : showFailure()),
    );
  });
}
