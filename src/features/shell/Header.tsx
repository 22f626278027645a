import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons/icons';
import { LocalLink } from '@site/src/components/link/LocalLink';
import { menuClasses } from '@site/src/components/menu/menu';
import { useDocumentedVersion } from '@site/src/components/version/useDocumentedVersion';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { SearchField } from '@site/src/features/search/search';
import { SettingsButton } from '@site/src/features/settings/settings';
import { elementIds } from '@site/model/facts/elementIds';
import { repositories } from '@site/model/facts/origins';
import { pathnameToLanguage } from '@site/model/facts/paths';
import { preferences } from '@site/model/facts/preferences';
import { defaultProduct, type Product, productList } from '@site/model/facts/products';
import { sameTopic } from '@site/model/facts/links';
import styles from './Header.module.css';

/** Logo of the site or a product: four tiles, one of them raised. Decorative. */
export function Logo({
  product = defaultProduct,
  size = 24,
}: {
  product?: Product;
  size?: number;
}): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <rect x="2" y="2" width="9" height="9" rx="2.5" fill="currentColor" />
      <rect x="2" y="13" width="9" height="9" rx="2.5" fill="currentColor" opacity=".45" />
      <rect x="13" y="13" width="9" height="9" rx="2.5" fill="currentColor" opacity=".7" />
      {product.logo === 'diamond' ? (
        <path d="M17.5 2.2 21.8 6.5 17.5 10.8 13.2 6.5Z" fill="currentColor" />
      ) : (
        <rect x="13" y="2" width="9" height="9" rx="2.5" stroke="currentColor" strokeWidth="1.8" />
      )}
    </svg>
  );
}

function ProductSwitch(): ReactNode {
  const t = useTranslate();
  const page = pathnameToLanguage(useLocation().pathname).canonicalAsServer;
  const current = useDocumentedVersion();
  return (
    <div className={`${styles.products} ${menuClasses.anchor}`}>
      <button
        type="button"
        className={styles.productsButton}
        popoverTarget={elementIds.products}
        data-press={current ? '' : undefined}
      >
        <span className="visually-hidden">
          {t(current ? 'shell.product' : 'shell.chooseProduct')}
        </span>
        {current?.product.shortName ?? t('shell.products')}
        {current ? <span className={styles.version}>{current.label}</span> : null}
        <Icon name="expand_more" size={18} />
      </button>
      <ul id={elementIds.products} popover="auto" className={`${styles.menu} ${menuClasses.menu}`}>
        {productList.map((product) => (
          <li key={product.key}>
            <LocalLink
              to={sameTopic(product.key, page) ?? product.home}
              className={styles.menuItem}
              aria-current={product === current?.product ? 'true' : undefined}
            >
              <Logo product={product} />
              <b>
                {product.name} <span className={styles.version}>{`v${product.version}`}</span>
              </b>
            </LocalLink>
          </li>
        ))}
        <li>
          <LocalLink to="/toolpad/versions/" className={styles.menuItem}>
            <Icon name="history" size={24} />
            {t('shell.allVersions')}
          </LocalLink>
        </li>
      </ul>
    </div>
  );
}

/** Works without React. Controls that need a script are hidden without JavaScript. */
export function Header({ hasNavigation }: { hasNavigation: boolean }): ReactNode {
  const t = useTranslate();
  return (
    <>
      {/* A part of the header would move when the rest is parsed. */}
      <Head>
        <link rel="expect" href={`#${elementIds.header}`} blocking="render" />
      </Head>
      <a className={styles.skip} href={`#${elementIds.content}`}>
        {t('shell.skip')}
      </a>
      <header id={elementIds.header} className={`navbar ${styles.header}`}>
        {hasNavigation ? (
          <button
            type="button"
            className={`${styles.control} ${styles.menuButton}`}
            popoverTarget={elementIds.navigation}
            aria-label={t('shell.navigation')}
          >
            <Icon name="menu" size={24} />
          </button>
        ) : null}
        <LocalLink to="/toolpad/" className={styles.brand} aria-label={t('shell.home')}>
          <Logo />
          <span className={styles.brandName}>Toolpad</span>
        </LocalLink>
        <ProductSwitch />
        <SearchField className={styles.search} />
        <div className={styles.controls}>
          <button type="button" className={styles.control} data-needs-script data-set-mode="toggle">
            {preferences.mode.values.map((mode) => (
              <span key={mode} data-mode-icon={mode}>
                <Icon name={`${mode}_mode`} />
                <span className="visually-hidden">
                  {t('shell.colorTheme', { mode: t(`mode.${mode}`) })}
                </span>
              </span>
            ))}
          </button>
          <SettingsButton className={styles.control} />
          <a
            className={`${styles.control} ${styles.source}`}
            href={repositories.product}
            aria-label={t('shell.source')}
          >
            <Icon name="github" />
          </a>
        </div>
      </header>
    </>
  );
}
