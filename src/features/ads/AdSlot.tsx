import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useAdConfig } from './AdProvider';
import styles from './AdSlot.module.css';

/**
 * The place of the sponsor's ad, below a page's description. Its height is that of every ad, from
 * the first byte on, so that nothing moves when one comes. `./page` fills it.
 */
export function AdSlot(): ReactNode {
  const { displayRatio } = useAdConfig();
  return <div className={clsx('Ad-root', styles.slot)} data-display-ratio={displayRatio} />;
}
