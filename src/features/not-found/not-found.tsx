import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { LocalLink } from '@site/src/components/link/LocalLink';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { productList } from '@site/model/facts/products';
import { SearchField } from '@site/src/features/search/search';
import styles from './NotFoundPage.module.css';

/** 404 message. `script.ts` adds the closest matches before the links below, which wait for it. */
export function NotFoundPage(): ReactNode {
  const t = useTranslate();
  const pages = useBaseUrl('/pages.json');
  return (
    <main
      className="prose"
      // The script fills in the words of the missing URL.
      data-search-missing={t('search.missing', { query: '{query}' })}
    >
      <h1>{t('notFound.title')}</h1>
      <p>
        {t('notFound.text')}{' '}
        <code className={styles.missing} data-missing-path data-needs-script>
          &nbsp;
        </code>
      </p>
      <SearchField className={styles.search} />
      <div data-nearest-pages={pages} hidden>
        <h2>{t('notFound.nearest')}</h2>
        <ul />
      </div>
      <div className={styles.start}>
        <h2>{t('notFound.start')}</h2>
        <ul>
          {productList.map((product) => (
            <li key={product.key}>
              <LocalLink to={product.home}>{product.name}</LocalLink>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
