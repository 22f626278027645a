import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { repositories } from '@site/src/site/origins';
import { productList } from '@site/src/site/products';
import { Logo } from './Logo';
import styles from './Footer.module.css';

/** The end of every page. */
export function Footer(): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <span className={styles.brand}>
          <Logo size={20} /> Toolpad
        </span>
        <nav aria-label="Site" className={styles.links}>
          {productList.map((product) => (
            <Link key={product.key} to={product.home}>
              {product.name}
            </Link>
          ))}
          <Link to="/versions/">Versions</Link>
          <Link to="/production-error/">Production errors</Link>
          <a href={repositories.product}>GitHub</a>
        </nav>
        <span className={styles.license}>MIT licensed</span>
      </div>
    </footer>
  );
}
