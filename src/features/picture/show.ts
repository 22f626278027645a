import { openDialog } from '@site/src/components/dialog';
import { createTranslate } from '@site/model/facts/messages/translate';

function largeImage(image: HTMLImageElement): HTMLImageElement {
  const large = image.cloneNode() as HTMLImageElement;
  // Makes the browser choose a file that is sharp at full size.
  large.sizes = `${image.getAttribute('width')}px`;
  return large;
}

/** Shows a picture or code block in a dialog, unless the reader pressed Escape since the click. */
export function showLarge(control: HTMLElement, { timeStamp }: Event): void {
  if ((window.escapedAt ?? 0) > timeStamp) return;
  const t = createTranslate();
  const figure = control.closest('figure');
  const image = control.querySelector('img');
  if (image) {
    const caption = figure?.querySelector('figcaption')?.textContent ?? undefined;
    openDialog({ title: image.alt, close: t('closePicture'), content: largeImage(image), caption });
  } else if (figure) {
    const code = figure.cloneNode(true) as Element;
    code.querySelectorAll('button, label').forEach((control) => control.remove());
    openDialog({ title: t('code.large'), close: t('code.closeLarge'), content: code });
  }
}
