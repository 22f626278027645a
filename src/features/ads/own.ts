import { element } from '@site/src/components/element';
import { createTranslate } from '@site/src/features/i18n';
import { inHouseAds } from './inHouse';
import { adElement } from './show';

/**
 * What the slot shows by itself, in one file that is loaded when it is needed: the sponsor's script
 * brings its own ad.
 */
export { requestAd } from './request';
export { adElement, pixelElement } from './show';

/** @param draw from 0 to 1, picks the ad */
export function inHouseElement(draw: number): HTMLElement {
  const ad = inHouseAds[Math.floor(draw * inHouseAds.length)] ?? inHouseAds[0];
  return adElement({ ...ad, description: createTranslate()(`ad.${ad.name}`) });
}

/** Asks a reader whose browser blocks ads for an exception. */
export const messageElement = (): HTMLElement => element('p', {}, createTranslate()('ad.blocked'));
