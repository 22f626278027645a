import { element } from '@site/src/components/element';
import { createTranslate } from '@site/src/features/i18n';
import { inHouseAds } from './inHouse';
import { adElement } from './show';

/**
 * Code for the ads that the slot renders itself. It's one file, loaded on demand, because the
 * sponsor's script renders its own ads.
 */
export { requestAd } from './request';
export { adElement, pixelElement } from './show';

/** @param random random number from 0 to 1 that selects the ad */
export function inHouseElement(random: number): HTMLElement {
  const ad = inHouseAds[Math.floor(random * inHouseAds.length)] ?? inHouseAds[0];
  return adElement({ ...ad, description: createTranslate()(`ad.${ad.name}`) });
}

/** Message for readers with an ad blocker, asking for an exception. */
export const messageElement = (): HTMLElement => element('p', {}, createTranslate()('ad.blocked'));
