import { createTranslate } from '@site/src/features/i18n';
import type { Ad } from './inHouse';

const t = createTranslate();

function element(tag: string, text: string, className = ''): HTMLElement {
  const created = document.createElement(tag);
  created.textContent = text;
  if (className) created.className = className;
  return created;
}

/** An ad as the page shows it. Texts are set as texts: they may come from anywhere. */
export function adElement({ title, description, img, link, poweredby }: Ad): HTMLElement {
  const root = element('div', '');
  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.target = '_blank';
  anchor.rel = 'noopener sponsored';
  if (img) {
    const image = document.createElement('img');
    Object.assign(image, { src: img, alt: '', width: 130, height: 100 });
    anchor.append(image);
  }
  const text = element('span', '');
  if (title) text.append(element('b', title), ' ');
  text.append(description);
  anchor.append(text);
  root.append(anchor, element('small', t('ad.by', { name: poweredby })));
  return root;
}

/** An impression pixel: an image that is loaded and not shown. */
export function pixelElement(src: string): HTMLImageElement {
  const image = document.createElement('img');
  Object.assign(image, { src, alt: '', hidden: true });
  return image;
}
