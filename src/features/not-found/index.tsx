import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { productList } from '@site/src/site/products';
import { SearchField } from '@site/src/features/search';
import styles from './NotFoundPage.module.css';

/** Says that there is no such page; the page script fills in the nearest ones, see `script.ts`. They come last, so that nothing moves. */
export function NotFoundPage(): ReactNode {
  return (
    <main className={`prose ${styles.main}`}>
      <h1>Page not found</h1>
      <p>
        Nothing is published at this address. It may have moved, or the link has a typo.{' '}
        <code data-missing-path data-needs-script>
          &nbsp;
        </code>
      </p>
      <SearchField className={styles.search} />
      <h2>Start here</h2>
      <ul>
        {productList.map((product) => (
          <li key={product.key}>
            <Link to={product.home}>{product.name}</Link>
          </li>
        ))}
      </ul>
      <div data-nearest-pages hidden>
        <h2>Nearest pages</h2>
        <ul />
      </div>
    </main>
  );
}
