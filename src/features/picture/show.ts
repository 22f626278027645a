import { createTranslate } from '@site/src/features/i18n';

const cross =
  '<svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path d="m5 5 10 10M15 5 5 15" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>';

function closeButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', label);
  button.innerHTML = cross;
  return button;
}

/** The frame that scrolls where the picture is wider than the window; by keyboard too. */
function frameOf(image: HTMLImageElement): HTMLElement {
  const large = new Image();
  large.alt = image.alt;
  // The size it has here decides which of its files is sharp enough.
  large.sizes = `${image.getAttribute('width')}px`;
  large.srcset = image.srcset;
  large.src = image.src;
  large.width = Number(image.getAttribute('width'));
  large.height = Number(image.getAttribute('height'));
  const frame = document.createElement('div');
  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  frame.append(large);
  return frame;
}

/** Shows a picture in a dialog over the page. Escape, the button and a press beside the picture close it; the focus returns to the link. */
export function showPicture(link: HTMLAnchorElement): void {
  const image = link.querySelector('img');
  if (!image || document.querySelector('dialog[data-picture-viewer]')) return;
  const t = createTranslate(document.documentElement.lang.slice(0, 2) || undefined);
  const dialog = document.createElement('dialog');
  dialog.dataset.pictureViewer = '';
  dialog.setAttribute('aria-label', image.alt);
  const button = closeButton(t('closePicture'));
  const frame = frameOf(image);
  frame.setAttribute('aria-label', image.alt);
  dialog.append(button, frame);
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent;
  if (caption) {
    const text = document.createElement('p');
    text.textContent = caption;
    dialog.append(text);
  }
  button.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
