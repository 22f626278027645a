import { closest } from '@site/src/components/closest';
/** A press that asks the browser for something else, such as a new tab. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * Opens a picture or a code block large where it is pressed. Where the viewer cannot be loaded the
 * link leads to the picture's file.
 */
export function startPictures(): void {
  document.addEventListener('click', (event) => {
    const control = closest(event, '[data-enlarge]');
    if (!control || !isPlain(event) || event.defaultPrevented) return;
    event.preventDefault();
    import('./show').then(
      ({ showLarge }) => showLarge(control),
      () => control instanceof HTMLAnchorElement && location.assign(control.href),
    );
  });
}
