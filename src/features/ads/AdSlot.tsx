import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useAdConfig } from './AdProvider';
import styles from './AdSlot.module.css';

/**
 * Slot for the sponsor's ad, below a page's description. The height of an ad is reserved from the
 * start, so that nothing moves when one loads. `script.ts` fills the slot.
 */
export function AdSlot(): ReactNode {
  const { displayRatio } = useAdConfig();
  return <div className={clsx('Ad-root', styles.slot)} data-display-ratio={displayRatio} />;
}
