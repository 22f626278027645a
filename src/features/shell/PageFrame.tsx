import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import AnnouncementBar from '@theme/AnnouncementBar';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { elementIds } from '@site/model/facts/elementIds';
import { baseUrlOf, currentLanguage } from '@site/model/facts/languages';
import { indexFile } from '@site/model/facts/pageFiles';
import { productOfPath } from '@site/model/facts/paths';
import styles from './PageFrame.module.css';

interface PageFrameProps {
  children: ReactNode;
  title?: string;
  description?: string;
}

/** Frame of all pages. */
export function PageFrame({ children, title, description }: PageFrameProps): ReactNode {
  const { pathname } = useLocation();
  const t = useTranslate();
  const isDoc = productOfPath(pathname) !== null;
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Head>
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
      <AnnouncementBar />
      <Navbar />
      <div className={styles.content} id={isDoc ? undefined : elementIds.content}>
        {children}
      </div>
      <Footer />
      <p id="load-failed" popover="auto" role="alert">
        {t('loadFailed')}
      </p>
    </>
  );
}
