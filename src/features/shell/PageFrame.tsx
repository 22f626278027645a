import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import { getProductInfoFromUrl } from '@site/src/site/paths';
import { Footer } from './Footer';
import { contentId, Header } from './Header';
import styles from './PageFrame.module.css';

export interface PageFrameProps {
  children: ReactNode;
  title?: string;
  description?: string;
}

/** What every page has: header, one content area and footer, and the product tags in its head (contract, section 2). */
export function PageFrame({ children, title, description }: PageFrameProps): ReactNode {
  const { pathname } = useLocation();
  const { productId, productCategoryId } = getProductInfoFromUrl(pathname);
  const isDoc = /^\/toolpad\/(core|studio)\/./.test(pathname);
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Head>
        <meta name="mui:productId" content={productId ?? ''} />
        <meta name="mui:productCategoryId" content={productCategoryId ?? ''} />
        <meta name="theme-color" content="#ffffff" />
      </Head>
      <Header hasNavigation={isDoc} />
      <div className={styles.content} id={isDoc ? undefined : contentId}>
        {children}
      </div>
      <Footer />
    </>
  );
}
