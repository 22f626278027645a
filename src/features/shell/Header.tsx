import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import { SearchField } from '@site/src/features/search';
import { SettingsButton } from '@site/src/features/settings';
import { repositories } from '@site/src/site/origins';
import { productList, productOfPath } from '@site/src/site/products';
import { Logo } from './Logo';
import styles from './Header.module.css';

/** Id of the element that "Skip to content" leads to. */
export const contentId = 'content';

/** Id of the side navigation: a popover on phones, a column on desktops. */
export const navigationId = 'site-navigation';

function ProductSwitch(): ReactNode {
  const current = productOfPath(useLocation().pathname);
  return (
    <details className={styles.products} data-menu>
      <summary className={styles.productsSummary}>
        <span>
          <span className="visually-hidden">{current ? 'Product: Toolpad ' : 'Choose: '}</span>
          {current?.shortName ?? 'Products'}
        </span>
        {current ? <span className={styles.version}>v{current.version}</span> : null}
        <Icon name="expand_more" size={18} />
      </summary>
      <ul className={styles.menu}>
        {productList.map((product) => (
          <li key={product.key}>
            <Link
              to={product.home}
              className={styles.menuItem}
              aria-current={product === current ? 'true' : undefined}
            >
              <Logo product={product.key} />
              <span>
                <b>{product.name}</b> <span className={styles.version}>v{product.version}</span>
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/versions/" className={styles.menuItem}>
            <Icon name="history" size={24} />
            All versions
          </Link>
        </li>
      </ul>
    </details>
  );
}

/** The bar at the top of every page. Everything in it works without React; what needs a script is hidden where scripts are off. */
export function Header({ hasNavigation }: { hasNavigation: boolean }): ReactNode {
  return (
    <>
      <a className={styles.skip} href={`#${contentId}`}>
        Skip to content
      </a>
      <header className={`navbar ${styles.header}`}>
        {hasNavigation ? (
          <button
            type="button"
            className={`${styles.control} ${styles.menuButton}`}
            popoverTarget={navigationId}
            aria-label="Navigation"
          >
            <Icon name="menu" size={24} />
          </button>
        ) : null}
        <Link to="/" className={styles.brand} aria-label="Toolpad documentation, home">
          <Logo />
          <span className={styles.brandName}>Toolpad</span>
        </Link>
        <ProductSwitch />
        <SearchField className={styles.search} />
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.control}
            data-needs-script
            data-set-mode="cycle"
            aria-label="Color theme"
          >
            <span data-mode-icon="light">
              <Icon name="light_mode" />
            </span>
            <span data-mode-icon="dark">
              <Icon name="dark_mode" />
            </span>
            <span data-mode-icon="system">
              <Icon name="system_mode" />
            </span>
          </button>
          <SettingsButton className={styles.control} />
          <a
            className={`${styles.control} ${styles.source}`}
            href={repositories.product}
            aria-label="Source code on GitHub"
          >
            <Icon name="github" />
          </a>
        </div>
      </header>
    </>
  );
}
