import { element } from '@site/src/components/element';
import { createTranslate } from '@site/src/features/i18n';

/**
 * Code for what the slot renders itself. It's one file, loaded on demand, because the sponsor's
 * script renders its own ads.
 */
export { requestAd } from './request';
export { adElement, pixelElement } from './show';

/** Message for readers with an ad blocker, asking for an exception. */
export const messageElement = (): HTMLElement => element('p', {}, createTranslate()('ad.blocked'));
