import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { Island } from '@site/src/static-pages';
import type { DemoSummary } from '@site/src/site/demo';
import styles from './Frame.module.css';

export interface DemoPageProps {
  /** Written by plugins/demos. */
  demo: DemoSummary;
}

/** The page a demo runs on: nothing but the demo. `data-page` tells page features that this is no page of the docs. */
export default function DemoPage({
  demo: { key, name, fullPage, stylings, frameUrl },
}: DemoPageProps): ReactNode {
  return (
    <>
      <Head>
        <html lang="en" data-page="demo" />
        <title>{`${name} – demo`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <Island
        name="demo-frame"
        boot="visible"
        className={styles.frame}
        props={{ demoKey: key, name, fullPage, stylings }}
      />
      <div className={styles.failed} role="alert">
        <p>The demo could not be loaded. Check your connection.</p>
        <a href={frameUrl}>Try again</a>
      </div>
      <noscript>This demo needs JavaScript.</noscript>
    </>
  );
}
