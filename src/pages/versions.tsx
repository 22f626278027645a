import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { LocalLink } from '@site/src/components/link/LocalLink';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { repositories } from '@site/src/site/origins';
import { productList } from '@site/src/site/products';
import styles from './versions.module.css';

/** `/toolpad/versions/`: which version of each product these pages speak of. */
export default function Versions(): ReactNode {
  const t = useTranslate();
  return (
    <Layout title={t('versions.title')} description={t('versions.description')}>
      <main className={`prose ${styles.main}`}>
        <h1>{t('versions.title')}</h1>
        <p>{t('versions.lead')}</p>
        <div className="table" tabIndex={0} role="group" aria-label={t('versions.title')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('versions.product')}</th>
                <th scope="col">{t('versions.version')}</th>
                <th scope="col">{t('versions.package')}</th>
                <th scope="col">{t('versions.released')}</th>
                <th scope="col">{t('versions.documentation')}</th>
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
                    <LocalLink to={product.home}>{t('versions.read')}</LocalLink>
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
