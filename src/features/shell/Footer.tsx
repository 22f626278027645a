import type { ReactNode } from 'react';
import { LocalLink } from '@site/src/components/link/LocalLink';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { repositories } from '@site/src/site/origins';
import { productList } from '@site/src/site/products';
import styles from './Footer.module.css';

/** Footer of all pages. */
export function Footer(): ReactNode {
  const t = useTranslate();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <span className={styles.brand}>Toolpad</span>
        <nav aria-label={t('shell.site')} className={styles.links}>
          {productList.map((product) => (
            <LocalLink key={product.key} to={product.home}>
              {product.name}
            </LocalLink>
          ))}
          <LocalLink to="/toolpad/versions/">{t('shell.versions')}</LocalLink>
          <LocalLink to="/toolpad/production-error/">{t('shell.productionErrors')}</LocalLink>
          <a href={repositories.product}>GitHub</a>
        </nav>
        <button type="button" className={styles.keys} data-press="" data-needs-script="">
          {t('shortcuts')}
        </button>
        <span className={styles.license}>{t('shell.license')}</span>
      </div>
    </footer>
  );
}
