import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { repositories } from '@site/src/site/origins';
import { productList } from '@site/src/site/products';
import styles from './versions.module.css';

/** `/toolpad/versions/`: which version of each product these pages speak of. */
export default function Versions(): ReactNode {
  return (
    <Layout
      title="Versions"
      description="The versions of Toolpad Core and Toolpad Studio that this documentation covers, with their packages and releases."
    >
      <main className={`prose ${styles.main}`}>
        <h1>Versions</h1>
        <p>Pages, samples and demos are checked against exactly these packages.</p>
        <div className="table" tabIndex={0} role="group" aria-label="Versions">
          <table>
            <thead>
              <tr>
                <th scope="col">Product</th>
                <th scope="col">Version</th>
                <th scope="col">Package</th>
                <th scope="col">Released</th>
                <th scope="col">Documentation</th>
              </tr>
            </thead>
            <tbody>
              {productList.map((product) => (
                <tr key={product.key}>
                  <th scope="row">{product.name}</th>
                  <td>
                    <a href={`${repositories.product}/releases/tag/v${product.version}`}>
                      v{product.version}
                    </a>
                  </td>
                  <td>
                    <a
                      href={`https://www.npmjs.com/package/${product.package}/v/${product.version}`}
                    >
                      <code>{product.package}</code>
                    </a>
                  </td>
                  <td>{product.released}</td>
                  <td>
                    <Link to={product.home}>Read</Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </main>
    </Layout>
  );
}
