import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { useAdConfig } from './AdProvider';
import { inHouseAds } from './inHouse';
import styles from './AdSlot.module.css';

/** Chooses an ad by the URL of the page, so that each build gives the same bytes. */
function adOf(pathname: string) {
  const sum = [...pathname].reduce(
    (total, character) => total + (character.codePointAt(0) ?? 0),
    0,
  );
  return inHouseAds[sum % inHouseAds.length] ?? inHouseAds[0];
}

/**
 * Slot for the sponsor's ad, below a page's description. It contains an in-house ad, which
 * `script.ts` replaces with the sponsor's. Both have the same height, so that nothing moves.
 */
export function AdSlot({ pathname }: { pathname: string }): ReactNode {
  const t = useTranslate();
  const { displayRatio } = useAdConfig();
  const ad = adOf(pathname);
  return (
    <div className={clsx('Ad-root', styles.slot)} data-display-ratio={displayRatio}>
      <div data-part="in-house">
        <a href={ad.link} target="_blank" rel="noopener sponsored">
          <img src={ad.img} alt="" width="130" height="100" />
          <span>
            <b>{ad.title}</b>
            {/* A single text, because browsers may paint between two while the page arrives. */}
            {` ${t(`ad.${ad.name}`)}`}
          </span>
        </a>
        <small>{t('ad.by', { name: ad.poweredby })}</small>
      </div>
    </div>
  );
}
