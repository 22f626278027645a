import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { LocalLink } from '@site/src/components/link/LocalLink';
import { useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import { PageHead } from '@site/src/features/shell/shell';
import { currentLanguage } from '@site/model/facts/languages';
import { useVersionLinks } from '@site/src/components/version/useDocumentedVersion';
import type { MessageKey } from '@site/model/facts/messages/translate';
import { localizeHref } from '@site/model/facts/paths';
import { defaultProduct, productList, type Product } from '@site/model/facts/products';
import {
  compareVersions,
  formatRelease,
  packageUrl,
  releaseSectionUrl,
  releaseUrl,
  statusKey,
} from '@site/model/facts/releases';
import { isListed, stateOf } from '@site/model/facts/versions';

const statusPage = '/toolpad/core/introduction/project-status/';

/** A cell with the heading of its column, which phones show above it unless the cell is empty. */
function Cell({ column, children }: { column: MessageKey; children: ReactNode }): ReactNode {
  const t = useTranslate();
  return (
    <td role="cell" data-label={children ? t(column) : undefined}>
      {children}
    </td>
  );
}

function ReleaseLink(props: { page?: string; version: string; children: string }): ReactNode {
  const { page, version, children } = props;
  if (!page) return null;
  return <a href={localizeHref(releaseSectionUrl(page, version), currentLanguage)}>{children}</a>;
}

function ProductVersions({ product }: { product: Product }): ReactNode {
  const t = useTranslate();
  const links = useVersionLinks(product).filter((link) => isListed(link, product));
  const newestFirst = links.toSorted((a, b) => compareVersions(b.version, a.version));
  return newestFirst.map(({ version, label, href, ...documented }) => (
    <tr key={documented.name} role="row">
      <th role="rowheader" scope="row">
        {product.name}
      </th>
      <Cell column="versions.version">
        <a href={releaseUrl(label)}>{label}</a>
      </Cell>
      <Cell column="versions.package">
        <a href={packageUrl(product, version)}>
          <code>{product.package}</code>
        </a>
      </Cell>
      <Cell column="versions.released">
        {formatRelease(product.released[version], currentLanguage)}
      </Cell>
      <Cell column="versions.status">{t(statusKey(product, stateOf(documented)))}</Cell>
      <Cell column="versions.documentation">
        <LocalLink to={documented.isLast ? product.home : href}>{t('versions.read')}</LocalLink>
      </Cell>
      <Cell column="versions.changes">
        {product.releaseNotes || product.apiChanges ? (
          <>
            <ReleaseLink page={product.releaseNotes} version={version}>
              {t('versions.notes')}
            </ReleaseLink>
            {product.releaseNotes && product.apiChanges ? ' · ' : null}
            <ReleaseLink page={product.apiChanges} version={version}>
              {t('versions.apiChanges')}
            </ReleaseLink>
          </>
        ) : null}
      </Cell>
    </tr>
  ));
}

/** `/toolpad/versions/`: documented versions of each product. */
export default function Versions(): ReactNode {
  const t = useTranslate();
  const rich = useRichText();
  const { name, version, next } = defaultProduct;
  return (
    <Layout title={t('versions.title')} description={t('versions.description')}>
      <PageHead title={t('versions.title')} description={t('versions.description')} />
      <main className="prose">
        <h1>{t('versions.title')}</h1>
        <p>
          {t('versions.lead')}{' '}
          {rich(next ? 'versions.choice' : 'versions.advice', {
            newest: `${name} ${next}`,
            version,
            status: (
              <LocalLink to={next ? `${statusPage}#which-release` : statusPage}>
                {t('versions.projectStatus')}
              </LocalLink>
            ),
          })}
        </p>
        <div className="table" tabIndex={0} role="group" aria-label={t('versions.title')}>
          <table role="table" data-cards="">
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
