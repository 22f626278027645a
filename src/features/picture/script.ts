/** A press that asks the browser for something else, such as a new tab. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Opens a picture large where it is pressed. Where the viewer cannot be loaded the link leads to the picture's file. */
export function startPictures(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-picture]');
    if (!link || !isPlain(event) || event.defaultPrevented) return;
    event.preventDefault();
    import('./show').then(
      ({ showPicture }) => showPicture(link),
      () => location.assign(link.href),
    );
  });
}
