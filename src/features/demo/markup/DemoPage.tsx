import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { Island } from '@site/src/runtime/Island';
import type { DemoSummary } from '@site/model/facts/demo';
import { currentLanguage } from '@site/model/facts/languages';
import { DemoPreview, type PreviewModules } from '../preview/DemoPreview';
import styles from './DemoPage.module.css';

interface DemoPageProps {
  /** Written by plugins/demos. */
  demo: DemoSummary;
  /** Missing in `npm start`. */
  preview?: PreviewModules;
}

/** Separate page of a demo. `data-page` tells features that this isn't a page of the docs. */
export default function DemoPage({
  demo: { key, name, fullPage, stylings, frameUrl },
  preview,
}: DemoPageProps): ReactNode {
  const t = useTranslate();
  const [, version] = key.split('/');
  const title = t('demo.pageTitle', { name: `${name} (${version})` });
  return (
    <>
      <Head>
        <html lang={currentLanguage} data-page="demo" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </Head>
      {preview ? (
        <DemoPreview
          preview={preview}
          name={name}
          place={fullPage ? 'document' : 'page'}
          heading={title}
        />
      ) : null}
      <Island
        name="demo-frame"
        className={styles.frame}
        props={{ demoKey: key, name, fullPage, stylings }}
      />
      <div className={styles.failed} role="alert">
        <p>{t('demo.pageNotLoaded')}</p>
        <a href={frameUrl}>{t('demo.tryAgain')}</a>
      </div>
    </>
  );
}
