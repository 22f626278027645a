import clsx from 'clsx';
import { createContext, useContext, type ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { inHouseAds } from './inHouse';
import { DISPLAY_RATIO } from './decide';
import styles from './AdSlot.module.css';

interface AdConfig {
  /** Share of displayed ads that are reported to analytics (docs/behavior.md#sponsor-slot). */
  displayRatio: number;
}

export const adConfig: AdConfig = { displayRatio: DISPLAY_RATIO };

const AdConfigContext = createContext<AdConfig | null>(null);

export function AdProvider({
  config,
  children,
}: {
  config: AdConfig;
  children: ReactNode;
}): ReactNode {
  return <AdConfigContext value={config}>{children}</AdConfigContext>;
}

/** Returns the ad config. @throws an error that names `AdProvider` outside of it */
export function useAdConfig(): AdConfig {
  const config = useContext(AdConfigContext);
  if (!config) {
    throw new Error('Could not find the ad config: wrap the component in `AdProvider`.');
  }
  return config;
}

/** Chooses an ad by the URL of the page, so that each build gives the same bytes. */
function adOf(pathname: string) {
  const sum = [...pathname].reduce((total, each) => total + (each.codePointAt(0) ?? 0), 0);
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
    <div
      className={clsx('Ad-root', styles.slot)}
      data-display-ratio={displayRatio}
      data-ga-event-category="ad"
      data-ga-event-action="click"
      data-ga-event-label={`${ad.label}-body-top-image`}
      data-nosnippet=""
    >
      <div data-part="in-house">
        <a href={ad.link} target="_blank" rel="noopener sponsored">
          <img src={ad.img} alt="" width="130" height="100" />
          <span>
            <b>{ad.name}</b>
            {/* A single text, because browsers may paint between two while the page arrives. */}
            {` ${t(ad.description)}`}
          </span>
        </a>
        <small>{t('ad.by', { name: ad.poweredby })}</small>
      </div>
    </div>
  );
}
