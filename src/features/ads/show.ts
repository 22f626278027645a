import { element } from '@site/src/components/element';
import { createTranslate } from '@site/src/features/i18n';
import type { Ad } from './inHouse';

const t = createTranslate();

/** An ad as the page shows it. Strings are set as text, because they may come from anywhere. */
export function adElement({ title, description, img, link, poweredby }: Ad): HTMLElement {
  const picture = img ? [element('img', { src: img, alt: '', width: '130', height: '100' })] : [];
  const name = title ? [element('b', {}, title), ' '] : [];
  return element(
    'div',
    {},
    element(
      'a',
      { href: link, target: '_blank', rel: 'noopener sponsored' },
      ...picture,
      element('span', {}, ...name, description),
    ),
    element('small', {}, t('ad.by', { name: poweredby })),
  );
}

/** An impression pixel: an image that is loaded and not shown. */
export const pixelElement = (src: string): HTMLImageElement =>
  element('img', { src, alt: '', hidden: '' });
