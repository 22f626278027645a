import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import type { MessageKey } from '@site/src/features/i18n';
import { LocalLink } from '@site/src/components/link/LocalLink';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { SearchField } from '@site/src/features/search';
import { Logo } from '@site/src/features/shell';
import { productList, type ProductKey } from '@site/src/site/products';
import styles from './index.module.css';

const starts: Record<ProductKey, { label: MessageKey; to: string }[]> = {
  core: [
    { label: 'home.install', to: '/toolpad/core/introduction/installation/' },
    { label: 'home.tutorial', to: '/toolpad/core/introduction/tutorial/' },
    { label: 'home.allComponents', to: '/toolpad/core/all-components/' },
  ],
  studio: [
    { label: 'home.install', to: '/toolpad/studio/getting-started/installation/' },
    { label: 'home.firstApp', to: '/toolpad/studio/getting-started/first-app/' },
    { label: 'home.fileSchema', to: '/toolpad/studio/reference/file-schema/' },
  ],
};

/** `/toolpad/`: choose a product. */
export default function Home(): ReactNode {
  const t = useTranslate();
  return (
    <Layout title={t('home.title')} description={t('home.description')}>
      <main className={styles.main}>
        <h1 className={styles.title}>{t('home.heading')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <div data-search-home="">
          <SearchField className={styles.search} />
        </div>
        <div className={styles.products}>
          {productList.map((product) => (
            <section key={product.key} className={styles.product} aria-labelledby={product.key}>
              <Logo product={product.key} size={32} />
              <h2 id={product.key}>
                <LocalLink to={product.home}>{product.name}</LocalLink>{' '}
                <span className={styles.version}>v{product.version}</span>
              </h2>
              <p>{t(`home.${product.key}`)}</p>
              {product.key === 'studio' ? (
                <p className={styles.notice}>{t('home.deprecated')}</p>
              ) : null}
              <ul>
                {starts[product.key].map(({ label, to }) => (
                  <li key={to}>
                    <LocalLink to={to}>
                      {t(label)} <Icon name="arrow_forward" size={16} directional />
                    </LocalLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </main>
    </Layout>
  );
}
