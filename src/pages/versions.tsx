import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { LocalLink } from '@site/src/components/link/LocalLink';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { PageHead } from '@site/src/features/shell/shell';
import { currentLanguage } from '@site/model/facts/languages';
import { useVersionLinks } from '@site/src/components/version/useDocumentedVersion';
import { localizeHref } from '@site/model/facts/paths';
import { productList, type Product } from '@site/model/facts/products';
import {
  formatRelease,
  packageUrl,
  releaseSectionUrl,
  releaseUrl,
  statusKey,
} from '@site/model/facts/releases';
import { stateOf } from '@site/model/facts/versions';

function ReleaseLink(props: { page?: string; version: string; children: string }): ReactNode {
  const { page, version, children } = props;
  if (!page) return null;
  return <a href={localizeHref(releaseSectionUrl(page, version), currentLanguage)}>{children}</a>;
}

function ProductVersions({ product }: { product: Product }): ReactNode {
  const t = useTranslate();
  const links = useVersionLinks(product);
  return links.map(({ version, label, href, ...documented }) => (
    <tr key={documented.name}>
      <th scope="row">{product.name}</th>
      <td>
        <a href={releaseUrl(label)}>{label}</a>
      </td>
      <td>
        <a href={packageUrl(product, version)}>
          <code>{product.package}</code>
        </a>
      </td>
      <td>{formatRelease(product.released[version], currentLanguage)}</td>
      <td>{t(statusKey(product, stateOf(documented)))}</td>
      <td>
        <LocalLink to={documented.isLast ? product.home : href}>{t('versions.read')}</LocalLink>
      </td>
      <td>
        <ReleaseLink page={product.releaseNotes} version={version}>
          {t('versions.changes')}
        </ReleaseLink>{' '}
        <ReleaseLink page={product.apiChanges} version={version}>
          {t('versions.apiChanges')}
        </ReleaseLink>
      </td>
    </tr>
  ));
}

/** `/toolpad/versions/`: documented versions of each product. */
export default function Versions(): ReactNode {
  const t = useTranslate();
  return (
    <Layout title={t('versions.title')} description={t('versions.description')}>
      <PageHead title={t('versions.title')} description={t('versions.description')} />
      <main className="prose">
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
                <th scope="col">{t('versions.status')}</th>
                <th scope="col">{t('versions.documentation')}</th>
                <th scope="col">{t('versions.changes')}</th>
              </tr>
            </thead>
            <tbody>
              {productList.map((product) => (
                <ProductVersions key={product.key} product={product} />
              ))}
            </tbody>
          </table>
        </div>
      </main>
    </Layout>
  );
}
