import { element } from '@site/src/components/element';
import { createTranslate } from '@site/src/features/i18n';
import type { Ad } from './inHouse';

const t = createTranslate();

/** Renders an ad. Strings are set as text, because they can come from an untrusted source. */
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

/** Impression pixel: a hidden image. */
export const pixelElement = (src: string): HTMLImageElement =>
  element('img', { src, alt: '', hidden: '' });
