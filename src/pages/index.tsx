import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import { SearchField } from '@site/src/features/search';
import { Logo } from '@site/src/features/shell';
import { productList, type ProductKey } from '@site/src/site/products';
import styles from './index.module.css';

const starts: Record<ProductKey, { label: string; to: string }[]> = {
  core: [
    { label: 'Install', to: '/core/introduction/installation/' },
    { label: 'Tutorial', to: '/core/introduction/tutorial/' },
    { label: 'All components', to: '/core/all-components/' },
  ],
  studio: [
    { label: 'Install', to: '/studio/getting-started/installation/' },
    { label: 'Build your first app', to: '/studio/getting-started/first-app/' },
    { label: 'File schema', to: '/studio/reference/file-schema/' },
  ],
};

/** `/toolpad/`: choose a product. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Documentation"
      description="Choose a product: React components for internal tools, or a low-code builder. Every sample and demo runs against the package."
    >
      <main className={styles.main}>
        <h1 className={styles.title}>Internal tools, documented by running them</h1>
        <p className={styles.lead}>
          Every sample on these pages compiles against the version it speaks of, every demo runs the
          published package, and every API table is read from its types.
        </p>
        <div data-search-home="">
          <SearchField className={styles.search} />
        </div>
        <div className={styles.products}>
          {productList.map((product) => (
            <section key={product.key} className={styles.product} aria-labelledby={product.key}>
              <Logo product={product.key} size={32} />
              <h2 id={product.key}>
                <Link to={product.home}>{product.name}</Link>{' '}
                <span className={styles.version}>v{product.version}</span>
              </h2>
              <p>{product.purpose}</p>
              {product.key === 'studio' ? (
                <p className={styles.notice}>Deprecated: for new projects use Toolpad Core.</p>
              ) : null}
              <ul>
                {starts[product.key].map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>
                      {label} <Icon name="arrow_forward" size={16} directional />
                    </Link>
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
