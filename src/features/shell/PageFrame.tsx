import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import { LocalLink } from '@site/src/components/link/LocalLink';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { elementIds } from '@site/model/facts/elementIds';
import { baseUrlOf, currentLanguage } from '@site/model/facts/languages';
import { indexFile } from '@site/model/facts/pageFiles';
import { repositories } from '@site/model/facts/origins';
import { getProductInfoFromUrl, productOfPath } from '@site/model/facts/paths';
import { productList } from '@site/model/facts/products';
import footerStyles from './Footer.module.css';
import { Header } from './Header';
import styles from './PageFrame.module.css';

function Footer(): ReactNode {
  const t = useTranslate();
  return (
    <footer className={footerStyles.footer}>
      <div className={footerStyles.inner}>
        <span className={footerStyles.brand}>Toolpad</span>
        <nav aria-label={t('shell.site')} className={footerStyles.links}>
          {productList.map((product) => (
            <LocalLink key={product.key} to={product.home}>
              {product.name}
            </LocalLink>
          ))}
          <LocalLink to="/toolpad/versions/">{t('shell.versions')}</LocalLink>
          <LocalLink to="/toolpad/production-error/">{t('shell.productionErrors')}</LocalLink>
          <a href={repositories.product}>GitHub</a>
        </nav>
        <button type="button" className={footerStyles.keys} data-press="" data-needs-script="">
          {t('shortcuts')}
        </button>
        <span className={footerStyles.license}>{t('shell.license')}</span>
      </div>
    </footer>
  );
}

interface PageFrameProps {
  children: ReactNode;
  title?: string;
  description?: string;
}

/** Frame of all pages, with the product's meta tags (docs/behavior.md#paths). */
export function PageFrame({ children, title, description }: PageFrameProps): ReactNode {
  const { pathname } = useLocation();
  const t = useTranslate();
  const { productId, productCategoryId } = getProductInfoFromUrl(pathname);
  const isDoc = productOfPath(pathname) !== null;
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Head>
        <meta name="mui:productId" content={productId ?? ''} />
        <meta name="mui:productCategoryId" content={productCategoryId ?? ''} />
        <meta name="theme-color" content="#ffffff" />
        {/* Labels of the copy script, which is on all pages and too small to include a catalog. */}
        <body
          data-text-copy={t('copy')}
          data-text-copied={t('copied')}
          data-text-copy-code={t('copy.code')}
        />
      </Head>
      {/* For assistants that read the HTML. Docs pages have it in their menu. */}
      {isDoc ? null : (
        <p hidden>{t('shell.index', { url: `${baseUrlOf(currentLanguage)}${indexFile}` })}</p>
      )}
      <Header hasNavigation={isDoc} />
      <div className={styles.content} id={isDoc ? undefined : elementIds.content}>
        {children}
      </div>
      <Footer />
    </>
  );
}
