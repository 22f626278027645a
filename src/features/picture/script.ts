import { closest } from '@site/src/components/pageScript';
/** Returns whether a click has no other meaning, such as opening a new tab. */
const isUnmodifiedClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * Opens a picture or a code block at full size when it's clicked. If the viewer can't be loaded,
 * the link opens the picture's file.
 */
export function startPictures(): void {
  document.addEventListener('click', (event) => {
    const control = closest(event, '[data-enlarge]');
    if (!control || !isUnmodifiedClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    import('./show').then(
      ({ showLarge }) => showLarge(control, event),
      () => control instanceof HTMLAnchorElement && location.assign(control.href),
    );
  });
}
