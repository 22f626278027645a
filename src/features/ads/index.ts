import type { AdConfig } from './AdProvider';
import { DISPLAY_RATIO } from './timing';

export { AdProvider, useAdConfig, type AdConfig } from './AdProvider';
export { AdSlot } from './AdSlot';

/** Ad config of this site. */
export const adConfig: AdConfig = { displayRatio: DISPLAY_RATIO };
